import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import type { CurrencyTotal, FinanceFigures } from "@castor/core/finance/table/finance-table.ts";
import { paidShare } from "@castor/core/finance/table/paid-share.ts";
import { defaults } from "@castor/core/limits.ts";
import type { CSSProperties, ReactNode } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./total-figures.module.css";

export interface TotalFiguresProps {
  /** The totals in one currency; null while several cannot be added up. */
  whole: (FinanceFigures & { currency: CurrencyId }) | null;
  /** The totals of each currency, from which `whole` is made. */
  totals: readonly CurrencyTotal[];
  hasKids: boolean;
  /** Paid amounts that are no longer refundable, a sum per currency; null where no date says so. */
  atRisk: readonly { currency: CurrencyId; payed: number }[] | null;
}

/** The total, paid and remaining amounts, and the amount at risk, side by side. */
export function TotalFigures({ whole, totals, hasKids, atRisk }: TotalFiguresProps) {
  const translate = useWords("common", "costs");
  const formats = useFormats();
  const risk = formats.sums((atRisk ?? []).map(({ currency, payed }) => [payed, currency]));
  const { currency } = whole ?? totals[0] ?? defaults;
  return (
    <dl className={`surface grid ${styles.figures}`}>
      {whole ? <Sums whole={whole} totals={totals} hasKids={hasKids} /> : null}
      {atRisk ? (
        <Figure
          name={translate("costs.atRisk")}
          amount={risk === "" ? formats.money(0, currency) : risk}
          hint={translate("costsPage.atRiskHint")}
        />
      ) : null}
    </dl>
  );
}

interface SumsProps extends Pick<TotalFiguresProps, "totals" | "hasKids"> {
  whole: FinanceFigures & { currency: CurrencyId };
}

function Sums({ whole, totals, hasKids }: SumsProps) {
  const translate = useWords("common", "costs");
  const formats = useFormats();
  /** Reference rates are approximate, so what they converted is marked. Amounts of its own currency are exact. */
  const amountOf = (figure: keyof FinanceFigures) => {
    const isConverted = totals.some((of) => of.currency !== whole.currency && of[figure] > 0);
    const amount = formats.money(whole[figure], whole.currency);
    return isConverted ? `≈\u00a0${amount}` : amount;
  };
  const share = paidShare(whole);
  return (
    <>
      <Figure
        name={translate("costs.total")}
        amount={amountOf("total")}
        hint={
          <>
            <span>{translate("costsPage.perAdult", { amount: amountOf("adult") })}</span>
            {hasKids ? (
              <span>{translate("costsPage.perKid", { amount: amountOf("kid") })}</span>
            ) : null}
          </>
        }
      />
      <Figure
        name={translate("costsPage.payed")}
        amount={amountOf("payed")}
        share={share}
        hint={
          whole.payed === 0
            ? translate("costsPage.nothingPaid")
            : translate("costsPage.paidShare", { share: formats.percent(share) })
        }
      />
      <Figure name={translate("costsPage.remain")} amount={amountOf("remain")} />
    </>
  );
}

interface FigureProps {
  name: string;
  amount: string;
  hint?: ReactNode;
  /** 0 to 1; drawn as a bar. */
  share?: number;
}

function Figure({ name, amount, hint, share }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <span className={`bold tabular breaks ${styles.number}`}>{amount}</span>
        {hint ? <span className={`row wrap secondary tabular ${styles.hint}`}>{hint}</span> : null}
        {share === undefined ? null : (
          <span
            className={styles.bar}
            style={{ "--share": `${share * 100}%` } as CSSProperties}
            aria-hidden
          />
        )}
      </dd>
    </div>
  );
}
