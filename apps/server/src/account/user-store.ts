import type { ProfileSave } from "@castor/core/account/session.ts";
import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import { type Language, offeredOrDefault } from "@castor/core/basics/language.ts";
import type { Queries } from "../db/database.ts";

/** An account. */
export interface User {
  id: string;
  username: string;
  passwordHash: string | null;
  publicName: string;
  /** One that is offered; maybe another was chosen before it was withdrawn. */
  lang: Language;
  defaultCurrency: CurrencyId | null;
  isConfirmed: boolean;
  /** An operator keeps the user out. */
  isLocked: boolean;
}

/** Stands before the id as the username of an account being removed. No address looks like this. */
export const removedPrefix = "removed ";

const select = (queries: Queries) =>
  queries
    .selectFrom("users")
    .where("username", "not like", `${removedPrefix}%`)
    .select([
      "id",
      "username",
      "password_hash as passwordHash",
      "public_name as publicName",
      "lang",
      "default_currency as defaultCurrency",
      "confirmed",
      "locked",
    ]);

type Row = Omit<User, "isConfirmed" | "isLocked"> & {
  confirmed: string | null;
  locked: string | null;
};

function toUser(row: Row | undefined): User | undefined {
  if (row === undefined) return undefined;
  const { confirmed, locked, ...user } = row;
  const lang = offeredOrDefault(user.lang);
  return { ...user, lang, isConfirmed: confirmed !== null, isLocked: locked !== null };
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
 * Loads the user and locks the row until the transaction ends. Session starts, password changes and removals of one
 * account thus run one after the other (PostgreSQL; SQLite has one writer anyway).
 */
export async function lockUser(queries: Queries, id: string): Promise<User | undefined> {
  await queries
    .updateTable("users")
    .set((is) => ({ lang: is.ref("lang") }))
    .where("id", "=", id)
    .execute();
  return loadUser(queries, id);
}

export async function saveLanguage(queries: Queries, id: string, lang: Language): Promise<void> {
  await queries.updateTable("users").set({ lang }).where("id", "=", id).execute();
}

/** Changes only the fields sent. */
export async function saveProfile(
  queries: Queries,
  id: string,
  { publicName, defaultCurrency }: ProfileSave,
): Promise<void> {
  const changed = {
    ...(publicName !== undefined && { public_name: publicName }),
    ...(defaultCurrency !== undefined && { default_currency: defaultCurrency }),
  };
  if (Object.keys(changed).length === 0) return;
  await queries.updateTable("users").set(changed).where("id", "=", id).execute();
}

export async function savePassword(
  queries: Queries,
  id: string,
  passwordHash: string,
): Promise<void> {
  await queries
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("id", "=", id)
    .execute();
}

/** Keeps the user out, or lets the user in again with null. */
export async function saveLock(queries: Queries, id: string, locked: Date | null): Promise<void> {
  await queries
    .updateTable("users")
    .set({ locked: locked?.toISOString() ?? null })
    .where("id", "=", id)
    .execute();
}

export async function hasUsers(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom("users").select("id").limit(1).executeTakeFirst()) !== undefined;
}
