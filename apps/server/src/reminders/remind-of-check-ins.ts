import { type CheckIn, listOpenCheckIns, nameFlight } from "@castor/core/bookings/check-ins.ts";
import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { loadUser } from "../account/user-store.ts";
import { createId } from "../db/create-id.ts";
import type { Database, Queries } from "../db/database.ts";
import { insertMail } from "../mail/mail-queue-store.ts";
import { tell } from "../notices/notice-store.ts";
import type { Log } from "../process/log.ts";
import { loadTrip } from "../trips/trip-store.ts";
import { type FlightToTell, listAsking, listFlightsToTell } from "./check-in-store.ts";
import { insertSentReminders } from "./sent-reminder-store.ts";

/** People of one run. Those who are left come with the next ones, then it begins anew. */
const perRun = 500;

/** Tells those who asked for it that check-in for a flight opens (decision 158): by mail, by the bell and on their devices. */
export class CheckInReminders {
  readonly #database: Database;
  readonly #log: Pick<Log, "warn">;
  readonly #max: number;
  /** The last one of the run before; empty begins anew. */
  #after = "";

  constructor(database: Database, log: Pick<Log, "warn">, max = perRun) {
    this.#database = database;
    this.#log = log;
    this.#max = max;
  }

  /** Answers whether a mail is queued. */
  async tell(now: Date): Promise<boolean> {
    const max = this.#max;
    const found = await this.#database.glance(async (queries) => {
      const people = await listAsking(queries, this.#after, max);
      this.#after = people[max - 1] ?? "";
      return listFlightsToTell(queries, now, people);
    });
    let isQueued = false;
    for (const [tripId, people] of Map.groupBy(found, (each) => each.tripId)) {
      // A trip that cannot be read must not keep the others waiting.
      try {
        if (await this.#tellOfTrip(tripId, people, now)) isQueued = true;
      } catch (error) {
        this.#log.warn({ err: error, tripId }, "the check-ins of a trip could not be told");
      }
    }
    return isQueued;
  }

  async #tellOfTrip(tripId: string, people: FlightToTell[], now: Date): Promise<boolean> {
    const trip = await this.#database.read((queries) => loadTrip(queries, tripId));
    const open = trip ? listOpenCheckIns(trip, zoneAt, now) : [];
    if (!trip || open.length === 0) return false;
    return this.#database.write(async (queries) => {
      let isQueued = false;
      for (const { userId } of people)
        for (const checkIn of open)
          if (await remind(queries, { userId, tripId }, trip, checkIn, now)) isQueued = true;
      return isQueued;
    });
  }
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
