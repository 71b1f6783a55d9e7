import type { Passkey } from "@castor/core/account/passkeys.ts";
import { limits } from "@castor/core/limits.ts";
import type { Queries } from "../../db/database.ts";

/** A passkey with what checking its signatures takes. */
export interface StoredPasskey {
  id: string;
  userId: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** How often the passkey says that it was used; 0 where it does not count. */
  counter: number;
}

export async function listPasskeys(queries: Queries, userId: string): Promise<Passkey[]> {
  return queries
    .selectFrom("passkeys")
    .select(["id", "device", "created", "last_used as lastUsed"])
    .where("user_id", "=", userId)
    .orderBy("created")
    .orderBy("id")
    .limit(limits.passkeysPerUser)
    .execute();
}

export async function loadPasskey(
  queries: Queries,
  id: string,
): Promise<StoredPasskey | undefined> {
  return queries
    .selectFrom("passkeys")
    .select(["id", "user_id as userId", "public_key as publicKey", "counter"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function savePasskey(
  queries: Queries,
  passkey: StoredPasskey & { device: string },
  now: Date,
): Promise<Passkey> {
  const { id, userId, publicKey, counter, device } = passkey;
  const created = now.toISOString();
  await queries
    .insertInto("passkeys")
    .values({
      id,
      user_id: userId,
      public_key: publicKey,
      counter,
      device,
      created,
      last_used: null,
    })
    .execute();
  return { id, device, created, lastUsed: null };
}

export async function markPasskeyUsed(
  queries: Queries,
  id: string,
  counter: number,
  now: Date,
): Promise<void> {
  await queries
    .updateTable("passkeys")
    .set({ counter, last_used: now.toISOString() })
    .where("id", "=", id)
    .execute();
}

/** Removes a passkey of the user; false when there is none with that id. */
export async function removePasskey(
  queries: Queries,
  userId: string,
  id: string,
): Promise<boolean> {
  const row = await queries
    .deleteFrom("passkeys")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeRecentPasskeys(
  queries: Queries,
  userId: string,
  since: string,
): Promise<void> {
  await queries
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .where("created", ">", since)
    .execute();
}
