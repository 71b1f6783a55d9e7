import type { Queries } from "../../db/database.ts";

/** The two-step login of a user. */
export interface TwoStep {
  /** Base32. The server needs it to check codes, so it cannot be a hash. */
  key: string;
  isOn: boolean;
  /** The period of the last code that was used. */
  lastPeriod: number;
  /** Wrong codes since the last right one. */
  failures: number;
  /** Until then no code of an app is checked. */
  blockedUntil: string | null;
}

export async function loadTwoStep(queries: Queries, userId: string): Promise<TwoStep | undefined> {
  const row = await queries
    .selectFrom("two_step")
    .select([
      "key",
      "confirmed",
      "last_period as lastPeriod",
      "failures",
      "blocked_until as blockedUntil",
    ])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { confirmed, ...rest } = row;
  return { ...rest, isOn: confirmed !== null };
}

export async function hasTwoStep(queries: Queries, userId: string): Promise<boolean> {
  return (await loadTwoStep(queries, userId))?.isOn === true;
}

/** Stores a key that is not confirmed yet, in place of an earlier one. */
export async function saveKey(queries: Queries, userId: string, key: string): Promise<void> {
  await removeTwoStep(queries, userId);
  await queries
    .insertInto("two_step")
    .values({
      user_id: userId,
      key,
      confirmed: null,
      last_period: 0,
      failures: 0,
      blocked_until: null,
    })
    .execute();
}

export async function confirmKey(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries
    .updateTable("two_step")
    .set({ confirmed: now.toISOString() })
    .where("user_id", "=", userId)
    .execute();
}

/** After a right code: its period is used, and wrong ones before it are forgotten. */
export async function saveRightCode(
  queries: Queries,
  userId: string,
  period: number,
): Promise<void> {
  await queries
    .updateTable("two_step")
    .set({ last_period: period, failures: 0, blocked_until: null })
    .where("user_id", "=", userId)
    .execute();
}

export async function saveWrongCode(
  queries: Queries,
  userId: string,
  failed: { failures: number; blockedUntil: string | null },
): Promise<void> {
  await queries
    .updateTable("two_step")
    .set({ failures: failed.failures, blocked_until: failed.blockedUntil })
    .where("user_id", "=", userId)
    .execute();
}

export async function removeTwoStep(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("two_step").where("user_id", "=", userId).execute();
}

/** Removes a two-step login that was turned on after `since`. Answers whether there was one. */
export async function removeRecentTwoStep(
  queries: Queries,
  userId: string,
  since: string,
): Promise<boolean> {
  const row = await queries
    .deleteFrom("two_step")
    .where("user_id", "=", userId)
    .where("confirmed", ">", since)
    .returning("user_id")
    .executeTakeFirst();
  return row !== undefined;
}
