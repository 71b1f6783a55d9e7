import type { Finance } from "@castor/core/finance/finance.ts";
import { paymentForms } from "@castor/core/finance/payment-forms.ts";
import { priceTypes } from "@castor/core/finance/price-types.ts";
import { currentWords } from "../../i18n/words.ts";
import { type FieldWords, withPrefix } from "./field-words.ts";
import type { FormatMoney } from "./use-money-format.ts";

/** The words of a finance block and of its fields, by their paths. */
export function financeWords(formatMoney: FormatMoney): Record<string, FieldWords> {
  const translate = currentWords("common", "price-fields");
  const fields: Record<keyof Finance, FieldWords> = {
    type: {
      label: translate("finance.type"),
      format: (id) => {
        const known = priceTypes.find((type) => type === id);
        return known ? translate(`finance.types.${known}`) : id;
      },
    },
    price: { label: translate("costs.total"), format: formatMoney },
    pricePerKid: { label: translate("finance.pricePerKid"), format: formatMoney },
    currency: { label: translate("finance.currency") },
    payed: { label: translate("finance.payed"), format: formatMoney },
    paymentType: {
      label: translate("finance.paymentType"),
      format: (value) => {
        const known = paymentForms.find(({ id }) => id === value);
        return known ? translate(`costs.paymentTypes.${known.id}`) : value;
      },
    },
    isPerNight: { label: translate("finance.isPerNight") },
    isOnSite: { label: translate("finance.isOnSite") },
    paymentDueDate: { label: translate("finance.paymentDueDate") },
    cancellationDate: { label: translate("finance.cancellationDate") },
    validFrom: { label: translate("finance.validFrom") },
    validTo: { label: translate("finance.validTo") },
  };
  return { finance: { label: translate("finance.title") }, ...withPrefix("finance", fields) };
}
