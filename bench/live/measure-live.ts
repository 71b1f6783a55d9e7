import { setTimeout as wait } from "node:timers/promises";
import { BenchUser } from "../bench-user.ts";
import type { Figure } from "../figure.ts";
import { RunningServer } from "../running-server.ts";
import { Follower } from "./follower.ts";

const settleMs = 5_000;
const patienceMs = 30_000;
/** A process opens no more for one user (`server/live/live-trips.ts`). */
const perUser = 20;

/** Windows of one trip, changes that they read, and streams that are open while nothing happens. */
interface Sizes {
  windows: number;
  changes: number;
  idle: number;
}

/** As many windows as a trip has members. */
const usual: Sizes = { windows: 50, changes: 40, idle: 2_000 };

/** Measures how soon all windows of a trip have read what one of them has changed, and the memory of an open stream. */
export async function measureLive(
  dataDir: string,
  { windows, changes, idle }: Sizes = usual,
): Promise<Figure[]> {
  console.log("Live ...");
  const server = await RunningServer.start(dataDir);
  const open: Follower[] = [];
  try {
    const owner = await BenchUser.register(server.url, dataDir);
    const others: BenchUser[] = [];
    while (others.length + 1 < Math.max(windows, Math.ceil(idle / perUser)))
      others.push(await BenchUser.register(server.url, dataDir));
    const { tripId } = await owner.plan(14, 10);
    const together = [owner, ...others.slice(0, windows - 1)];
    for (const member of together.slice(1)) await join(owner, member, tripId);
    for (const member of together) open.push(await Follower.open(server.url, tripId, member, true));
    const seen = await measureChanges(owner, tripId, open, changes);
    for (const follower of open.splice(0)) follower.close();
    await wait(settleMs);
    const before = server.measureMegabytes();
    for (const user of [owner, ...others]) {
      const { tripId: own } = await user.plan(1, 0);
      for (let count = 0; count < perUser && open.length < idle; count++)
        open.push(await Follower.open(server.url, own, user, false));
    }
    await wait(settleMs);
    const kilobytes = ((server.measureMegabytes() - before) * 1_024) / open.length;
    return [
      {
        ...{ name: `a change is read by ${windows} windows`, measured: p95(seen), unit: "ms" },
        ...{ atMost: 150, note: `p95 of ${seen.length}, from the press to the answer` },
      },
      {
        ...{ name: "memory of an open stream", measured: kilobytes, unit: "kB", atMost: 25 },
        note: `${open.length} of them`,
      },
    ];
  } finally {
    for (const follower of open) follower.close();
    await server.stop();
  }
}

async function join(owner: BenchUser, member: BenchUser, tripId: string): Promise<void> {
  const invitation = { tripId, role: "editor", seesMoney: true, days: 1, uses: 1 };
  const { token } = await owner.post("invitation", invitation);
  await member.post("invitation/accept", { token });
}

/** The milliseconds from each change to each window that has read it. */
async function measureChanges(
  owner: BenchUser,
  tripId: string,
  windows: readonly Follower[],
  changes: number,
): Promise<number[]> {
  const seen: number[] = [];
  // The first one fills caches.
  for (let change = 0; change <= changes; change++) {
    const begun = performance.now();
    const reads = windows.map(
      (window) =>
        new Promise<number>((resolve) => {
          window.onRead = (at) => resolve(at - begun);
        }),
    );
    await owner.post("trip", { id: tripId, name: `Name ${change}` });
    const late = wait(patienceMs, null, { ref: false });
    const waits = await Promise.race([Promise.all(reads), late]);
    if (waits === null) throw new Error("Some windows were not told of a change.");
    if (change > 0) seen.push(...waits);
  }
  return seen;
}

const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
