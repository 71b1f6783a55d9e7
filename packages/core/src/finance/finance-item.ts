import * as z from "zod/mini";
import { applyChange } from "../basics/apply-change.ts";
import { date } from "../basics/dates.ts";
import { id } from "../basics/ids.ts";
import { orDefault } from "../basics/or-default.ts";
import { name, text } from "../basics/texts.ts";
import { message } from "../basics/validation.ts";
import { limits } from "../limits.ts";
import { category } from "./categories.ts";
import type { CurrencyId } from "./currencies.ts";
import { changeFinance, checkFinance, finance, financeChange } from "./finance.ts";

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

/** The body of `POST finance`: with `id` a change, without it a new item of `tripId`. */
export const financeItemSave = z
  .object({
    id: z.optional(id),
    tripId: z.optional(id),
    name: z.optional(name),
    type: z.optional(orDefault(category, "other")),
    description: z.optional(text(limits.description)),
    startDate: z.optional(z.nullable(date)),
    endDate: z.optional(z.nullable(date)),
    finance: z.optional(z.nullable(financeChange)),
  })
  .check(
    z.superRefine((save, context) => {
      if (save.id !== undefined) return;
      for (const field of ["tripId", "name"] as const)
        if (save[field] === undefined)
          context.addIssue({
            code: "custom",
            path: [field],
            message: message("required"),
            input: save,
          });
    }),
  );
export type FinanceItemSave = z.output<typeof financeItemSave>;

/** An item that costs nothing yet. */
export function newFinanceItem(start: Pick<FinanceItem, "id" | "tripId" | "name">): FinanceItem {
  return {
    ...start,
    type: "other",
    description: "",
    startDate: null,
    endDate: null,
    finance: null,
  };
}

/** The item after a save: fields that were sent replace, those of its block one by one. */
export function changeFinanceItem(
  item: FinanceItem,
  save: FinanceItemSave,
  tripCurrency: CurrencyId,
): FinanceItem {
  const { id: _, tripId: __, finance: block, ...fields } = save;
  return {
    ...applyChange<FinanceItem>(item, fields),
    finance: changeFinance(item.finance, block, tripCurrency),
  };
}

/** Messages, by the path of the field, of what no single field has wrong. */
export function checkFinanceItem({
  startDate,
  endDate,
  finance: block,
}: Pick<FinanceItem, "startDate" | "endDate" | "finance">): Record<string, string> {
  const ofBlock = Object.entries(block ? checkFinance(block) : {});
  return {
    ...(startDate && endDate && endDate < startDate && { endDate: message("endsBeforeStart") }),
    ...Object.fromEntries(ofBlock.map(([field, words]) => [`finance.${field}`, words])),
  };
}

/** The schema of the item's form: its fields and the finance data form (section 3). */
export const financeItemForm = z
  .object({
    name,
    type: category,
    description: text(limits.description),
    startDate: z.nullable(date),
    endDate: z.nullable(date),
    finance: z.nullable(finance),
  })
  .check(
    z.superRefine((form, context) => {
      for (const [path, words] of Object.entries(checkFinanceItem(form)))
        context.addIssue({ code: "custom", path: path.split("."), message: words, input: form });
    }),
  );
export type FinanceItemForm = z.output<typeof financeItemForm>;
