import { categories } from "@castor/core/finance/categories.ts";
import type { CostShares } from "@castor/core/finance/table/share-costs.ts";
import type { CSSProperties } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { ThingIcon } from "../../../ui/icons/thing-icon.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import styles from "./charts.module.css";

/** What each category has of the whole; bars rather than a ring, since two of the colours are alike. */
export function CategoryBars({ shares }: { shares: CostShares }) {
  const translate = useWords("common", "costs");
  const formats = useFormats();
  const looks = new Map(categories.map((row) => [row.id, row]));
  return (
    <Card className={styles.picture}>
      <h3>{translate("costTable.byCategory")}</h3>
      <ul className="plain-list grid gap-10">
        {shares.byCategory.map(({ category, total, percent }) => {
          const look = looks.get(category);
          const part = total / shares.total;
          const sizes = { "--part": `${100 * part}%`, "--tone": look?.color };
          return (
            <li key={category} className={styles.share} style={sizes as CSSProperties}>
              <ThingIcon name={look?.icon ?? "dots"} />
              <span>{translate(`costs.categories.${category}`)}</span>
              <span className={styles.amount}>{formats.money(total, shares.currency)}</span>
              <span className={`muted ${styles.amount}`}>
                {formats.percent(percent === 0 ? part : percent / 100)}
              </span>
              <div className={styles.track} aria-hidden>
                <div className={styles.bar} />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
