import type { Queries } from "../../db/database.ts";
import type { KeptLeg } from "./leg-memory.ts";

/** Ways change with the roads: after so many days they are asked for anew (decision 016). */
const keptDays = 90;
/** Some 100 MB of ways; the oldest go. */
const mostLegs = 100_000;

/** The kept ones among these keys. */
export async function loadPathLegs(
  queries: Queries,
  keys: readonly string[],
): Promise<ReadonlyMap<string, KeptLeg>> {
  const rows = await queries
    .selectFrom("path_legs")
    .select(["key", "distance", "duration", "line"])
    .where("key", "in", keys)
    .execute();
  return new Map(rows.map(({ key, ...leg }) => [key, leg]));
}

/** Keeps ways; what was kept under a key gives way to what is newer. */
export async function savePathLegs(
  queries: Queries,
  legs: ReadonlyMap<string, KeptLeg>,
  now: Date,
): Promise<void> {
  const created = now.toISOString();
  await queries
    .insertInto("path_legs")
    // In one order for all: two processes that write the same ones would wait for each other.
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

/** Forgets ways that are old, and the oldest of too many, at most `most` at a time; answers how many. */
export async function removeOldPathLegs(
  queries: Queries,
  now: Date,
  most: number,
  mostKept: number = mostLegs,
): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 86_400_000).toISOString();
  const { count } = await queries
    .selectFrom("path_legs")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const surplus = Math.min(most, Math.max(0, Number(count) - mostKept));
  const oldest = await queries
    .selectFrom("path_legs")
    .select(["key", "created"])
    .orderBy("created")
    .orderBy("key")
    .limit(most)
    .execute();
  const keys = oldest
    .filter(({ created }, at) => at < surplus || created < before)
    .map(({ key }) => key);
  if (keys.length > 0) await queries.deleteFrom("path_legs").where("key", "in", keys).execute();
  return keys.length;
}
