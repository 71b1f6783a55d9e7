import type { Language } from "@castor/core/basics/language.ts";
import { createId } from "../../db/create-id.ts";
import type { Queries } from "../../db/database.ts";
import { removeEvents } from "../activity/account-event-store.ts";
import { endLinks } from "../link-token-store.ts";
import { removeRegistrations } from "./registration-store.ts";

/** What an account begins with once its address is proven. Who comes by social login has no password. */
export interface FirstFields {
  passwordHash: string | null;
  publicName: string;
  lang: Language;
}

/**
 * Makes a confirmed account, or confirms the address that waits (specification#registration). Answers its id; undefined
 * when the address has a confirmed account. One statement, so that concurrent calls do not fail.
 */
export async function saveNewUser(
  queries: Queries,
  { username, ...fields }: FirstFields & { username: string },
  now: Date,
): Promise<string | undefined> {
  const confirmed = { ...toColumns(fields), confirmed: now.toISOString() };
  const row = await queries
    .insertInto("users")
    .values({ id: createId(), username, ...begin(now), ...confirmed })
    .onConflict((conflict) =>
      conflict.column("username").doUpdateSet(confirmed).where("users.confirmed", "is", null),
    )
    .returning("id")
    .executeTakeFirst();
  if (row !== undefined) await forgetWaiting(queries, row.id);
  return row?.id;
}

/**
 * Finds or makes the row of an address that waits for its owner. It holds nothing that somebody typed but the address.
 * The row stays locked until the transaction ends. Answers its id; undefined when the address is confirmed.
 */
export async function saveWaitingAddress(
  queries: Queries,
  { username, lang }: { username: string; lang: Language },
  now: Date,
): Promise<string | undefined> {
  const nothing = { passwordHash: null, publicName: "", lang };
  const row = await queries
    .insertInto("users")
    .values({
      id: createId(),
      username,
      ...begin(now),
      ...toColumns(nothing),
      confirmed: null,
    })
    .onConflict((conflict) =>
      conflict
        .column("username")
        .doUpdateSet((is) => ({ lang: is.ref("users.lang") }))
        .where("users.confirmed", "is", null),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Confirms a waiting address. All other registrations of it end, with their mails and links. */
export async function confirmUser(
  queries: Queries,
  id: string,
  fields: FirstFields,
  now: Date,
): Promise<void> {
  await queries
    .updateTable("users")
    .set({ ...toColumns(fields), confirmed: now.toISOString() })
    .where("id", "=", id)
    .where("confirmed", "is", null)
    .execute();
  await forgetWaiting(queries, id);
}

/** Nothing that was typed for an unproven address outlives its proof. */
async function forgetWaiting(queries: Queries, id: string): Promise<void> {
  await endLinks(queries, id, "confirm");
  await removeRegistrations(queries, id);
  await removeEvents(queries, id);
}

const begin = (now: Date) => ({ default_currency: null, created: now.toISOString() });

const toColumns = ({ passwordHash, publicName, lang }: FirstFields) => ({
  password_hash: passwordHash,
  public_name: publicName,
  lang,
});
