import { addDays, todayIn } from "@castor/core/time/dates.ts";
import { sql } from "kysely";
import type { Queries } from "../db/database.ts";

/** Somebody who asked for reminders, and a trip of theirs with a flight of which nothing was told yet. */
export interface FlightToTell {
  userId: string;
  tripId: string;
}

/** A page of a list in the order of trips and users. */
interface Page {
  /** The last one of the page before; null begins anew. */
  after: FlightToTell | null;
  max: number;
}

/** Zones are up to 14 hours away from UTC, and a night flight may stand on the day before. */
const [daysBefore, daysAfter] = [2, 3];

/**
 * The trips of people who asked to be told of their days, own and shared, with a flight that may depart within a day. The
 * days are a hint, whoever reads the trip looks closer. A flight that was moved to another date is told of again.
 */
export async function listFlightsToTell(
  queries: Queries,
  now: Date,
  { after, max }: Page,
): Promise<FlightToTell[]> {
  const today = todayIn("UTC", now);
  const [from, until] = [addDays(today, -daysBefore), addDays(today, daysAfter)];
  const people = () =>
    queries.selectFrom("reminder_settings").where("reminder_settings.has_trip_days", "=", 1);
  const own = people()
    .innerJoin("trips", "trips.owner_id", "reminder_settings.user_id")
    .select(["reminder_settings.user_id", "trips.id"])
    // Who tries something out is not to be woken for it.
    .where("trips.is_draft", "=", 0);
  const shared = people()
    .innerJoin("members", "members.user_id", "reminder_settings.user_id")
    .innerJoin("trips", "trips.id", "members.trip_id")
    .select(["reminder_settings.user_id", "trips.id"])
    .where("trips.is_draft", "=", 0);
  return await queries
    .selectFrom(own.unionAll(shared).as("theirs"))
    .innerJoin("routes", "routes.trip_id", "theirs.id")
    .innerJoin("stops", "stops.route_id", "routes.id")
    .select(["theirs.user_id as userId", "theirs.id as tripId"])
    .distinct()
    .where("routes.date", ">=", from)
    .where("routes.date", "<", until)
    .where("stops.booking", "like", '%"kind":"flight"%')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom("sent_reminders")
            .select("sent_reminders.subject_id")
            .whereRef("sent_reminders.user_id", "=", "theirs.user_id")
            .where("sent_reminders.kind", "=", "checkIn")
            .whereRef("sent_reminders.subject_id", "=", "stops.id")
            .where(
              "stops.booking",
              "like",
              sql<string>`'%"departure":{"at":"' || sent_reminders.date || ' %'`,
            ),
        ),
      ),
    )
    .$if(after !== null, (query) =>
      query.where((is) =>
        is(
          is.refTuple("theirs.id", "theirs.user_id"),
          ">",
          is.tuple(after?.tripId ?? "", after?.userId ?? ""),
        ),
      ),
    )
    .orderBy("theirs.id")
    .orderBy("theirs.user_id")
    .limit(max)
    .execute();
}
