import type { CostShares } from "@castor/core/finance/table/share-costs.ts";
import type { CSSProperties } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Card } from "../../../ui/layout/card.tsx";
import styles from "./charts.module.css";

/** What is paid beside what remains. */
export function PaidBar({ shares }: { shares: CostShares }) {
  const translate = useWords("common", "costs");
  const formats = useFormats();
  const { payed, remain, currency } = shares;
  const sizes = { "--part": `${(100 * payed) / (payed + remain || 1)}%` };
  return (
    <Card className={styles.picture}>
      <h3>{translate("costTable.paidAndRemaining")}</h3>
      <div className={styles.paid} style={sizes as CSSProperties} aria-hidden>
        <div className={styles.paidPart} />
        <div className={styles.remainPart} />
      </div>
      <dl className={`row wrap justify-between ${styles.figures}`}>
        {(["payed", "remain"] as const).map((figure) => (
          <div key={figure}>
            <dt>{translate(`costTable.columns.${figure}`)}</dt>
            <dd>{formats.money(shares[figure], currency)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
