import type { SheetWords } from "@castor/core/finance/table/finance-sheet.ts";
import type { Formats } from "@castor/core/formats/create-formats.ts";
import type { TranslateWith } from "../../../i18n/words.ts";
import type { RatesState } from "../cost-totals.tsx";

/** The texts of an exported table. Without conversion there is no day of rates and no total in euros. */
export const createSheetWords = (
  translate: TranslateWith<"costs">,
  formats: Formats,
  rates: RatesState,
): SheetWords => ({
  column: (column) => translate(`costTable.columns.${column}`),
  category: (category) => translate(`costs.categories.${category}`),
  status: (status) => translate(`costTable.statuses.${status}`),
  paymentForm: (form) => translate(`costs.paymentTypes.${form}`),
  total: translate("costTable.total"),
  totalEur: translate("costs.totalEur", {
    date: rates.state === "ready" ? formats.date(rates.date) : "",
  }),
  noRates: translate(
    `costsPage.${rates.state === "noDefaultCurrency" ? "noDefaultCurrency" : "ratesNotLoaded"}`,
  ),
  noTotalEur: (missing) => translate("costs.noTotalEur", { currencies: missing.join(", ") }),
});
