import type { Queries } from "../db/database.ts";
import { endAllSessions } from "./session-store.ts";
import { removedPrefix } from "./user-store.ts";

/** Everything but sessions by which the person could come back in or be seen: all gone, with the first step of a removal. */
const waysIn = [
  "link_tokens",
  "login_codes",
  "social_logins",
  "mails",
  "idempotency_keys",
] as const;

/**
 * Makes an account nobody's: its name, address, password, sessions, links and mails are gone, its trips seen by nobody,
 * and its address free again. What it owned is still there, for `removeStep`.
 */
export async function disownAccount(queries: Queries, userId: string): Promise<void> {
  // First: it waits for what the person is writing, which needs the account as it is.
  await endAllSessions(queries, userId);
  await queries
    .updateTable("users")
    .set({
      username: `${removedPrefix}${userId}`,
      password_hash: null,
      public_name: "",
      default_currency: null,
    })
    .where("id", "=", userId)
    .execute();
  for (const table of waysIn)
    await queries.deleteFrom(table).where("user_id", "=", userId).execute();
  await queries
    .updateTable("trips")
    .set({ is_public: 0, is_in_catalog: 0 })
    .where("owner_id", "=", userId)
    .execute();
}

/** Removes one trip of an account that is being removed, and after the last one the account; true when that was it. */
export async function removeStep(queries: Queries, userId: string): Promise<boolean> {
  const trip = await queries
    .selectFrom("trips")
    .select("id")
    .where("owner_id", "=", userId)
    .limit(1)
    .executeTakeFirst();
  if (trip !== undefined) {
    await queries.deleteFrom("trips").where("id", "=", trip.id).execute();
    return false;
  }
  await queries.deleteFrom("users").where("id", "=", userId).execute();
  return true;
}

/** The next account whose removal was begun. */
export async function findDisowned(queries: Queries): Promise<string | undefined> {
  const row = await queries
    .selectFrom("users")
    .select("id")
    .where("username", "like", `${removedPrefix}%`)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
