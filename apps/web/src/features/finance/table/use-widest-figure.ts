import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import type { FinanceRow } from "@castor/core/finance/table/finance-table.ts";
import { useMemo } from "react";
import { useFormats } from "../../../i18n/formats.ts";

/** The number of characters of the longest amount: column widths do not depend on the rows in view. */
export function useWidestFigure(rows: readonly FinanceRow[]): number {
  const formats = useFormats();
  return useMemo(() => {
    const most = new Map<CurrencyId, number>();
    for (const { currency, total, payed, adult, kid } of rows)
      most.set(currency, Math.max(most.get(currency) ?? 0, total, payed, adult, kid));
    const lengths = [...most].map(([currency, amount]) => formats.amount(amount, currency).length);
    return Math.max(0, ...lengths);
  }, [rows, formats]);
}
