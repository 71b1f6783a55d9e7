import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "../../apps/server/testing/databases/postgres.ts";
import { inCheckout } from "../../scripts/process/checkout.mjs";
import { BenchUser } from "../bench-user.ts";
import type { Figure } from "../figure.ts";
import { RunningServer } from "../running-server.ts";
import { type FollowedTrip, offerChanges, p95 } from "./change-load.ts";
import { Follower } from "./follower.ts";

const idleSeconds = 20;
const settleMs = 5_000;
const noTold: Told = { ms: 0, late: 100 };
/** A rate that one PostgreSQL beside two processes and this load keeps up with on two cores. */
const perSecondOnPostgres = 100;

/** Trips with windows, each with as many streams as one user may have, and the load of changes. */
interface Sizes {
  trips: number;
  windows: number;
  perSecond: number;
  seconds: number;
}

const usual: Sizes = { trips: 500, windows: 10, perSecond: 500, seconds: 10 };
/** A process opens no more for one user (`server/live/live-trips.ts`). */
const perUser = 20;

/**
 * Measures streams in numbers: what an open one costs while nothing happens, and how soon windows are told while many trips change; beside a
 * bare server, and with the writes and the streams in two processes on one PostgreSQL.
 */
export async function measureManyTrips(folder: string, sizes: Sizes = usual): Promise<Figure[]> {
  console.log("Live, many trips ...");
  const { idle, told } = await measureOne(join(folder, "one"), sizes);
  const bare = await measureBare(sizes);
  const { one, two } = await measureTwo(join(folder, "two"), {
    ...sizes,
    perSecond: Math.min(sizes.perSecond, perSecondOnPostgres),
  });
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
    {
      ...{
        name: "the same by two processes",
        measured: two.ms / one.ms,
        unit: "of one",
        atMost: 1.3,
      },
      note: `p95 of ${Math.round(two.ms)} ms and ${Math.round(one.ms)} ms, ${perSecondOnPostgres} changes a second on PostgreSQL`,
    },
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

/** One process writes and has the streams; then another one has the streams. */
async function measureTwo(dataDir: string, sizes: Sizes) {
  const postgres = await startPostgres();
  const environment = { DATABASE_URL: postgres.url };
  const writer = await RunningServer.start(dataDir, environment);
  const open: Follower[] = [];
  try {
    const users = await registerUsers(writer.url, dataDir, sizes);
    const plans = await planTrips(users, sizes);
    const results: Told[] = [];
    for (const isApart of [false, true]) {
      const reader = isApart ? await RunningServer.start(dataDir, environment) : writer;
      try {
        const trips = await follow(reader.url, plans, sizes, open);
        await wait(settleMs);
        results.push(await measureTold(writer.url, trips, sizes));
      } finally {
        for (const follower of open.splice(0)) follower.close();
        if (isApart) await reader.stop();
      }
    }
    const [one = noTold, two = noTold] = results;
    return { one, two };
  } finally {
    await writer.stop();
    await postgres.stop();
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

type Plan = Omit<FollowedTrip, "windows">;
/** p95 of the milliseconds, and the percentage of windows that were not told before the next change of their trip. */
interface Told {
  ms: number;
  late: number;
}

async function registerUsers(url: string, dataDir: string, { trips, windows }: Sizes) {
  const users: BenchUser[] = [];
  while (users.length * perUser < trips * windows)
    users.push(await BenchUser.register(url, dataDir));
  return users;
}

async function planTrips(users: readonly BenchUser[], { trips, windows }: Sizes): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const user of users)
    for (let count = 0; count < perUser / windows && plans.length < trips; count++) {
      const { tripId, routeIds } = await user.plan(1, 0);
      const [id] = routeIds;
      const bodyOf = (change: number) => JSON.stringify({ id, description: `Sight ${change}` });
      plans.push({ id: tripId, path: "/api/route", bodyOf, headers: user.headers });
    }
  return plans;
}

async function follow(
  url: string,
  plans: readonly Plan[],
  { windows }: Sizes,
  open: Follower[],
): Promise<FollowedTrip[]> {
  const trips: FollowedTrip[] = [];
  for (const plan of plans) {
    const opened: Follower[] = [];
    for (let count = 0; count < windows; count++)
      opened.push(await Follower.open(url, plan.id, plan, false));
    open.push(...opened);
    trips.push({ ...plan, windows: opened });
  }
  return trips;
}

async function measureTold(
  url: string,
  trips: readonly FollowedTrip[],
  { perSecond, seconds }: Sizes,
): Promise<Told> {
  const { told, missed } = await offerChanges(url, trips, { perSecond, seconds });
  return { ms: p95(told), late: (missed / (missed + told.length)) * 100 };
}
