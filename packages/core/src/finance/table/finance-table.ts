import * as z from "zod/mini";
import { currency } from "../../basics/currencies.ts";
import { limits } from "../../limits.ts";
import { id } from "../../schemas/ids.ts";
import { message } from "../../schemas/validation.ts";
import { date } from "../../time/dates.ts";
import { category } from "../categories.ts";
import { paymentForm } from "../payment-forms.ts";

/** The payment status of a row (specification#finance-rows). */
export const paymentStatus = z.enum(["paid", "partly", "unpaid", "free"]);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** A calculated amount in one currency, never negative. */
const sum = z.number().check(z.minimum(0));
const figures = z.object({ total: sum, payed: sum, remain: sum, adult: sum, kid: sum });
export type FinanceFigures = z.infer<typeof figures>;

/** A row of the finance table (specification#finance-rows): a place or a finance item, with its id. */
export const financeRow = z.extend(figures, {
  id,
  source: z.enum(["point", "item"]),
  sourceId: id,
  routeId: z.nullable(id),
  category,
  title: z.string(),
  currency,
  date: z.nullable(date),
  paymentType: paymentForm,
  paymentDueDate: z.nullable(date),
  cancellationDate: z.nullable(date),
  status: paymentStatus,
});
export type FinanceRow = z.infer<typeof financeRow>;

const rowFields = Object.keys(financeRow.shape) as [keyof FinanceRow, ...(keyof FinanceRow)[]];
const orAll = <T extends string>(schema: z.ZodMiniType<T, T>) =>
  z._default(z.union([z.literal("all"), schema]), "all");

/** Filters and order of the finance table (specification#finance-table). */
export const financeQuery = z.object({
  s: z._default(
    z.string().check(z.maxLength(limits.searchQuery, message("maxLength", limits.searchQuery))),
    "",
  ),
  c: orAll(category),
  cur: orAll(currency),
  ps: z._default(z.enum(["all", "paid", "unpaid"]), "all"),
  pt: z._default(paymentForm, "any"),
  d: orAll(date),
  sf: z._default(z.enum(rowFields), "date"),
  sd: z._default(z.enum(["asc", "desc"]), "asc"),
  /** `0` leaves out places whose stops are all excluded from the path. */
  ex: z._default(z.enum(["0", "1"]), "1"),
});
export type FinanceQuery = z.output<typeof financeQuery>;

export const currencyTotal = z.extend(figures, { currency });
export type CurrencyTotal = z.infer<typeof currencyTotal>;

/** Why there is no total in euros. */
const noEuroReason = z.object({ code: z.literal("noRate"), currencies: z.array(currency) });

/**
 * The answer of `finance/table`. The totals are of the filtered rows, the lists of filter options of the whole trip.
 */
export const financeTable = z.object({
  data: z.array(financeRow),
  categories: z.array(category),
  dates: z.array(date),
  currencies: z.array(currency),
  totals: z.array(currencyTotal),
  /** Only with several currencies. Null with a reason when a rate is missing. */
  totalEur: z.nullable(figures),
  totalEurReason: z.nullable(noEuroReason),
  /** Date and source of the rates. */
  rates: z.object({ date, source: z.string() }),
});
export type FinanceTable = z.infer<typeof financeTable>;
