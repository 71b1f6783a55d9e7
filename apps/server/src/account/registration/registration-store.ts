import type { Language } from "@castor/core/basics/language.ts";
import { limits } from "@castor/core/limits.ts";
import type { ExpressionBuilder } from "kysely";
import { createId } from "../../db/create-id.ts";
import type { Queries } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";
import { endLinks } from "../link-token-store.ts";
import { lockUser } from "../user-store.ts";

const dayMs = 86_400_000;
const oldest = (now: Date) => new Date(now.getTime() - limits.registrationDays * dayMs);

/** A registration of an address that nobody has proven yet. */
export interface Registration {
  id: string;
  userId: string;
  passwordHash: string;
  publicName: string;
  lang: Language;
  /** The hash of a secret of the browser that registered. */
  keyHash: string | null;
  /** ISO 8601 instant in UTC. */
  created: string;
}

const select = (queries: Queries) =>
  queries
    .selectFrom("registrations")
    .select([
      "registrations.id",
      "registrations.user_id as userId",
      "registrations.password_hash as passwordHash",
      "registrations.public_name as publicName",
      "registrations.lang",
      "registrations.key_hash as keyHash",
      "registrations.created",
    ]);

/**
 * Stores a registration beside the others of its address, and answers its id. The oldest beyond the limit end. The user
 * must be locked, else concurrent registrations exceed the limit.
 */
export async function saveRegistration(
  queries: Queries,
  registration: Omit<Registration, "id" | "created">,
  now: Date,
): Promise<string> {
  const { userId, passwordHash, publicName, lang, keyHash } = registration;
  await endOldest(queries, userId, limits.registrationsPerAddress - 1);
  const id = createId();
  await queries
    .insertInto("registrations")
    .values({
      id,
      user_id: userId,
      password_hash: passwordHash,
      public_name: publicName,
      lang,
      key_hash: keyHash,
      created: now.toISOString(),
    })
    .execute();
  return id;
}

async function endOldest(queries: Queries, userId: string, kept: number): Promise<void> {
  const newestFirst = await queries
    .selectFrom("registrations")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("created", "desc")
    .orderBy("id")
    .execute();
  for (const { id } of newestFirst.slice(kept)) await endRegistration(queries, userId, id);
}

/** Its mails and links first: a mail that is being sent holds on to its registration. */
async function endRegistration(queries: Queries, userId: string, id: string): Promise<void> {
  await endLinks(queries, userId, "confirm", id);
  await queries.deleteFrom("registrations").where("id", "=", id).execute();
}

/** The registrations that wait for an address, newest first; all of them or the newest. */
export async function listRegistrations(
  queries: Queries,
  username: string,
  max: number = limits.registrationsPerAddress,
): Promise<Registration[]> {
  return select(queries)
    .innerJoin("users", "users.id", "registrations.user_id")
    .where("users.username", "=", username)
    .where("users.confirmed", "is", null)
    .orderBy("registrations.created", "desc")
    .orderBy("registrations.id")
    .limit(max)
    .execute();
}

export async function loadRegistration(
  queries: Queries,
  id: string,
): Promise<Registration | undefined> {
  return select(queries).where("registrations.id", "=", id).executeTakeFirst();
}

/** Ends all registrations of an address, with their mails and links. */
export async function removeRegistrations(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("registrations").where("user_id", "=", userId).execute();
}

/** Removes registrations that nobody confirmed, at most `max` at a time. Answers how many. */
export async function removeOldRegistrations(queries: Queries, now: Date, max: number) {
  const rows = await queries
    .selectFrom("registrations")
    .select(["id", "user_id as userId"])
    .where("created", "<=", oldest(now).toISOString())
    .limit(max)
    .execute();
  for (const { id, userId } of rows) await endRegistration(queries, userId, id);
  return rows.length;
}

/**
 * Removes addresses for which nothing waits any more, at most `max` at a time. Answers how many. One that an operator
 * has locked stays, so that it cannot be registered anew.
 */
export async function removeForgottenAddresses(queries: Queries, now: Date, max: number) {
  const rows = await queries
    .selectFrom("users")
    .select("id")
    .where("confirmed", "is", null)
    .where("locked", "is", null)
    .where("created", "<=", oldest(now).toISOString())
    .where(isForgotten)
    .limit(max)
    .execute();
  for (const { id } of rows) {
    // Somebody may register it just now.
    await lockUser(queries, id);
    await queries.deleteFrom("users").where("id", "=", id).where(isForgotten).execute();
  }
  return rows.length;
}

/** An address without a proof, a registration or a link. */
const isForgotten = (is: ExpressionBuilder<Tables, "users">) => {
  const registration = is
    .selectFrom("registrations")
    .select("registrations.id")
    .whereRef("registrations.user_id", "=", "users.id");
  const link = is
    .selectFrom("link_tokens")
    .select("token_hash")
    .whereRef("link_tokens.user_id", "=", "users.id");
  return is.and([
    is("users.confirmed", "is", null),
    is.not(is.exists(registration)),
    is.not(is.exists(link)),
  ]);
};
