import { BenchUser } from "../../bench/bench-user.ts";

const days = 3;
const pointsPerDay = 4;

/**
 * Registers by the mail in the outbox, and plans a trip.
 * @param {string} origin
 * @param {string} data
 */
export async function planTrip(origin, data) {
  const user = await BenchUser.register(origin, data);
  const { tripId } = await user.plan(days, pointsPerDay);
  const found = { user, tripId, username: user.username };
  return { says: `${days} days of ${pointsPerDay} points`, found };
}

/**
 * Reads the trip with the session of before.
 * @param {{ user: BenchUser, tripId: string }} written
 */
export async function readTrip({ user, tripId }) {
  const trip = /** @type {{ routes: { points: object[] }[] }} */ (await user.get(`trip/${tripId}`));
  const points = trip.routes.flatMap((route) => route.points).length;
  if (points !== days * pointsPerDay) throw new Error(`${points} points are there`);
  await user.logIn();
  return {
    says: `${points} points, by the session of before and by a new login`,
    found: undefined,
  };
}
