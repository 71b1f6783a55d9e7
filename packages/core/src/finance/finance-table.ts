import * as z from "zod/mini";
import { date } from "../basics/dates.ts";
import { id } from "../basics/ids.ts";
import { amount } from "../basics/money.ts";
import { category } from "./categories.ts";
import { currency } from "./currencies.ts";
import { paymentForm } from "./payment-forms.ts";

/** What is paid of a row (decisions 6). */
export const paymentStatus = z.enum(["paid", "partly", "unpaid", "free"]);

/** A row of the finance table (section 3, decisions 6): a place or a finance item. */
export const financeRow = z.object({
  id,
  source: z.enum(["point", "item"]),
  sourceId: id,
  routeId: z.nullable(id),
  category,
  title: z.string(),
  currency,
  total: amount,
  payed: amount,
  remain: amount,
  adult: amount,
  kid: amount,
  date: z.nullable(date),
  paymentType: paymentForm,
  paymentDueDate: z.nullable(date),
  cancellationDate: z.nullable(date),
  status: paymentStatus,
});
export type FinanceRow = z.infer<typeof financeRow>;

/** The finance page's search parameters and their defaults (section 2). */
export const financeSearchDefaults = {
  category: "all",
  payStatus: "all",
  paymentType: "any",
  currency: "all",
  date: "all",
  search: "",
} as const;
