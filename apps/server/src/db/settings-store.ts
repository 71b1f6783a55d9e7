import { compileOnce } from "./compile-once.ts";
import type { Queries } from "./database.ts";

const findSetting = compileOnce((queries, value: (name: "name") => string) =>
  queries.selectFrom("settings").select("value").where("name", "=", value("name")),
);

/** A value of the installation; undefined when it was never stored. */
export async function loadSetting(queries: Queries, name: string): Promise<string | undefined> {
  return (await findSetting(queries, { name }))?.value;
}

/** Stores a value unless there is one, and answers the stored value. Of several processes the first one decides. */
export async function loadOrCreateSetting(
  queries: Queries,
  name: string,
  value: string,
): Promise<string> {
  await queries
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await loadSetting(queries, name)) ?? value;
}

/** Replaces a value if it is still `before`. Answers false when another process changed it first. */
export async function replaceSetting(
  queries: Queries,
  name: string,
  before: string,
  after: string,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("settings")
    .set({ value: after })
    .where("name", "=", name)
    .where("value", "=", before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Raises a number of the installation by one and answers it. It begins with 1. A parameter would be a float in SQLite, and
 * the stored text "2.0", which PostgreSQL does not read as an integer. Numeric reads those of before.
 */
export async function countUp(queries: Queries, name: string): Promise<number> {
  const row = await queries
    .insertInto("settings")
    .values({ name, value: "1" })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((is) => ({
        value: is.cast<string>(
          is(is.cast<number>(is.cast("settings.value", "numeric"), "integer"), "+", is.lit(1)),
          "text",
        ),
      })),
    )
    .returning("value")
    .executeTakeFirstOrThrow();
  return Number(row.value);
}
