import * as z from "zod/mini";
import { message } from "../schemas/validation.ts";
import { type DateText, instant } from "../time/dates.ts";
import { isZone } from "../time/zone-offset.ts";

/** How many days before a payment, the end of a free cancellation or the date of a task somebody is reminded of it. */
export const reminderDays = [1, 3, 7] as const;
export type ReminderDays = (typeof reminderDays)[number];

const zoneMax = 64;
const zone = z.string().check(z.maxLength(zoneMax), z.refine(isZone, message("invalidValue")));
const wishes = {
  /** Null: no reminders of payments, cancellations and tasks. */
  paymentDays: z.nullable(z.literal([...reminderDays])),
  /** On the evening before each day of a trip, and when check-in for a flight opens. */
  hasTripDays: z.boolean(),
};

/** Which reminders a user wants, and the zone (IANA name) of their evening (specification#reminders). */
export const remindersSave = z.object({ ...wishes, zone });
export type RemindersSave = z.infer<typeof remindersSave>;

/** The same as it is kept. `zone` is null as long as nobody asked for reminders. */
export const reminders = z.object({ ...wishes, zone: z.nullable(z.string()) });
export type Reminders = z.infer<typeof reminders>;

/** Nobody is reminded who did not ask for it. */
export const noReminders: Reminders = { paymentDays: null, hasTripDays: false, zone: null };

/** What somebody was reminded of, as the download of an account names it. */
export const sentReminder = z.object({
  kind: z.enum(["payment", "cancellation", "task", "day", "checkIn"]),
  date: z.string(),
  tripId: z.string(),
  sent: instant,
});
export type ReminderKind = z.infer<typeof sentReminder>["kind"];

/** What a reminder is about: a cost or a note with tasks of a trip, each with its date, a day of a trip, or a flight with the date of its departure. */
export interface ReminderSubject {
  kind: ReminderKind;
  tripId: string;
  /** The row of the cost, the note of the tasks, the trip of the day, or the stop of the flight. */
  subjectId: string;
  date: DateText;
}
