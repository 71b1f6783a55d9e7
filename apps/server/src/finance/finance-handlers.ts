import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import {
  changeFinanceItem,
  checkFinanceItem,
  type FinanceItem,
  type FinanceItemSave,
  newFinanceItem,
} from "@castor/core/finance/finance-item.ts";
import { arrangeRows } from "@castor/core/finance/table/arrange-rows.ts";
import { type FinanceRow, financeQuery } from "@castor/core/finance/table/finance-table.ts";
import { listFinanceRows } from "@castor/core/finance/table/list-rows.ts";
import { sortRows } from "@castor/core/finance/table/order-rows.ts";
import { limits } from "@castor/core/limits.ts";
import { createByteCache } from "../caching/create-byte-cache.ts";
import { createId } from "../db/create-id.ts";
import { requireFound, requireTrip } from "../http/access/require-context.ts";
import type { AnswerVersion } from "../http/calls/call-dependencies.ts";
import type { TripContext } from "../http/calls/context.ts";
import type { ExchangeRates } from "../outside/rates/exchange-rates.ts";
import { requireTextCapacity } from "../points/trip-text-store.ts";
import { loadTrip, loadTripCurrency } from "../trips/trip-store.ts";
import {
  countFinanceItems,
  insertFinanceItems,
  loadFinanceItem,
  removeFinanceItem,
  saveFinanceItem,
} from "./finance-item-store.ts";

/** Memory for cached rows of trips, and the approximate size of a row. */
const rowsBytes = 16_000_000;
const rowBytes = 600;
const usual = financeQuery.parse({});

/** The endpoints of `finance` (specification#finance). */
export function createFinanceHandlers(
  rates: ExchangeRates,
): Handlers<typeof endpoints.finance, TripContext> {
  const cachedRows = createByteCache<FinanceRow[]>(rowsBytes, (rows) => rows.length * rowBytes);

  /** The rows of the trip's current version in the default order, cached. */
  async function readRows(context: TripContext, hasExcluded: boolean): Promise<FinanceRow[]> {
    const { language } = context;
    const { id, version } = requireTrip(context);
    const key = `${id} ${version} ${language} ${hasExcluded}`;
    const known = cachedRows.get(key);
    if (known) return known;
    const trip = requireFound(await loadTrip(context.queries, id));
    const all = listFinanceRows(trip, hasExcluded);
    // By date, which needs no rates.
    const rows = sortRows(all, usual, { perEuro: {}, language });
    cachedRows.set(key, rows);
    return rows;
  }

  return {
    save: ({ body }, context) =>
      body.id === undefined ? create(body, context) : change(body.id, body, context),

    remove: async ({ id }, { queries }) => {
      await removeFinanceItem(queries, id);
      return { success: true };
    },

    item: async ({ id }, { queries }) => requireFound(await loadFinanceItem(queries, id)),

    table: async ({ ex, ...query }, context) => {
      const { language } = context;
      const { perEuro, date, source } = await rates.read();
      const rows = await readRows(context, ex === "1");
      return { ...arrangeRows(rows, query, { perEuro, language }), rates: { date, source } };
    },
  };
}

/** What the table depends on besides its query: the trip, the words of categories, the rates. */
export const versionOfFinanceTable =
  (rates: ExchangeRates): AnswerVersion =>
  async (context) => {
    const { id, version } = requireTrip(context);
    const { date, source } = await rates.read();
    return { of: `${id} ${context.language}`, tag: `${version} ${date} ${source}` };
  };

async function create(save: FinanceItemSave, context: TripContext): Promise<FinanceItem> {
  const { queries, now } = context;
  const { id: tripId } = requireTrip(context);
  if ((await countFinanceItems(queries, tripId)) >= limits.financeItemsPerTrip)
    throw new AppError("CONFLICT", { words: "tooManyFinanceItems" });
  const empty = newFinanceItem({ id: createId(), tripId, name: save.name ?? "" });
  const item = await apply(empty, save, context);
  await insertFinanceItems(queries, [item], now);
  if (item.description !== "") await requireTextCapacity(queries, tripId);
  return item;
}

async function change(id: string, save: FinanceItemSave, context: TripContext) {
  const { queries } = context;
  const before = requireFound(await loadFinanceItem(queries, id));
  const item = await apply(before, save, context);
  await saveFinanceItem(queries, item);
  if (Buffer.byteLength(item.description) > Buffer.byteLength(before.description))
    await requireTextCapacity(queries, item.tripId);
  return item;
}

async function apply(
  item: FinanceItem,
  save: FinanceItemSave,
  { queries }: TripContext,
): Promise<FinanceItem> {
  const currency = requireFound(await loadTripCurrency(queries, item.tripId));
  const changed = changeFinanceItem(item, save, currency);
  const fields = checkFinanceItem(changed);
  if (Object.keys(fields).length > 0) throw new AppError("VALIDATION_FAILED", { fields });
  return changed;
}
