import { categories } from "@castor/core/finance/categories.ts";
import type { Translate } from "@castor/i18n/words.ts";
import { financeWords } from "../../../things/finance-words.ts";
import type { FieldWords } from "../../../things/form-conflicts.tsx";

/** The words of a field of a cost, by its path. */
export function wordItemField(path: string, translate: Translate): FieldWords {
  const block = Object.entries(financeWords(translate));
  const words: Record<string, FieldWords> = {
    name: { label: translate("costs.name") },
    type: {
      label: translate("costs.category"),
      word: (id) => {
        const known = categories.find((row) => row.id === id);
        return known ? translate(`finance.categories.${known.id}`) : id;
      },
    },
    description: { label: translate("costs.description") },
    startDate: { label: translate("costs.startDate") },
    endDate: { label: translate("costs.endDate") },
    ...Object.fromEntries(block.map(([field, said]) => [`finance.${field}`, said])),
  };
  return words[path] ?? { label: path };
}
