import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inCheckout } from "../../scripts/process/checkout.mjs";
import type { Figure } from "../figure.ts";
import { RunningServer } from "../running-server.ts";
import type { Follower } from "./follower.ts";
import {
  follow,
  measureTold,
  planTrips,
  registerUsers,
  type Sizes,
  type Told,
} from "./many-streams.ts";
import { measureProcesses } from "./measure-processes.ts";

/** Each stream has one heartbeat in this time (`server/live/live-trips.ts`). */
const idleSeconds = 45;
const settleMs = 5_000;

const usual: Sizes = { trips: 500, windows: 10, perSecond: 500, seconds: 10 };

/**
 * Measures streams in numbers: what an open one costs while nothing happens, and how soon windows are told while many trips change; beside a
 * bare server, and with the writes and the streams in two processes on one PostgreSQL.
 */
export async function measureManyTrips(folder: string, sizes: Sizes = usual): Promise<Figure[]> {
  console.log("Live, many trips ...");
  const { idle, told } = await measureOne(join(folder, "one"), sizes);
  const bare = await measureBare(sizes);
  const streams = sizes.trips * sizes.windows;
  const load = `${sizes.perSecond} changes a second on ${sizes.trips} trips`;
  return [
    {
      name: "memory of a stream",
      measured: idle.kilobytes,
      unit: "kB",
      atMost: 25,
      note: `${streams} of them`,
    },
    {
      name: "processor of idle streams",
      measured: idle.percent,
      unit: "%",
      atMost: 1,
      note: `of a core, ${streams} of them`,
    },
    {
      name: `a window is told, ${load}`,
      measured: told.ms,
      unit: "ms",
      atMost: 150,
      bare: bare.ms,
      note: `p95, ${sizes.windows} windows each; ${told.late.toFixed(1)} % not told before the next change, bare ${bare.late.toFixed(1)} %`,
    },
    ...(await measureProcesses(join(folder, "two"), sizes)),
  ];
}

async function measureOne(dataDir: string, sizes: Sizes) {
  const server = await RunningServer.start(dataDir);
  const open: Follower[] = [];
  try {
    const users = await registerUsers(server.url, dataDir, sizes);
    const plans = await planTrips(users, sizes);
    const before = server.measureMegabytes();
    const trips = await follow(server.url, plans, sizes, open);
    await wait(settleMs);
    const kilobytes = ((server.measureMegabytes() - before) * 1_024) / open.length;
    const used = server.measureProcessorSeconds();
    await wait(idleSeconds * 1_000);
    const percent = ((server.measureProcessorSeconds() - used) / idleSeconds) * 100;
    return { idle: { kilobytes, percent }, told: await measureTold(server.url, trips, sizes) };
  } finally {
    for (const follower of open) follower.close();
    await server.stop();
  }
}

async function measureBare(sizes: Sizes): Promise<Told> {
  const server = fork(inCheckout("bench/live/bare-streams.ts"));
  const [port] = await once(server, "message");
  const url = `http://127.0.0.1:${port}`;
  const open: Follower[] = [];
  const ids = Array.from({ length: sizes.trips }, (_, index) => `trip${index}`);
  const plans = ids.map((id) => ({ id, path: `/api/${id}`, bodyOf: () => "{}", headers: {} }));
  const trips = await follow(url, plans, sizes, open);
  const told = await measureTold(url, trips, sizes);
  for (const follower of open) follower.close();
  server.disconnect();
  return told;
}
