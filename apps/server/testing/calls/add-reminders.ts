import type { Queries } from "../../src/db/database.ts";
import { saveNoticeMail } from "../../src/notices/notice-mail-store.ts";
import { tell } from "../../src/notices/notice-store.ts";
import { savePush } from "../../src/notices/push-store.ts";
import { saveReminders } from "../../src/reminders/reminder-settings-store.ts";
import { insertSentReminders } from "../../src/reminders/sent-reminder-store.ts";
import { anySubscription } from "./sample-bodies.ts";

/** Gives a user settings of reminders, a day of a trip that was told, a notice, a choice of its mails, and its push message. */
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
  const session = await queries
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const viewer = { userId, sessionId: session.id, expires: 0 };
  const endpoint = `${anySubscription.endpoint}-${userId}`;
  await savePush(queries, viewer, { ...anySubscription, endpoint }, now);
  // Due when the test is over.
  const later = new Date(now.getTime() + 3_600_000);
  await tell(queries, { userId, tripId, kind: "joined", subjectId: tripId, detail }, later);
  await queries
    .updateTable("push_messages")
    .set({ id: `push of ${userId}` })
    .where("session_id", "=", session.id)
    .execute();
  const chosen = { mail: "daily" as const, zone: "Europe/Vienna" };
  await saveNoticeMail(queries, { userId, tripId }, chosen, now);
  await insertSentReminders(queries, userId, `mail of ${userId}`, [day], now);
}
