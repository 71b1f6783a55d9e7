import { BenchUser } from "../bench-user.ts";
import { type FollowedTrip, offerChanges, p95 } from "./change-load.ts";
import { Follower } from "./follower.ts";

/** A process opens no more for one user (`server/live/live-trips.ts`). */
const perUser = 20;

/** Trips with windows, each with as many streams as one user may have, and the load of changes. */
export interface Sizes {
  trips: number;
  windows: number;
  perSecond: number;
  seconds: number;
}

export type Plan = Omit<FollowedTrip, "windows">;
/** p95 of the milliseconds, and the percentage of windows that were not told before the next change of their trip. */
export interface Told {
  ms: number;
  late: number;
}

export async function registerUsers(url: string, dataDir: string, { trips, windows }: Sizes) {
  const users: BenchUser[] = [];
  while (users.length * perUser < trips * windows)
    users.push(await BenchUser.register(url, dataDir));
  return users;
}

export async function planTrips(
  users: readonly BenchUser[],
  { trips, windows }: Sizes,
): Promise<Plan[]> {
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

export async function follow(
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

export async function measureTold(
  url: string,
  trips: readonly FollowedTrip[],
  { perSecond, seconds }: Sizes,
): Promise<Told> {
  const { told, missed } = await offerChanges(url, trips, { perSecond, seconds });
  return { ms: p95(told), late: (missed / (missed + told.length)) * 100 };
}
