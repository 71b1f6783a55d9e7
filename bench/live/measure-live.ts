import { setTimeout as wait } from "node:timers/promises";
import { BenchUser } from "../bench-user.ts";
import type { Figure } from "../figure.ts";
import { RunningServer } from "../running-server.ts";
import { p95 } from "./change-load.ts";
import { Follower } from "./follower.ts";

const patienceMs = 30_000;
/** Windows of one trip, and changes that they read. */
interface Sizes {
  windows: number;
  changes: number;
}

/** As many windows as a trip has members. */
const usual: Sizes = { windows: 50, changes: 40 };

/** Measures how soon all windows of a trip have read what one of them has changed. */
export async function measureLive(
  dataDir: string,
  { windows, changes }: Sizes = usual,
): Promise<Figure[]> {
  console.log("Live ...");
  const server = await RunningServer.start(dataDir);
  const open: Follower[] = [];
  try {
    const owner = await BenchUser.register(server.url, dataDir);
    const others: BenchUser[] = [];
    while (others.length + 1 < windows) others.push(await BenchUser.register(server.url, dataDir));
    const { tripId } = await owner.plan(14, 10);
    const together = [owner, ...others.slice(0, windows - 1)];
    for (const member of together.slice(1)) await join(owner, member, tripId);
    for (const member of together) open.push(await Follower.open(server.url, tripId, member, true));
    const seen = await measureChanges(owner, tripId, open, changes);
    return [
      {
        ...{ name: `a change is read by ${windows} windows`, measured: p95(seen), unit: "ms" },
        ...{ atMost: 150, note: `p95 of ${seen.length}, from the press to the answer` },
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
