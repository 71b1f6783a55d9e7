import { listDeadlineReminders } from "@castor/core/reminders/list-reminders.ts";
import { dayToTell } from "@castor/core/reminders/reminder-times.ts";
import type { ReminderSubject } from "@castor/core/reminders/reminders.ts";
import { addDays, todayIn } from "@castor/core/time/dates.ts";
import type { Database } from "../db/database.ts";
import { loadTrip } from "../trips/trip-store.ts";
import type { DueUser } from "./reminder-settings-store.ts";
import { listTripsToRemindOf } from "./sent-reminder-store.ts";

/** What is to be said: costs of all trips in one mail, each day of a trip in its own. */
export interface FoundReminders {
  deadlines: ReminderSubject[];
  days: ReminderSubject[];
}

/** What a user is to be reminded of on the evening that is due. */
export async function findReminders(
  database: Database,
  { userId, paymentDays, hasTripDays, zone }: DueUser,
  now: Date,
): Promise<FoundReminders> {
  const today = todayIn(zone, now);
  const date = dayToTell(now, zone);
  const dates =
    paymentDays === null
      ? []
      : Array.from({ length: paymentDays + 1 }, (_, days) => addDays(today, days));
  const { withDay, withDeadline } = await database.read((queries) =>
    listTripsToRemindOf(queries, userId, { day: hasTripDays ? date : null, deadlines: dates }),
  );
  const deadlines: ReminderSubject[] = [];
  // Each trip in a snapshot of its own, so that others read in between.
  for (const tripId of withDeadline) {
    const trip = await database.read((queries) => loadTrip(queries, tripId));
    if (trip !== undefined && paymentDays !== null)
      deadlines.push(...listDeadlineReminders(trip, userId, paymentDays, today));
  }
  const days = withDay.map((tripId) => ({
    ...{ kind: "day" as const, tripId, subjectId: tripId, date },
  }));
  return { deadlines, days };
}
