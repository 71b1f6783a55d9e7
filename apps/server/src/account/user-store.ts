import type { Language } from "@castor/core/account/language.ts";
import type { CurrencyId } from "@castor/core/finance/currencies.ts";
import { createId } from "../db/create-id.ts";
import type { Queries } from "../db/database.ts";

/** A person's account. */
export interface User {
  id: string;
  username: string;
  passwordHash: string | null;
  publicName: string;
  lang: Language;
  defaultCurrency: CurrencyId | null;
  isConfirmed: boolean;
}

/** What a registration decides. */
export interface NewUser {
  username: string;
  passwordHash: string;
  publicName: string;
  lang: Language;
}

const select = (queries: Queries) =>
  queries
    .selectFrom("users")
    .select([
      "id",
      "username",
      "password_hash as passwordHash",
      "public_name as publicName",
      "lang",
      "default_currency as defaultCurrency",
      "confirmed",
    ]);

type Row = Omit<User, "isConfirmed"> & { confirmed: string | null };

function toUser(row: Row | undefined): User | undefined {
  if (row === undefined) return undefined;
  const { confirmed, ...user } = row;
  return { ...user, isConfirmed: confirmed !== null };
}

export async function loadUser(queries: Queries, id: string): Promise<User | undefined> {
  return toUser(await select(queries).where("id", "=", id).executeTakeFirst());
}

export async function loadUserByName(
  queries: Queries,
  username: string,
): Promise<User | undefined> {
  return toUser(await select(queries).where("username", "=", username).executeTakeFirst());
}

/**
 * Makes the account, or gives an unconfirmed one of that name the new password and name (decisions 3); undefined when
 * the address is somebody's. One statement, so that of two registrations at once none fails.
 */
export async function saveRegistration(
  queries: Queries,
  user: NewUser,
  now: Date,
): Promise<string | undefined> {
  const changed = {
    password_hash: user.passwordHash,
    public_name: user.publicName,
    lang: user.lang,
  };
  const row = await queries
    .insertInto("users")
    .values({
      id: createId(),
      username: user.username,
      default_currency: null,
      confirmed: null,
      created: now.toISOString(),
      ...changed,
    })
    .onConflict((conflict) =>
      conflict.column("username").doUpdateSet(changed).where("users.confirmed", "is", null),
    )
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** An account that needs no mail's link: the demo's. Answers its id. */
export async function insertConfirmedUser(
  queries: Queries,
  user: NewUser,
  now: Date,
): Promise<string> {
  const id = createId();
  await queries
    .insertInto("users")
    .values({
      id,
      username: user.username,
      password_hash: user.passwordHash,
      public_name: user.publicName,
      lang: user.lang,
      default_currency: null,
      confirmed: now.toISOString(),
      created: now.toISOString(),
    })
    .execute();
  return id;
}

export async function confirmUser(queries: Queries, id: string, now: Date): Promise<void> {
  await queries
    .updateTable("users")
    .set({ confirmed: now.toISOString() })
    .where("id", "=", id)
    .where("confirmed", "is", null)
    .execute();
}

export async function saveLanguage(queries: Queries, id: string, lang: Language): Promise<void> {
  await queries.updateTable("users").set({ lang }).where("id", "=", id).execute();
}

export async function hasUsers(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
}
