import type { ReadConfirmation } from "@castor/core/bookings/confirmation.ts";
import {
  type InboundMail,
  type InboundReading,
  inboundLimits,
} from "@castor/core/bookings/inbound/inbound-mail.ts";
import { nameOfRead } from "@castor/core/bookings/inbound/name-of-read.ts";
import { readBooking } from "@castor/core/bookings/read-booking.ts";
import * as z from "zod/mini";
import { createId } from "../db/create-id.ts";
import type { Queries } from "../db/database.ts";

const dayMs = 86_400_000;
const bookingsOf = (text: string) => z.array(readBooking).parse(JSON.parse(text));

/** A mail as it came. */
export interface NewInboundMail {
  userId: string;
  /** A hash of its Message-ID, else of its content. */
  messageKey: string;
  sender: string;
  subject: string;
  bytes: Uint8Array;
}

/** Keeps a mail, to be read. `known`: the account had it before; `full`: too many wait. Lock the user first. */
export async function insertInboundMail(
  queries: Queries,
  { userId, messageKey, sender, subject, bytes }: NewInboundMail,
  now: Date,
): Promise<"taken" | "known" | "full"> {
  const of = queries.selectFrom("inbound_mails").where("user_id", "=", userId);
  const known = await of.select("id").where("message_key", "=", messageKey).executeTakeFirst();
  if (known !== undefined) return "known";
  const { count, sum } = await of
    .select((is) => [is.fn.countAll().as("count"), is.fn.sum("bytes").as("sum")])
    .where("state", "!=", "done")
    .executeTakeFirstOrThrow();
  const room = inboundLimits.bytes - Number(sum ?? 0);
  if (Number(count) >= inboundLimits.mails || bytes.length > room) return "full";
  await queries
    .insertInto("inbound_mails")
    .values({
      ...{ id: createId(), user_id: userId, message_key: messageKey, sender, subject },
      ...{ received: now.toISOString(), bytes: bytes.length },
      content: Buffer.from(bytes).toString("base64"),
      ...{ state: "waiting", bookings: "[]", text: "", problem: null, trip_id: null },
      ...{ attempts: 0, next_try: now.toISOString() },
    })
    .execute();
  return "taken";
}

/** The mails of an account, the newest first. `trip` is what they fit, if the account may change it still. */
export async function listInboundMails(queries: Queries, userId: string): Promise<InboundMail[]> {
  const rows = await queries
    .selectFrom("inbound_mails as mail")
    .leftJoin("trips", "trips.id", "mail.trip_id")
    .leftJoin("members", (join) =>
      join.onRef("members.trip_id", "=", "trips.id").on("members.user_id", "=", userId),
    )
    .select(["mail.id", "subject", "sender", "received", "state", "bookings", "problem"])
    .select(["trips.id as tripId", "trips.name as tripName", "owner_id", "members.role"])
    .select((is) => is("content", "is not", null).as("hasFile"))
    .where("mail.user_id", "=", userId)
    .orderBy("received", "desc")
    .orderBy("mail.id")
    .execute();
  return rows.flatMap(({ state, ...row }) => {
    if (state === "done") return [];
    const mayChange = row.owner_id === userId || row.role === "editor";
    return {
      ...{ id: row.id, subject: row.subject, from: row.sender, received: row.received, state },
      problem: row.problem,
      bookings: bookingsOf(row.bookings).map((read) => ({
        ...{ kind: read.kind, name: nameOfRead(read), date: read.departure?.date ?? null },
        isCancelled: read.status === "cancelled",
      })),
      trip: mayChange && row.tripId ? { id: row.tripId, name: row.tripName ?? "" } : null,
      hasFile: Boolean(row.hasFile),
    };
  });
}

interface OwnMail {
  userId: string;
  id: string;
}

const selectOwn = (queries: Queries, { userId, id }: OwnMail) =>
  queries
    .selectFrom("inbound_mails")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("state", "!=", "done");

/** What was read of a mail. */
export async function loadReading(
  queries: Queries,
  of: OwnMail,
): Promise<InboundReading | undefined> {
  const row = await selectOwn(queries, of)
    .select(["id", "subject", "state", "bookings", "text", "problem"])
    .select((is) => is("content", "is not", null).as("hasFile"))
    .executeTakeFirst();
  if (row === undefined || row.state === "done") return undefined;
  const { id, state, text, problem } = row;
  const name = `${row.subject || "mail"}.eml`;
  const bookings = bookingsOf(row.bookings);
  return { id, name, state, text, problem, bookings, hasFile: Boolean(row.hasFile) };
}

/** The bytes of a mail, with its subject. */
export async function loadContent(
  queries: Queries,
  of: OwnMail,
): Promise<{ subject: string; bytes: Buffer } | undefined> {
  const row = await selectOwn(queries, of).select(["subject", "content"]).executeTakeFirst();
  if (!row || row.content === null) return undefined;
  return { subject: row.subject, bytes: Buffer.from(row.content, "base64") };
}

/** Lets a mail of which nothing could be read wait for its reader again, from its first attempt on. False where it does not. */
export async function putFailedBack(queries: Queries, of: OwnMail, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("inbound_mails")
    .set({ state: "waiting", problem: null, attempts: 0, next_try: now.toISOString() })
    .where("user_id", "=", of.userId)
    .where("id", "=", of.id)
    .where("state", "=", "failed")
    .where("content", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Empties a mail. Its row stays, so that the same mail is not taken again. False where there is none. */
export async function clearInboundMail(queries: Queries, of: OwnMail): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("inbound_mails")
    .set({
      ...{ state: "done", content: null, bytes: 0, bookings: "[]", text: "", problem: null },
      ...{ sender: "", subject: "", trip_id: null, next_try: null },
    })
    .where("user_id", "=", of.userId)
    .where("id", "=", of.id)
    .where("state", "!=", "done")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A mail that this process reads until `claimedUntil`. */
export interface ClaimedInbound {
  id: string;
  userId: string;
  received: string;
  subject: string;
  /** With this one: a mail that ends the process that reads it is not read for ever. */
  attempts: number;
  claimedUntil: string;
  bytes: Buffer;
}

export const hasUnread = async (queries: Queries, now: Date): Promise<boolean> =>
  (await queries
    .selectFrom("inbound_mails")
    .select("id")
    .where("next_try", "<=", now.toISOString())
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Claims the mail that waits longest; undefined when none is due. */
export async function claimInbound(
  queries: Queries,
  database: "sqlite" | "postgres",
  { now, until }: { now: Date; until: Date },
): Promise<ClaimedInbound | undefined> {
  const row = await queries
    .selectFrom("inbound_mails")
    .select(["id", "user_id", "received", "subject", "attempts", "content"])
    .where("next_try", "<=", now.toISOString())
    .orderBy("next_try")
    .limit(1)
    .$if(database === "postgres", (query) => query.forUpdate().skipLocked())
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const claimedUntil = until.toISOString();
  await queries
    .updateTable("inbound_mails")
    .set({ next_try: claimedUntil, attempts: row.attempts + 1 })
    .where("id", "=", row.id)
    .execute();
  const { id, user_id: userId, received, subject } = row;
  const bytes = Buffer.from(row.content ?? "", "base64");
  return { id, userId, received, subject, attempts: row.attempts + 1, claimedUntil, bytes };
}

/** A mail that was discarded meanwhile, or is another process's by now, stays as it is. */
const updateClaimed = (queries: Queries, { id, claimedUntil }: ClaimedInbound) =>
  queries.updateTable("inbound_mails").where("id", "=", id).where("next_try", "=", claimedUntil);

export async function putInboundBack(
  queries: Queries,
  mail: ClaimedInbound,
  { attempts, nextTry }: { attempts: number; nextTry: Date },
): Promise<void> {
  await updateClaimed(queries, mail).set({ attempts, next_try: nextTry.toISOString() }).execute();
}

/** Keeps what was read. Of a mail without a booking the bytes go. False when the mail is not this process's any more. */
export async function saveReading(
  queries: Queries,
  mail: ClaimedInbound,
  { bookings, text, problem }: ReadConfirmation,
  tripId: string | null,
): Promise<boolean> {
  const isFailed = bookings.length === 0 && problem === "unreadable";
  const isKept = bookings.length > 0 || isFailed;
  const { numUpdatedRows } = await updateClaimed(queries, mail)
    .set({
      ...{ state: isFailed ? "failed" : "read", bookings: JSON.stringify(bookings), text, problem },
      ...{ trip_id: tripId, next_try: null },
      ...(!isKept && { content: null, bytes: 0 }),
    })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes what is old, at most `max` at a time. Answers how much. */
export async function removeOldInbound(queries: Queries, now: Date, max: number): Promise<number> {
  const before = new Date(now.getTime() - inboundLimits.days * dayMs).toISOString();
  const rows = await queries
    .selectFrom("inbound_mails")
    .select("id")
    .where("received", "<=", before)
    .limit(max)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await queries.deleteFrom("inbound_mails").where("id", "in", ids).execute();
  return ids.length;
}
