import { mkdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { BenchUser, makePointBody } from "./bench-user.ts";
import type { Figure } from "./figure.ts";
import { KeepAliveConnection } from "./keep-alive-connection.ts";
import { measureLoad } from "./load.ts";
import { RunningServer } from "./running-server.ts";
import { startBareServer } from "./start-bare-server.ts";

const readTrips = 5;
const writtenTrips = 20;
const pointsPerSecond = 500;
const writers = 8;
const bareSeconds = 5;
const leastReads = 5_000;
const leastShare = 0.3;
const sampleMs = 1_000;

/**
 * Measures reads of trips of 140 points while 500 points a second are written to other trips: one process, the embedded
 * database. A bare server is measured before and after, in the same run.
 */
export async function measureMixedLoad(folder: string, seconds: number): Promise<Figure[]> {
  console.log(`Reads and writes at the same time, for ${seconds} s ...`);
  mkdirSync(folder, { recursive: true });
  const server = await RunningServer.start(folder);
  try {
    const user = await BenchUser.register(server.url, folder);
    const trips: string[] = [];
    for (let trip = 0; trip < readTrips; trip += 1) trips.push((await user.plan(14, 10)).tripId);
    const days: string[] = [];
    for (let trip = 0; trip < writtenTrips; trip += 1)
      days.push(...(await user.plan(5, 0)).routeIds);
    const headers = { ...user.headers, "accept-encoding": "gzip, br" };
    const readOf = (turn: number) =>
      ({ method: "GET", path: `/api/trip/${trips[turn % readTrips]}`, headers }) as const;
    const bare = await startBareServer(`${server.url}${readOf(0).path}`, headers, folder);
    const measureBare = () => measureLoad({ url: bare.url, nextCall: readOf }, bareSeconds);
    const before = await measureBare();
    const writing = writePoints(server.url, user, days);
    const memory = sampleMemory(server);
    const ours = await measureLoad({ url: server.url, nextCall: readOf }, seconds);
    const written = await writing.stop();
    const { early, late } = memory.stop();
    const after = await measureBare();
    bare.stop();
    const bareRate = (before.perSecond + after.perSecond) / 2;
    const share = ours.perSecond / bareRate;
    // Either is enough: so many reads, or that share of what the machine can do.
    const isShareEnough = share >= leastShare;
    const name = `trip 14 x 10, ${pointsPerSecond} points/s written to others`;
    return [
      {
        name: `${name}: reads`,
        measured: ours.perSecond,
        unit: "/s",
        ...(isShareEnough ? {} : { atLeast: leastReads }),
        note: `p50 ${ours.p50.toFixed(1)} ms, ${bare.size}; ${seconds} s`,
      },
      {
        name: `${name}: share of a bare server (${bareRate.toFixed(0)}/s)`,
        ...{ measured: share, unit: "" },
        ...(ours.perSecond >= leastReads ? {} : { atLeast: leastShare }),
      },
      { name: `${name}: reads, p99`, measured: ours.p99, unit: "ms", atMost: 50 },
      {
        name: `${name}: points written`,
        ...{ measured: written, unit: "/s", atLeast: 0.95 * pointsPerSecond },
      },
      {
        name: `${name}: memory, last third to first third`,
        ...{ measured: late / early, unit: "", atMost: 1.1 },
        note: `${early.toFixed(0)} MB, then ${late.toFixed(0)} MB`,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Writes points at a steady rate. `stop` answers how many a second were written. */
function writePoints(url: string, user: BenchUser, days: readonly string[]) {
  const begun = performance.now();
  let count = 0;
  let isOver = false;
  const work = async (writer: number) => {
    const connection = await KeepAliveConnection.open(url);
    for (let turn = 0; !isOver; turn += 1) {
      const index = turn * writers + writer;
      const early = begun + (index * 1_000) / pointsPerSecond - performance.now();
      if (early > 0) await wait(early);
      const status = await connection.send({
        ...{ method: "POST", path: "/api/point" },
        headers: { ...user.headers, "content-type": "application/json" },
        body: JSON.stringify(makePointBody(days[index % days.length] ?? "", 0, index % 90)),
      });
      if (status !== 200) throw new Error(`a point: ${status}`);
      count += 1;
    }
    connection.close();
  };
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => work(writer)));
  return {
    stop: async () => {
      isOver = true;
      await writing;
      return (count * 1_000) / (performance.now() - begun);
    },
  };
}

function sampleMemory(server: RunningServer) {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(server.measureMegabytes()), sampleMs);
  const meanOf = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0) / some.length;
  return {
    stop: () => {
      clearInterval(timer);
      const third = Math.max(1, Math.floor(samples.length / 3));
      return { early: meanOf(samples.slice(0, third)), late: meanOf(samples.slice(-third)) };
    },
  };
}
