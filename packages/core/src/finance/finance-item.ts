import * as z from "zod/mini";
import { applyPatch } from "../basics/apply-patch.ts";
import type { CurrencyId } from "../basics/currencies.ts";
import { limits } from "../limits.ts";
import {
  defaultedField,
  defineFields,
  plainField,
  requiredField,
} from "../schemas/entity-fields.ts";
import { id } from "../schemas/ids.ts";
import { requireWhenNew } from "../schemas/require-when-new.ts";
import { name, text } from "../schemas/texts.ts";
import { message } from "../schemas/validation.ts";
import { date } from "../time/dates.ts";
import { category } from "./categories.ts";
import { changeFinance, checkFinance, finance, financeChange } from "./finance.ts";

const optionalDate = plainField(z.nullable(date), null);
const fields = defineFields({
  name: requiredField(name),
  type: {
    ...defaultedField(category, "other"),
    read: z._default(category, "other"),
    form: category,
  },
  description: plainField(text(limits.description), ""),
  startDate: optionalDate,
  endDate: optionalDate,
  finance: { ...plainField(z.nullable(finance), null), save: z.nullable(financeChange) },
});

/** A cost of the trip that belongs to no point (specification#finance-item). */
export const financeItem = z.object({ id, tripId: id, ...fields.read });
export type FinanceItem = z.output<typeof financeItem>;

/** The fields of a finance item that a save changes. */
export const financeItemChange = z.partial(z.object(fields.save));
export type FinanceItemChange = z.output<typeof financeItemChange>;

/** The body of `POST finance`: with `id` a change, without it a new item of `tripId`. */
export const financeItemSave = z
  .extend(financeItemChange, { id: z.optional(id), tripId: z.optional(id) })
  .check(requireWhenNew("tripId", "name"));
export type FinanceItemSave = z.output<typeof financeItemSave>;

/** A finance item without a price. */
export const newFinanceItem = (
  given: Pick<FinanceItem, "id" | "tripId" | "name">,
): FinanceItem => ({ ...given, ...fields.initial });

/** The item after a save. Fields that were not sent stay, in the finance block too. */
export function changeFinanceItem(
  item: FinanceItem,
  save: FinanceItemChange & { id?: unknown; tripId?: unknown },
  tripCurrency: CurrencyId,
): FinanceItem {
  const { id: _, tripId: __, finance: block, ...fields } = save;
  return {
    ...applyPatch<FinanceItem>(item, fields),
    finance: changeFinance(item.finance, block, tripCurrency),
  };
}

/** Messages by field path for rules that concern more than one field. */
export function checkFinanceItem({
  startDate,
  endDate,
  finance: block,
}: Pick<FinanceItem, "startDate" | "endDate" | "finance">): Record<string, string> {
  const ofBlock = Object.entries(block ? checkFinance(block) : {});
  return {
    ...(startDate && endDate && endDate < startDate && { endDate: message("dateFrom", startDate) }),
    ...Object.fromEntries(ofBlock.map(([field, words]) => [`finance.${field}`, words])),
  };
}

/** The schema of the item's form: its fields and the finance data form (specification#finance-item). */
export const financeItemForm = z.object(fields.form).check(
  z.superRefine((form, context) => {
    for (const [path, words] of Object.entries(checkFinanceItem(form)))
      context.addIssue({ code: "custom", path: path.split("."), message: words, input: form });
  }),
);
export type FinanceItemForm = z.output<typeof financeItemForm>;
