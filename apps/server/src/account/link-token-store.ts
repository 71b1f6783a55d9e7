import type { Queries } from "../db/database.ts";
import type { LinkTokensTable } from "../db/schema.ts";
import { removeMailsOf } from "../mail/mail-queue-store.ts";

type Kind = LinkTokensTable["kind"];
/** The kinds whose tokens work once. */
type OnceKind = Exclude<Kind, "reminders">;
const hourMs = 3_600_000;

interface SavedToken {
  hash: string;
  userId: string;
  kind: Kind;
  hours: number;
  mailId: string;
  /** What a link of kind `confirm` confirms. */
  registrationId?: string | null;
  /** The trip of whose notices one of kind `reminders` ends the mails. */
  tripId?: string | null;
}

/**
 * Stores the token of a mail. Each attempt to send makes its own token and all of them work, since nobody knows which
 * attempt arrived. Tokens of earlier mails of this kind end; of a registration only its own.
 */
export async function saveLinkToken(queries: Queries, token: SavedToken, now: Date): Promise<void> {
  await queries
    .deleteFrom("link_tokens")
    .where("user_id", "=", token.userId)
    .where("kind", "=", token.kind)
    .where("registration_id", "is not distinct from", token.registrationId ?? null)
    .where((is) => is.or([is("mail_id", "is", null), is("mail_id", "!=", token.mailId)]))
    .execute();
  await saveLastingToken(queries, token, now);
}

/** Stores the token of a reminder. It works until it expires, whatever is sent later: each mail ends all of them. */
export async function saveLastingToken(
  queries: Queries,
  token: SavedToken,
  now: Date,
): Promise<void> {
  await queries
    .insertInto("link_tokens")
    .values({
      token_hash: token.hash,
      user_id: token.userId,
      kind: token.kind,
      mail_id: token.mailId,
      registration_id: token.registrationId ?? null,
      trip_id: token.tripId ?? null,
      expires: new Date(now.getTime() + token.hours * hourMs).toISOString(),
    })
    .execute();
}

/** The user of a token, without using it up; undefined when it is unknown or expired. */
export async function findLinkToken(
  queries: Queries,
  hash: string,
  kind: Kind,
  now: Date,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom("link_tokens")
    .select("user_id as userId")
    .where("token_hash", "=", hash)
    .where("kind", "=", kind)
    .where("expires", ">", now.toISOString())
    .executeTakeFirst();
  return row?.userId;
}

/** Whose mails a link ends: all reminders, or those of the notices of a trip; undefined when it is unknown or expired. */
export function findEndLink(
  queries: Queries,
  hash: string,
  now: Date,
): Promise<{ userId: string; tripId: string | null } | undefined> {
  return queries
    .selectFrom("link_tokens")
    .select(["user_id as userId", "trip_id as tripId"])
    .where("token_hash", "=", hash)
    .where("kind", "=", "reminders")
    .where("expires", ">", now.toISOString())
    .executeTakeFirst();
}

/** The registration that a link confirms, without using it up; undefined when it is unknown or expired. */
export async function findConfirmLink(
  queries: Queries,
  hash: string,
  now: Date,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom("link_tokens")
    .select("registration_id as registrationId")
    .where("token_hash", "=", hash)
    .where("kind", "=", "confirm")
    .where("expires", ">", now.toISOString())
    .executeTakeFirst();
  return row?.registrationId ?? undefined;
}

/** Ends a user's links of this kind, sent and waiting; of one registration, or of all. */
export async function endLinks(
  queries: Queries,
  userId: string,
  kind: OnceKind,
  registrationId?: string,
): Promise<void> {
  // Mails first: a mail that is being claimed has saved its token when this continues.
  await removeMailsOf(queries, userId, kind, registrationId);
  await queries
    .deleteFrom("link_tokens")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .$if(registrationId !== undefined, (query) =>
      query.where("registration_id", "=", registrationId ?? null),
    )
    .execute();
}

/**
 * Uses up a token and ends the user's other links of its kind. Answers the user, undefined when the token is unknown
 * or expired.
 */
export async function takeLinkToken(
  queries: Queries,
  hash: string,
  kind: OnceKind,
  now: Date,
): Promise<string | undefined> {
  const row = await queries
    .deleteFrom("link_tokens")
    .where("token_hash", "=", hash)
    .where("kind", "=", kind)
    .where("expires", ">", now.toISOString())
    .returning("user_id as userId")
    .executeTakeFirst();
  if (row !== undefined) await endLinks(queries, row.userId, kind);
  return row?.userId;
}

/** Removes expired tokens, at most `max` at a time. Answers how many. */
export async function removeExpiredLinkTokens(queries: Queries, now: Date, max: number) {
  const rows = await queries
    .selectFrom("link_tokens")
    .select("token_hash")
    .where("expires", "<=", now.toISOString())
    .limit(max)
    .execute();
  for (const { token_hash } of rows)
    await queries.deleteFrom("link_tokens").where("token_hash", "=", token_hash).execute();
  return rows.length;
}
