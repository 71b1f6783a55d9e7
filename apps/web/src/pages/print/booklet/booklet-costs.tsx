import type { PrintCosts, PrintedSum } from "@castor/core/print/print-costs.ts";
import { useWords } from "../../../i18n/words.ts";
import styles from "./booklet-costs.module.css";

/** Costs that belong to no point, and the totals by currency. */
export function BookletCosts({ costs }: { costs: PrintCosts }) {
  const { findings, items, totals, inEuros, whyNoEuros } = costs;
  const translate = useWords("common", "print");
  return (
    <section className={styles.costs}>
      <h3>{translate("print.costs")}</h3>
      {findings.length > 0 ? (
        <ul className={styles.findings}>
          {findings.map((text) => (
            <li key={text} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      <table className={styles.table}>
        <tbody>
          {items.map(({ id, title, date, total }) => (
            <tr key={id}>
              <td dir="auto">{title}</td>
              <td>{date}</td>
              <td className={styles.amount}>{total}</td>
            </tr>
          ))}
          {totals.map(({ currency, inDays }) =>
            inDays ? (
              <tr key={currency}>
                <td colSpan={2}>{translate("print.inDays")}</td>
                <td className={styles.amount}>{inDays}</td>
              </tr>
            ) : null,
          )}
        </tbody>
        <tbody className={`bold ${styles.totals}`}>
          {totals.map((sum) => (
            <Total key={sum.currency} label={translate("print.total")} sum={sum} />
          ))}
          {inEuros ? <Total label={inEuros.label} sum={inEuros} /> : null}
          {whyNoEuros ? (
            <tr>
              <td colSpan={3}>{whyNoEuros}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}

function Total(props: { label: string; sum: PrintedSum }) {
  const translate = useWords("common", "print");
  const { total, paid, remaining } = props.sum;
  return (
    <tr>
      <th scope="row">{props.label}</th>
      <td>
        {paid
          ? `${translate("card.paid")}: ${paid} · ${translate("card.remaining")}: ${remaining}`
          : ""}
      </td>
      <td className={styles.amount}>{total}</td>
    </tr>
  );
}
