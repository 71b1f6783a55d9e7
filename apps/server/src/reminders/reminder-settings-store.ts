import { eveningToday, nextEvening } from "@castor/core/reminders/reminder-times.ts";
import {
  noReminders,
  type Reminders,
  type RemindersSave,
} from "@castor/core/reminders/reminders.ts";
import type { Queries } from "../db/database.ts";

/** A user whose trips are to be looked at, with the evening that is due. */
export interface DueUser extends RemindersSave {
  userId: string;
  nextLook: string;
}

const fields = ["payment_days as paymentDays", "has_trip_days", "zone"] as const;

/** Which reminders a user asked for. */
export async function loadReminders(queries: Queries, userId: string): Promise<Reminders> {
  const row = await queries
    .selectFrom("reminder_settings")
    .select(fields)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (row === undefined) return noReminders;
  const { has_trip_days, ...kept } = row;
  return { ...kept, hasTripDays: has_trip_days === 1 };
}

/** Keeps what a user asked for. After the evening has begun, it is looked at once more: the next day is still to come. */
export async function saveReminders(
  queries: Queries,
  userId: string,
  { paymentDays, hasTripDays, zone }: RemindersSave,
  now: Date,
): Promise<void> {
  const isWanted = paymentDays !== null || hasTripDays;
  const row = {
    payment_days: paymentDays,
    has_trip_days: hasTripDays ? (1 as const) : (0 as const),
    zone,
    next_look: isWanted ? eveningToday(now, zone).toISOString() : null,
  };
  await queries
    .insertInto("reminder_settings")
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
}

/** Reminders follow a traveller: "the evening before" is that of the zone they are in. */
export async function moveToZone(
  queries: Queries,
  userId: string,
  zone: string,
  now: Date,
): Promise<void> {
  await queries
    .updateTable("reminder_settings")
    .set({ zone, next_look: eveningToday(now, zone).toISOString() })
    .where("user_id", "=", userId)
    .where("next_look", "is not", null)
    .where("zone", "!=", zone)
    .execute();
}

/** Ends all reminders of a user. */
export async function endReminders(queries: Queries, userId: string): Promise<void> {
  await queries
    .updateTable("reminder_settings")
    .set({ payment_days: null, has_trip_days: 0, next_look: null })
    .where("user_id", "=", userId)
    .execute();
}

/** The users whose evening has come, at most `max`, the longest waiting first. */
export async function listDueUsers(queries: Queries, now: Date, max: number): Promise<DueUser[]> {
  const rows = await queries
    .selectFrom("reminder_settings")
    .select(["user_id as userId", "next_look as nextLook", ...fields])
    .where("next_look", "<=", now.toISOString())
    .orderBy("next_look")
    .orderBy("user_id")
    .limit(max)
    .execute();
  return rows.flatMap(({ has_trip_days, nextLook, ...row }) =>
    nextLook === null ? [] : [{ ...row, nextLook, hasTripDays: has_trip_days === 1 }],
  );
}

/** Moves a user on to the next evening. False when another process did, or the user has changed the settings. */
export async function takeTurn(queries: Queries, due: DueUser, now: Date): Promise<boolean> {
  const moved = await queries
    .updateTable("reminder_settings")
    .set({ next_look: nextEvening(now, due.zone).toISOString() })
    .where("user_id", "=", due.userId)
    .where("next_look", "=", due.nextLook)
    .where("zone", "=", due.zone)
    .where("has_trip_days", "=", due.hasTripDays ? 1 : 0)
    .where("payment_days", due.paymentDays === null ? "is" : "=", due.paymentDays)
    .returning("user_id")
    .executeTakeFirst();
  return moved !== undefined;
}
