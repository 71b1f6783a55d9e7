import type { Queries } from "../../src/db/database.ts";
import { saveNoticeMail } from "../../src/notices/notice-mail-store.ts";
import { tell } from "../../src/notices/notice-store.ts";
import { saveReminders } from "../../src/reminders/reminder-settings-store.ts";
import { insertSentReminders } from "../../src/reminders/sent-reminder-store.ts";

/** Gives a user settings of reminders, a day of a trip that was told, a notice, and a choice of its mails. */
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
  const detail = { trip: "Weekend", who: "Somebody", text: "", role: null };
  await tell(queries, { userId, tripId, kind: "joined", subjectId: tripId, detail }, now);
  const chosen = { mail: "daily" as const, zone: "Europe/Vienna" };
  await saveNoticeMail(queries, { userId, tripId }, chosen, now);
  await insertSentReminders(queries, userId, `mail of ${userId}`, [day], now);
}
