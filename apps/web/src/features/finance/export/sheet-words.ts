import type { Formats } from "@castor/core/basics/create-formats.ts";
import type { SheetWords } from "@castor/core/finance/table/finance-sheet.ts";
import type { Translate } from "@castor/i18n/words.ts";
import type { RatesState } from "../cost-totals.tsx";

/** The texts of an exported table. Without conversion there is no day of rates and no total in euros. */
export const createSheetWords = (
  translate: Translate,
  formats: Formats,
  rates: RatesState,
): SheetWords => ({
  column: (column) => translate(`finance.columns.${column}`),
  category: (category) => translate(`finance.categories.${category}`),
  status: (status) => translate(`finance.statuses.${status}`),
  paymentForm: (form) => translate(`finance.paymentTypes.${form}`),
  total: translate("finance.total"),
  totalEur: translate("finance.totalEur", {
    date: rates.state === "ready" ? formats.date(rates.date) : "",
  }),
  noRates: translate(
    `costs.${rates.state === "noDefaultCurrency" ? "noDefaultCurrency" : "ratesNotLoaded"}`,
  ),
  noTotalEur: (missing) => translate("finance.noTotalEur", { currencies: missing.join(", ") }),
});
