import type { FinanceItem } from "@castor/core/finance/finance-item.ts";
import type { Queries } from "../db/database.ts";
import { inChunks } from "../db/in-chunks.ts";
import type { FinanceItemsTable } from "../db/schema.ts";

const selectItems = (queries: Queries) =>
  queries.selectFrom("finance_items").selectAll().orderBy("created").orderBy("id");

/** A trip's costs that belong to no place, in the order of their creation. */
export async function listFinanceItems(queries: Queries, tripId: string): Promise<FinanceItem[]> {
  const rows = await selectItems(queries).where("trip_id", "=", tripId).execute();
  return rows.map(toItem);
}

export async function loadFinanceItem(
  queries: Queries,
  id: string,
): Promise<FinanceItem | undefined> {
  const row = await selectItems(queries).where("id", "=", id).executeTakeFirst();
  return row && toItem(row);
}

/** The number of a trip's items. */
export async function countFinanceItems(queries: Queries, tripId: string): Promise<number> {
  const row = await queries
    .selectFrom("finance_items")
    .select((is) => is.fn.countAll().as("items"))
    .where("trip_id", "=", tripId)
    .executeTakeFirst();
  return Number(row?.items ?? 0);
}

/** Inserts new items. Their order here becomes the order of creation. */
export async function insertFinanceItems(
  queries: Queries,
  items: readonly FinanceItem[],
  now: Date,
): Promise<void> {
  const rows = items.map((item, index) => ({
    ...toRow(item),
    id: item.id,
    trip_id: item.tripId,
    created: new Date(now.getTime() + index).toISOString(),
  }));
  for (const some of inChunks(rows))
    await queries.insertInto("finance_items").values(some).execute();
}

export async function saveFinanceItem(queries: Queries, item: FinanceItem): Promise<void> {
  await queries.updateTable("finance_items").set(toRow(item)).where("id", "=", item.id).execute();
}

export async function removeFinanceItem(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("finance_items").where("id", "=", id).execute();
}

const toRow = (item: FinanceItem) => ({
  name: item.name,
  category: item.type,
  description: item.description,
  start_date: item.startDate,
  end_date: item.endDate,
  finance: item.finance && JSON.stringify(item.finance),
});

const toItem = (row: FinanceItemsTable): FinanceItem => ({
  id: row.id,
  tripId: row.trip_id,
  name: row.name,
  type: row.category,
  description: row.description,
  startDate: row.start_date,
  endDate: row.end_date,
  finance: row.finance === null ? null : JSON.parse(row.finance),
});
