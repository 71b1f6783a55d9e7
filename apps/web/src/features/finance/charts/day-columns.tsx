import type { CostShares } from "@castor/core/finance/table/share-costs.ts";
import type { DateText } from "@castor/core/time/dates.ts";
import type { CSSProperties } from "react";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { Collapsible } from "../../../ui/layout/collapsible.tsx";
import styles from "./charts.module.css";

/** With more days than this only the first and the last have room for their names. */
const namedMax = 7;

/** What each day costs, a column each; in figures below, folded away. */
export function DayColumns({ shares: { byDay, currency } }: { shares: CostShares }) {
  const translate = useWords("common", "costs");
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, currency);
  const nameOf = (date: DateText | null, style: "short" | "full") =>
    date === null ? translate("costTable.noDate") : formats.date(date, style);
  const most = Math.max(...byDay.map(({ total }) => total));
  const isNamed = byDay.length <= namedMax;
  const named = isNamed ? byDay : [byDay.at(0), byDay.at(-1)].filter((day) => day !== undefined);
  return (
    <Card className={styles.picture}>
      <h3>{translate("costTable.byDay")}</h3>
      <div aria-hidden>
        <div className={`${styles.top} secondary`}>{money(most)}</div>
        <div className={styles.plot}>
          {byDay.map(({ date, total }) => (
            <div
              key={date}
              className={styles.column}
              style={{ "--part": `${(100 * total) / most}%` } as CSSProperties}
              data-undated={date === null || undefined}
              data-tooltip={`${nameOf(date, "full")}: ${money(total)}`}
            />
          ))}
        </div>
        <div className={`${isNamed ? styles.axis : "row justify-between"} secondary`}>
          {named.map(({ date }) => (
            <span key={date}>{nameOf(date, "short")}</span>
          ))}
        </div>
      </div>
      <Collapsible title={translate("costTable.dayFigures")} startsOpen={false}>
        <table className={styles.days}>
          <tbody>
            {byDay.map(({ date, total }) => (
              <tr key={date}>
                <th scope="row">{nameOf(date, "full")}</th>
                <td>{money(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Collapsible>
    </Card>
  );
}
