import * as z from "zod/mini";
import { date } from "../basics/dates.ts";
import { id } from "../basics/ids.ts";
import { name, text } from "../basics/texts.ts";
import { limits } from "../limits.ts";
import { category } from "./categories.ts";
import { finance } from "./finance.ts";

/** A cost of the trip that belongs to no point (section 3). */
export const financeItem = z.object({
  id,
  tripId: id,
  name,
  type: z._default(category, "other"),
  description: text(limits.description),
  startDate: z.nullable(date),
  endDate: z.nullable(date),
  finance: z.nullable(finance),
});
export type FinanceItem = z.output<typeof financeItem>;
