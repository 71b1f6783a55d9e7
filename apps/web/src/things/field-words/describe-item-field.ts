import { categories } from "@castor/core/finance/categories.ts";
import type { FinanceItemForm } from "@castor/core/finance/finance-item.ts";
import type { Translate } from "@castor/i18n/words.ts";
import type { FieldWords } from "./field-words.ts";
import { financeWords } from "./finance-words.ts";
import type { FormatMoney } from "./use-money-format.ts";

/** The words of a field of a cost, by its path. */
export function describeItemField(
  path: string,
  translate: Translate,
  formatMoney: FormatMoney,
): FieldWords {
  const plain: Record<Exclude<keyof FinanceItemForm, "finance">, FieldWords> = {
    name: { label: translate("costs.name") },
    type: {
      label: translate("costs.category"),
      format: (id) => {
        const known = categories.find((row) => row.id === id);
        return known ? translate(`costs.categories.${known.id}`) : id;
      },
    },
    description: { label: translate("costs.description") },
    startDate: { label: translate("costs.startDate") },
    endDate: { label: translate("costs.endDate") },
  };
  const words: Record<string, FieldWords> = { ...plain, ...financeWords(formatMoney) };
  return words[path] ?? { label: path };
}
