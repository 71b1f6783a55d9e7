import type { Queries } from "../../../db/database.ts";

/** A leg as it is stored: metres, seconds, and its line as a polyline of five digits. */
export interface CachedLeg {
  distance: number;
  duration: number;
  line: string;
}

/** Roads change, so a leg is requested anew after this many days (decision 016). */
const maxAgeDays = 90;
/** Some 100 MB. The oldest legs are removed first. */
const defaultMaxLegs = 100_000;

/** The stored legs among these keys. */
export async function loadPathLegs(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlyMap<string, CachedLeg>> {
  const rows = await queries
    .selectFrom("path_legs")
    .select(["key", "distance", "duration", "line"])
    .where("key", "in", keys)
    .execute();
  return new Map(rows.map(({ key, ...leg }) => [key, leg]));
}

/** Stores legs. A newer one replaces an older one of its key. */
export async function savePathLegs(
  queries: Queries,
  legs: ReadonlyMap<string, CachedLeg>,
  now: Date,
): Promise<void> {
  const created = now.toISOString();
  await queries
    .insertInto("path_legs")
    // Sorted, since two processes that write the same legs in different orders could deadlock.
    .values(
      [...legs]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, leg]) => ({ key, ...leg, created })),
    )
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(({ ref }) => ({
        distance: ref("excluded.distance"),
        duration: ref("excluded.duration"),
        line: ref("excluded.line"),
        created: ref("excluded.created"),
      })),
    )
    .execute();
}

/** Removes expired legs, and the oldest beyond the limit, at most `max` at a time. Answers how many. */
export async function removeOldPathLegs(
  queries: Queries,
  now: Date,
  max: number,
  maxLegs: number = defaultMaxLegs,
): Promise<number> {
  const before = new Date(now.getTime() - maxAgeDays * 86_400_000).toISOString();
  const { count } = await queries
    .selectFrom("path_legs")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const surplus = Math.min(max, Math.max(0, Number(count) - maxLegs));
  const oldest = await queries
    .selectFrom("path_legs")
    .select(["key", "created"])
    .orderBy("created")
    .orderBy("key")
    .limit(max)
    .execute();
  const keys = oldest
    .filter(({ created }, index) => index < surplus || created < before)
    .map(({ key }) => key);
  if (keys.length > 0) await queries.deleteFrom("path_legs").where("key", "in", keys).execute();
  return keys.length;
}
