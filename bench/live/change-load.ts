import { setTimeout as wait } from "node:timers/promises";
import { KeepAliveConnection } from "../keep-alive-connection.ts";
import type { Follower } from "./follower.ts";

/** A trip that several windows follow. */
export interface FollowedTrip {
  id: string;
  /** The call that changes it, and whose it is. */
  path: string;
  bodyOf: (change: number) => string;
  headers: Record<string, string>;
  windows: readonly Follower[];
}

const connections = 64;
const settleMs = 3_000;

/**
 * Offers so many changes a second, each of another trip, whether or not those before are answered. Returns the milliseconds from when
 * each was due to when each of the trip's windows was told.
 */
export async function offerChanges(
  url: string,
  trips: readonly FollowedTrip[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<{ told: number[]; missed: number }> {
  const free: KeepAliveConnection[] = [];
  for (let count = 0; count < connections; count++) free.push(await KeepAliveConnection.open(url));
  const all = [...free];
  const waiting: (() => void)[] = [];
  const told: number[] = [];
  const total = perSecond * seconds;
  let expected = 0;
  const begun = performance.now() + 200;
  const sent: Promise<void>[] = [];
  for (let change = 0; change < total; change++) {
    const due = begun + (change * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    const trip = trips[change % trips.length];
    if (trip === undefined) continue;
    expected += trip.windows.length;
    for (const window of trip.windows) {
      let isTold = false;
      window.onEvent = (at) => {
        if (!isTold) told.push(at - due);
        isTold = true;
      };
    }
    sent.push(send(trip, change));
  }
  await Promise.all(sent);
  await wait(settleMs);
  for (const connection of all) connection.close();
  return { told, missed: expected - told.length };

  async function send({ path, bodyOf, headers }: FollowedTrip, change: number): Promise<void> {
    let connection = free.pop();
    while (connection === undefined) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      connection = free.pop();
    }
    const status = await connection.send({
      ...{ method: "POST", path, body: bodyOf(change) },
      headers: { ...headers, "content-type": "application/json" },
    });
    if (status !== 200) throw new Error(`POST ${path}: ${status}`);
    free.push(connection);
    waiting.shift()?.();
  }
}

export const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
