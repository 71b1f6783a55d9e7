import { type CheckIn, listOpenCheckIns, nameFlight } from "@castor/core/bookings/check-ins.ts";
import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { loadUser } from "../account/user-store.ts";
import { createId } from "../db/create-id.ts";
import type { Database, Queries } from "../db/database.ts";
import { insertMail } from "../mail/mail-queue-store.ts";
import { tell } from "../notices/notice-store.ts";
import { loadTrip } from "../trips/trip-store.ts";
import { type FlightToTell, listFlightsToTell } from "./check-in-store.ts";
import { insertSentReminders } from "./sent-reminder-store.ts";

/** Trips of one run. Those who are left come with the next one. */
const tripsPerRun = 500;

/**
 * Tells those who asked for it that check-in for a flight opens (decision 158): by mail, by the bell and on their devices. Answers whether
 * a mail is queued.
 */
export async function remindOfCheckIns(database: Database, now: Date): Promise<boolean> {
  const found = await database.glance((queries) => listFlightsToTell(queries, now, tripsPerRun));
  let isQueued = false;
  for (const [tripId, people] of Map.groupBy(found, (each) => each.tripId)) {
    const trip = await database.read((queries) => loadTrip(queries, tripId));
    const open = trip ? listOpenCheckIns(trip, zoneAt, now) : [];
    if (!trip || open.length === 0) continue;
    await database.write(async (queries) => {
      for (const { userId } of people)
        for (const checkIn of open)
          if (await remind(queries, { userId, tripId }, trip, checkIn, now)) isQueued = true;
    });
  }
  return isQueued;
}

/** Queues mail and notice with the note of what they say, in one transaction. False where it was told before. */
async function remind(
  queries: Queries,
  { userId, tripId }: FlightToTell,
  trip: Pick<Trip, "name">,
  { journey, departsAt }: CheckIn,
  now: Date,
): Promise<boolean> {
  const user = await loadUser(queries, userId);
  if (user === undefined) return false;
  const mailId = createId();
  const subjectId = journey.from.id;
  const subject = { kind: "checkIn" as const, tripId, subjectId, date: dayOf(departsAt) };
  if (!(await insertSentReminders(queries, userId, mailId, [subject], now))) return false;
  await insertMail(queries, { kind: "checkIn", userId, lang: user.lang }, now, mailId);
  const detail = {
    trip: trip.name,
    who: "",
    text: nameFlight(journey),
    role: null,
    value: departsAt,
  };
  await tell(queries, { userId, tripId, kind: "checkIn", subjectId, detail }, now);
  return true;
}
