import type { Queries } from "./database.ts";

/** A small thing of the installation; undefined when it was never kept. */
export async function loadSetting(queries: Queries, name: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}

/** Keeps a value unless one is there already; answers what is kept, so that of several processes one decides. */
export async function keepSetting(queries: Queries, name: string, value: string): Promise<string> {
  await queries
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await loadSetting(queries, name)) ?? value;
}

/** Changes a value that still is what it was; false when somebody else was first. */
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
