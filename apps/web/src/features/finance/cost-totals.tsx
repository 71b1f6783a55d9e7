import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import type { FinanceTable } from "@castor/core/finance/table/finance-table.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import { memo, useId } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Collapsible } from "../../ui/layout/collapsible.tsx";
import { CurrencyTotals } from "./totals/currency-totals.tsx";
import { TotalFigures, type TotalFiguresProps } from "./totals/total-figures.tsx";

/** The known sources of rates; the terms of one require a link. */
const sources = ["snapshot", "frankfurter", "open-er-api", "ecb-cbr"] as const;
const openErApiAddress = "https://www.exchangerate-api.com";

/** The day and the source of the rates. */
function RatesNote({ date, source }: { date: DateText; source: string }) {
  const translate = useWords("common", "costs");
  const formats = useFormats();
  const known = sources.find((id) => id === source);
  const name = known ? translate(`costsPage.rateSources.${known}`) : source;
  const words = translate("costsPage.rated", { date: formats.date(date), source: "\n" });
  const [before, after] = words.split("\n");
  return (
    <p className="secondary">
      {before}
      {known === "open-er-api" ? (
        <a href={openErApiAddress} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
      {after}
    </p>
  );
}

/** The exchange rates (`data/use-euro-rates.ts`). */
export type RatesState =
  | { state: "loading" }
  | { state: "notLoaded" | "noDefaultCurrency"; reload: () => void }
  | { state: "ready"; date: DateText; source: string };

export interface CostTotalsProps {
  table: Pick<FinanceTable, "totals" | "totalEur" | "totalEurReason">;
  rates: RatesState;
  /** True when kids travel, too. */
  hasKids: boolean;
  atRisk: TotalFiguresProps["atRisk"];
}

/** The totals of the shown costs: per currency, and together in euros (specification#finance-totals). */
export const CostTotals = memo(function CostTotals(props: CostTotalsProps) {
  const { table, rates, hasKids, atRisk } = props;
  const translate = useWords("common", "costs");
  const titleId = useId();
  const { totals, totalEur, totalEurReason } = table;
  const [first] = totals;
  const isSeveral = totals.length > 1;
  const isConverted = rates.state === "ready" && totalEur !== null;
  const inEuros = isConverted ? { ...totalEur, currency: "EUR" as const } : null;
  const whole = isSeveral ? inEuros : first;
  return (
    <section className="grid gap-8 mb-12" aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {translate("costs.total")}
      </h2>
      <TotalFigures whole={whole ?? null} totals={totals} hasKids={hasKids} atRisk={atRisk} />
      {isSeveral ? (
        <>
          {isConverted ? (
            <RatesNote date={rates.date} source={rates.source} />
          ) : (
            <Trouble rates={rates} missing={totalEurReason?.currencies ?? []} />
          )}
          <div className="on-screen">
            <Collapsible
              title={translate("costsPage.byCurrency")}
              summary={totals.map(({ currency }) => currency).join(", ")}
              startsOpen={false}
              mustOpen={rates.state !== "loading" && !isConverted}
            >
              <CurrencyTotals totals={totals} totalEur={isConverted ? totalEur : null} />
            </Collapsible>
          </div>
        </>
      ) : null}
    </section>
  );
});

/** Why there is no total in euros (specification#finance-totals), with a retry. */
function Trouble({ rates, missing }: { rates: RatesState; missing: readonly CurrencyId[] }) {
  const translate = useWords("common", "costs");
  if (rates.state === "loading")
    return <p className="secondary">{translate("costsPage.ratesLoading")}</p>;
  if (rates.state === "ready")
    return (
      <Alert kind="warn">
        {translate("costsPage.noRate", { count: missing.length, currencies: missing.join(", ") })}
      </Alert>
    );
  return (
    <Alert kind="warn">
      {translate(
        `costsPage.${rates.state === "notLoaded" ? "ratesNotLoaded" : "noDefaultCurrency"}`,
      )}{" "}
      <Button kind="quiet" onClick={rates.reload}>
        {translate("actions.retry")}
      </Button>
    </Alert>
  );
}
