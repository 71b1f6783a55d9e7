import type { CurrencyTotal, FinanceFigures } from "@castor/core/finance/table/finance-table.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./currency-totals.module.css";

export interface CurrencyTotalsProps {
  totals: readonly CurrencyTotal[];
  totalEur: FinanceFigures | null;
}

const figures = ["total", "payed", "remain", "adult", "kid"] as const;

/** The totals of several currencies, one line each, and together in euros. */
export function CurrencyTotals({ totals, totalEur }: CurrencyTotalsProps) {
  const translate = useWords("common", "costs");
  const formats = useFormats();
  const cells = (of: FinanceFigures, currency: CurrencyTotal["currency"]) =>
    figures.map((figure) => (
      <td key={figure} data-label={translate(`costTable.columns.${figure}`)}>
        {formats.amount(of[figure], currency)}
      </td>
    ));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{translate("costsPage.byCurrency")}</caption>
      <thead>
        <tr>
          <th scope="col">{translate("costsPage.currency")}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col">
              {translate(`costTable.columns.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {totals.map((total) => (
          <tr key={total.currency}>
            <th scope="row" data-tooltip={formats.currencyName(total.currency)}>
              {total.currency}
            </th>
            {cells(total, total.currency)}
          </tr>
        ))}
        {totalEur ? (
          <tr className={styles.euros}>
            <th scope="row">{translate("costsPage.inEuros")}</th>
            {cells(totalEur, "EUR")}
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}
