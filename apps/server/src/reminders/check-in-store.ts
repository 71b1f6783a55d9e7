import { addDays, todayIn } from "@castor/core/time/dates.ts";
import { sql } from "kysely";
import type { Queries } from "../db/database.ts";

/** Somebody who asked for reminders, and a trip of theirs with a flight of which nothing was told yet. */
export interface FlightToTell {
  userId: string;
  tripId: string;
}

/** Zones are up to 14 hours away from UTC, and a night flight may stand on the day before. */
const [daysBefore, daysAfter] = [2, 3];

/** The next people who asked to be told of their days, in the order of their ids, at most `max`. */
export async function listAsking(queries: Queries, after: string, max: number): Promise<string[]> {
  const rows = await queries
    .selectFrom("reminder_settings")
    .select("user_id")
    .where("user_id", ">", after)
    .where("has_trip_days", "=", 1)
    .orderBy("user_id")
    .limit(max)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * The trips of some people, own and shared, with a flight that may depart within a day. The days are a hint, whoever reads the trip
 * looks closer. A flight that was moved to another date is told of again.
 */
export async function listFlightsToTell(
  queries: Queries,
  now: Date,
  people: readonly string[],
): Promise<FlightToTell[]> {
  if (people.length === 0) return [];
  const today = todayIn("UTC", now);
  const [from, until] = [addDays(today, -daysBefore), addDays(today, daysAfter)];
  const flights = () =>
    queries
      .selectFrom("trips")
      .innerJoin("routes", "routes.trip_id", "trips.id")
      .innerJoin("stops", "stops.route_id", "routes.id")
      // Who tries something out is not to be woken for it.
      .where("trips.is_draft", "=", 0)
      .where("routes.date", ">=", from)
      .where("routes.date", "<", until)
      .where("stops.booking", "like", '%"kind":"flight"%')
      .distinct();
  const told = (userId: "trips.owner_id" | "members.user_id") => sql<boolean>`exists (
    select 1 from sent_reminders
    where sent_reminders.user_id = ${sql.ref(userId)} and sent_reminders.kind = 'checkIn'
      and sent_reminders.subject_id = stops.id
      and stops.booking like '%"departure":{"at":"' || sent_reminders.date || ' %')`;
  const own = await flights()
    .select(["trips.owner_id as userId", "trips.id as tripId"])
    .where("trips.owner_id", "in", people)
    .where((is) => is.not(told("trips.owner_id")))
    .execute();
  const shared = await flights()
    .innerJoin("members", "members.trip_id", "trips.id")
    .select(["members.user_id as userId", "trips.id as tripId"])
    .where("members.user_id", "in", people)
    .where((is) => is.not(told("members.user_id")))
    .execute();
  return [...own, ...shared];
}
