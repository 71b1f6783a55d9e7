import type { EuroRates } from "@castor/core/finance/rates.ts";
import type { FinanceRow } from "@castor/core/finance/table/finance-table.ts";
import { shareCosts } from "@castor/core/finance/table/share-costs.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import { useId, useMemo } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { CategoryBars } from "./charts/category-bars.tsx";
import { DayColumns } from "./charts/day-columns.tsx";
import { PaidBar } from "./charts/paid-bar.tsx";
import styles from "./cost-charts.module.css";

export interface CostChartsProps {
  /** The filtered rows, in the table's order. */
  rows: readonly FinanceRow[];
  /** The exchange rates; not needed where all rows have one currency. */
  perEuro: EuroRates;
  /** The day of the rates. */
  ratesDate: DateText | null;
}

/** The sums of the rows as charts: by category, paid and remaining, by day. */
export function CostCharts({ rows, perEuro, ratesDate }: CostChartsProps) {
  const translate = useWords("common", "costs");
  const formats = useFormats();
  const titleId = useId();
  const shares = useMemo(() => shareCosts(rows, perEuro), [rows, perEuro]);
  const { currency, total, withoutRate } = shares;
  const isConverted = rows.some((row) => row.currency !== currency);
  return (
    <section className={`grid gap-12 ${styles.charts}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{translate("costTable.pictures")}</h2>
      {isConverted && ratesDate !== null ? (
        <p className="secondary">
          {translate("costs.totalEur", { date: formats.date(ratesDate) })}
        </p>
      ) : null}
      {withoutRate.length > 0 ? (
        <p className="secondary">
          {translate("costTable.leftOut", { currencies: withoutRate.join(", ") })}
        </p>
      ) : null}
      {total > 0 ? (
        <div className={`grid gap-16 ${styles.grid}`}>
          <CategoryBars shares={shares} />
          <PaidBar shares={shares} />
          <DayColumns shares={shares} />
        </div>
      ) : withoutRate.length === 0 ? (
        <EmptyState isSmall pose="naps" text={translate("costTable.nothingCosts")} />
      ) : null}
    </section>
  );
}
