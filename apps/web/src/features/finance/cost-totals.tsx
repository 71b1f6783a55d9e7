import type { DateText } from "@castor/core/basics/dates.ts";
import type { CurrencyId } from "@castor/core/finance/currencies.ts";
import type { FinanceFigures, FinanceTable } from "@castor/core/finance/finance-table.ts";
import { paidShare } from "@castor/core/finance/paid-share.ts";
import { memo, useId } from "react";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Fold } from "../../ui/fold.tsx";
import styles from "./cost-totals.module.css";
import { CurrencyTotals } from "./totals/currency-totals.tsx";
import { RatesNote } from "./totals/rates-note.tsx";

/** What is known of exchange rates (`data/use-euro-rates.ts`). */
export type RatesState =
  | { state: "loading" }
  | { state: "notLoaded" | "noDefaultCurrency"; reload: () => void }
  | { state: "ready"; date: DateText; source: string };

export interface CostTotalsProps {
  table: Pick<FinanceTable, "totals" | "totalEur" | "totalEurReason">;
  rates: RatesState;
  /** Kids travel, too. */
  hasKids: boolean;
  /** What is paid and would be lost, a sum for each currency. */
  atRisk: readonly { currency: CurrencyId; payed: number }[];
}

/** What all shown costs come to, at a glance; several currencies each, and together in euros (section 4). */
export const CostTotals = memo(function CostTotals(props: CostTotalsProps) {
  const { table, rates, hasKids, atRisk } = props;
  const translate = useWords();
  const formats = useFormats();
  const titleId = useId();
  const { totals, totalEur, totalEurReason } = table;
  const [first] = totals;
  const isSeveral = totals.length > 1;
  const isConverted = rates.state === "ready" && totalEur !== null;
  const inEuros = isConverted ? { ...totalEur, currency: "EUR" as const } : null;
  const whole = isSeveral ? inEuros : first;
  const risk = formats.sums(atRisk.map(({ currency, payed }) => [payed, currency]));
  return (
    <section className={styles.totals} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {translate("costs.total")}
      </h2>
      <dl className={styles.figures}>
        {whole ? <Figures whole={whole} isAbout={isSeveral} hasKids={hasKids} /> : null}
        <div className={styles.figure}>
          <dt>{translate("costs.atRisk")}</dt>
          <dd>
            <span className={styles.number}>{risk === "" ? translate("costs.noRisk") : risk}</span>
            <span className={styles.hint}>{translate("costs.atRiskHint")}</span>
          </dd>
        </div>
      </dl>
      {isSeveral ? (
        <>
          {isConverted ? (
            <RatesNote date={rates.date} source={rates.source} />
          ) : (
            <Trouble rates={rates} missing={totalEurReason?.currencies ?? []} />
          )}
          <div className="on-screen">
            <Fold
              title={translate("costs.byCurrency")}
              summary={totals.map(({ currency }) => currency).join(", ")}
              startsOpen={false}
              mustOpen={rates.state !== "loading" && !isConverted}
            >
              <CurrencyTotals totals={totals} totalEur={isConverted ? totalEur : null} />
            </Fold>
          </div>
        </>
      ) : null}
    </section>
  );
});

interface FiguresProps {
  whole: FinanceFigures & { currency: CurrencyId };
  /** Converted, by rates that are not those of a bank's counter. */
  isAbout: boolean;
  hasKids: boolean;
}

function Figures({ whole, isAbout, hasKids }: FiguresProps) {
  const translate = useWords();
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, whole.currency);
  const about = (amount: number) => (isAbout ? `≈\u00a0${money(amount)}` : money(amount));
  const share = paidShare(whole);
  return (
    <>
      <div className={styles.figure}>
        <dt>{translate("costs.total")}</dt>
        <dd>
          <span className={styles.number}>{about(whole.total)}</span>
          <span className={`${styles.hint} ${styles.shares}`}>
            <span>{translate("costs.perAdult", { amount: money(whole.adult) })}</span>
            {hasKids ? (
              <span>{translate("costs.perKid", { amount: money(whole.kid) })}</span>
            ) : null}
          </span>
        </dd>
      </div>
      <div className={styles.figure}>
        <dt>{translate("costs.payed")}</dt>
        <dd>
          <span className={styles.number}>{about(whole.payed)}</span>
          <span className={styles.bar} aria-hidden>
            <span style={{ width: `${share * 100}%` }} />
          </span>
          <span className={styles.hint}>
            {translate("costs.paidShare", { share: formats.percent(share) })}
          </span>
        </dd>
      </div>
      <div className={styles.figure}>
        <dt>{translate("costs.remain")}</dt>
        <dd>
          <span className={styles.number}>{about(whole.remain)}</span>
        </dd>
      </div>
    </>
  );
}

/** Why there is no total in euros (section 8), and what to do about it. */
function Trouble({ rates, missing }: { rates: RatesState; missing: readonly CurrencyId[] }) {
  const translate = useWords();
  if (rates.state === "loading")
    return <p className="secondary">{translate("costs.ratesLoading")}</p>;
  if (rates.state === "ready")
    return (
      <Alert kind="warn">
        {translate("costs.noRate", { count: missing.length, currencies: missing.join(", ") })}
      </Alert>
    );
  return (
    <Alert kind="warn">
      {translate(`costs.${rates.state === "notLoaded" ? "ratesNotLoaded" : "noDefaultCurrency"}`)}{" "}
      <Button kind="quiet" onClick={rates.reload}>
        {translate("actions.retry")}
      </Button>
    </Alert>
  );
}
