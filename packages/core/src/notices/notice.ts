import * as z from "zod/mini";
import { toldChange } from "../bookings/inbound/told-change.ts";
import { givenRole } from "../members/member.ts";
import { id } from "../schemas/ids.ts";
import { instant } from "../time/dates.ts";

/**
 * What somebody is told of (decision 128): an invitation by mail, somebody who has joined, their name in a note, a task with
 * their name, a trip that is public now, another role, the end of a membership, a trip that is offered to them, another
 * reservation, stay or date of a day, and a check-in that opens; and a confirmation by mail that was read, whose bookings were put in or
 * have changed some, that has no booking, or could not be read.
 */
export const noticeKind = z.enum([
  "invited",
  "joined",
  "mentioned",
  "assigned",
  "published",
  "roleChanged",
  "removed",
  "transferOffered",
  "changed",
  "bookingsRead",
  "bookingsPlaced",
  "bookingsUpdated",
  "noBooking",
  "mailFailed",
  "checkIn",
] as const);
export type NoticeKind = z.infer<typeof noticeKind>;

/** Of a mail to the address of the account (decision 157). Their subject is the mail, and a trip is only what it fits; of what was put in it is the stop. */
export const inboundNoticeKinds = [
  "bookingsRead",
  "bookingsPlaced",
  "bookingsUpdated",
  "noBooking",
  "mailFailed",
] as const satisfies readonly NoticeKind[];

/** Ids and names as they were, without money and secrets. The reader's language says it in words. */
export const noticeDetail = z.object({
  /** The name of the trip. */
  trip: z.string(),
  /** The public name of who did it. */
  who: z.string(),
  /** The first words of a note or task; of bookings the first one; empty for all else. */
  text: z._default(z.string(), ""),
  /** The new role, of `roleChanged` and `invited`. */
  role: z._default(z.nullable(givenRole), null),
  /**
   * Of `checkIn`: `text` names the flight, `value` is its local departure with its date.
   *
   * Of `changed`: what of the first thing, which `text` names, its new value, and how many changed. `date` is a local date with its time,
   * `stay` two of them with a slash between, of which one may be empty. Of bookings: `value` is the first date, null where none
   * is told, and `count` says how many there are.
   */
  field: z.optional(z.enum(["time", "stay", "date"])),
  value: z.optional(z.nullable(z.string())),
  count: z.optional(z.int()),
  /** Of a mail to the address of the account: its id. */
  mailId: z.optional(id),
  /** Of what was put in: the first stop, and of `bookingsUpdated` what has changed there. */
  stopId: z.optional(id),
  change: z.optional(toldChange),
});
export type NoticeDetail = z.infer<typeof noticeDetail>;

/** A notice as its reader gets it. `tripId` null: its trip is not theirs. */
export const notice = z.extend(noticeDetail, {
  id,
  kind: noticeKind,
  tripId: z.nullable(id),
  created: instant,
  isRead: z.boolean(),
});
export type Notice = z.infer<typeof notice>;
