import type { Queries } from "../../src/db/database.ts";
import { saveReminders } from "../../src/reminders/reminder-settings-store.ts";
import { insertSentReminders } from "../../src/reminders/sent-reminder-store.ts";

/** Gives a user settings of reminders, and a day of a trip that was told. */
export async function addReminders(
  queries: Queries,
  userId: string,
  tripId: string,
): Promise<void> {
  const now = new Date();
  await saveReminders(
    queries,
    userId,
    { paymentDays: 1, hasTripDays: true, zone: "Europe/Vienna" },
    now,
  );
  const day = { kind: "day" as const, tripId, subjectId: tripId, date: "2027-05-01" };
  await insertSentReminders(queries, userId, `mail of ${userId}`, [day], now);
}
