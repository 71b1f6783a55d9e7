import { Secret } from "otpauth";
import type { Queries } from "../../db/database.ts";
import { hashToken } from "../../db/secret-tokens.ts";

const count = 10;
/** 12 letters and digits of base32: 60 bits, too many to guess, few enough to copy by hand. */
const length = 12;
const bytes = 8;

/** Letters of either case, spaces and dashes make no difference. */
const normalized = (code: string) => code.toLowerCase().replace(/[^a-z2-7]/g, "");
const hashOf = (code: string) => hashToken(normalized(code));

const newCode = () =>
  new Secret({ size: bytes }).base32
    .slice(0, length)
    .toLowerCase()
    .replace(/.{4}(?=.)/g, "$&-");

/** Replaces a user's recovery codes with new ones and answers them. Only their hashes are stored. */
export async function renewRecoveryCodes(queries: Queries, userId: string): Promise<string[]> {
  await removeRecoveryCodes(queries, userId);
  const codes = Array.from({ length: count }, newCode);
  await queries
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code) })))
    .execute();
  return codes;
}

export async function removeRecoveryCodes(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

/** Uses up a recovery code; false when it is not one of the user's. */
export async function takeRecoveryCode(
  queries: Queries,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await queries
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashOf(code))
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(queries: Queries, userId: string): Promise<number> {
  const { count } = await queries
    .selectFrom("recovery_codes")
    .select((is) => is.fn.countAll<number | string>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
