import { randomBytes } from "node:crypto";
import type { InboundSettings } from "@castor/core/bookings/inbound/inbound-mail.ts";
import { loadUser, type User } from "../account/user-store.ts";
import type { Queries } from "../db/database.ts";
import { hashToken } from "../db/secret-tokens.ts";

/** 128 bits. Mail programs change the case of addresses, so it has small letters alone. */
const secretBytes = 16;

export interface StoredAddress {
  secret: string;
  created: string;
  isMailed: boolean;
  /** Sure bookings are put into their trips unasked. */
  isAutomatic: boolean;
}

export async function loadAddress(queries: Queries, userId: string): Promise<StoredAddress | null> {
  const row = await queries
    .selectFrom("inbound_addresses")
    .select(["secret", "created", "is_mailed", "is_automatic"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        ...{ secret: row.secret, created: row.created },
        ...{ isMailed: row.is_mailed === 1, isAutomatic: row.is_automatic === 1 },
      };
}

/** Gives an account an address, or its address another secret. */
export async function renewAddress(queries: Queries, userId: string, now: Date): Promise<void> {
  const secret = randomBytes(secretBytes).toString("hex");
  const renewed = { secret, secret_hash: hashToken(secret), created: now.toISOString() };
  await queries
    .insertInto("inbound_addresses")
    .values({ user_id: userId, ...renewed, is_mailed: 1, is_automatic: 0 })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(renewed))
    .execute();
}

/** False where the account has no address. */
export async function saveAddress(
  queries: Queries,
  userId: string,
  { isMailed, isAutomatic }: InboundSettings,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("inbound_addresses")
    .set({
      user_id: userId,
      ...(isMailed !== undefined && { is_mailed: isMailed ? 1 : 0 }),
      ...(isAutomatic !== undefined && { is_automatic: isAutomatic ? 1 : 0 }),
    })
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removeAddress(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("inbound_addresses").where("user_id", "=", userId).execute();
}

/** The account that a secret leads to. Any text costs one hash and one query. */
export async function findBySecret(queries: Queries, secret: string): Promise<User | undefined> {
  const row = await queries
    .selectFrom("inbound_addresses")
    .select("user_id")
    .where("secret_hash", "=", hashToken(secret))
    .executeTakeFirst();
  return row && loadUser(queries, row.user_id);
}
