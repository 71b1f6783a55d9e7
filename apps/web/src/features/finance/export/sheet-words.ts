import type { SheetWords } from "@castor/core/finance/finance-sheet.ts";
import type { Translate } from "@castor/i18n/words.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { RatesState } from "../cost-totals.tsx";

/** What an exported table says. Where nothing had to be converted there is no day of rates, and no total that names it. */
export const sayInSheet = (
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
