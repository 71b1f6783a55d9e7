import * as z from "zod/mini";
import { date } from "../basics/dates.ts";
import { id } from "../basics/ids.ts";
import { message } from "../basics/validation.ts";
import { limits } from "../limits.ts";
import { category } from "./categories.ts";
import { currency } from "./currencies.ts";
import { paymentForm } from "./payment-forms.ts";

/** What is paid of a row (decisions 6). */
export const paymentStatus = z.enum(["paid", "partly", "unpaid", "free"]);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** What is reckoned: amounts in one currency, never negative. */
const sum = z.number().check(z.minimum(0));
const figures = z.object({ total: sum, payed: sum, remain: sum, adult: sum, kid: sum });
export type FinanceFigures = z.infer<typeof figures>;

/** A row of the finance table (section 3, decisions 6): a place or a finance item, by whose id it is known. */
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

/** What of the table is asked for, and in which order (section 7, decisions 6). */
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
  /** `0`: without places of which every stop is left out of the path. */
  ex: z._default(z.enum(["0", "1"]), "1"),
});
export type FinanceQuery = z.output<typeof financeQuery>;

export const currencyTotal = z.extend(figures, { currency });
export type CurrencyTotal = z.infer<typeof currencyTotal>;

/** What is missing to say a total in euros. */
export const noEuroReason = z.object({ code: z.literal("noRate"), currencies: z.array(currency) });

/** The answer of `finance/table`: totals cover the rows that are asked for, the lists the whole trip. */
export const financeTable = z.object({
  data: z.array(financeRow),
  categories: z.array(category),
  dates: z.array(date),
  currencies: z.array(currency),
  totals: z.array(currencyTotal),
  /** With several currencies; null with a reason when a rate is missing. */
  totalEur: z.nullable(figures),
  totalEurReason: z.nullable(noEuroReason),
  /** Of which day the rates are, and whose. */
  rates: z.object({ date, source: z.string() }),
});
export type FinanceTable = z.infer<typeof financeTable>;
