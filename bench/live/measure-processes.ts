import { setTimeout as wait } from "node:timers/promises";
import { startPostgres } from "../../apps/server/testing/databases/postgres.ts";
import { startRedis } from "../../apps/server/testing/databases/redis.ts";
import { computeMedian } from "../compute-median.ts";
import type { Figure } from "../figure.ts";
import { RunningServer } from "../running-server.ts";
import type { Follower } from "./follower.ts";
import {
  follow,
  measureTold,
  type Plan,
  planTrips,
  registerUsers,
  type Sizes,
} from "./many-streams.ts";

const settleMs = 5_000;
/** A rate that one PostgreSQL beside two processes and this load keeps up with on two cores. */
const perSecondAtMost = 100;
const turns = 3;

/**
 * Measures how much later windows are told when the writes and the streams are in two processes on one PostgreSQL. They tell each
 * other by it, then by Redis.
 */
export async function measureProcesses(dataDir: string, usual: Sizes): Promise<Figure[]> {
  const sizes = { ...usual, perSecond: Math.min(usual.perSecond, perSecondAtMost) };
  const postgres = await startPostgres();
  const redis = await startRedis();
  try {
    const byPostgres = { DATABASE_URL: postgres.url };
    const byRedis = { ...byPostgres, REDIS_URL: redis.url };
    const plans = await prepare(dataDir, byPostgres, sizes);
    const [one, two, twoByRedis]: [number[], number[], number[]] = [[], [], []];
    for (let turn = 0; turn < turns; turn++)
      for (const [told, environment, isApart] of [
        [one, byPostgres, false],
        [two, byPostgres, true],
        [twoByRedis, byRedis, true],
      ] as const)
        told.push(await measureOnce(dataDir, environment, { plans, sizes, isApart }));
    const alone = computeMedian(one);
    const figureOf = (name: string, told: readonly number[]): Figure => ({
      ...{ name, measured: computeMedian(told) / alone, unit: "of one", atMost: 1.3 },
      note: `p95 of ${computeMedian(told).toFixed(1)} ms and ${alone.toFixed(1)} ms, medians of ${turns}; ${sizes.perSecond} changes a second on PostgreSQL`,
    });
    return [
      figureOf("the same by two processes, by NOTIFY", two),
      figureOf("the same by two processes, by Redis", twoByRedis),
    ];
  } finally {
    await redis.kill();
    await postgres.stop();
  }
}

type Environment = Record<string, string>;

async function prepare(dataDir: string, environment: Environment, sizes: Sizes): Promise<Plan[]> {
  const server = await RunningServer.start(dataDir, environment);
  try {
    return await planTrips(await registerUsers(server.url, dataDir, sizes), sizes);
  } finally {
    await server.stop();
  }
}

/** The p95 of the milliseconds until a window is told, whose stream is at the process that writes or at another one. */
async function measureOnce(
  dataDir: string,
  environment: Environment,
  { plans, sizes, isApart }: { plans: readonly Plan[]; sizes: Sizes; isApart: boolean },
): Promise<number> {
  const writer = await RunningServer.start(dataDir, environment);
  // Idle beside the writer when it has the streams itself, so that the machine has as much to do.
  const reader = await RunningServer.start(dataDir, environment);
  const open: Follower[] = [];
  try {
    const trips = await follow((isApart ? reader : writer).url, plans, sizes, open);
    await wait(settleMs);
    const { ms } = await measureTold(writer.url, trips, sizes);
    return ms;
  } finally {
    for (const follower of open) follower.close();
    await reader.stop();
    await writer.stop();
  }
}
