import type { ReactNode } from "react";
import styles from "../point-card.module.css";

/** A label and its value; a fact without a value is not shown. */
export type Fact = [label: string, value: ReactNode];

/** A list of facts with an optional heading; nothing where no fact has a value. */
export function FactList({ title, facts }: { title?: string; facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  const list = (
    <dl className={`grid gap-10 ${styles.list}`}>
      {known.map(([label, value]) => (
        <div key={label} className={`grid items-baseline gap-12 ${styles.fact}`}>
          <dt className="secondary">{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
  if (!title) return <div className={styles.facts}>{list}</div>;
  return (
    <section className={styles.facts}>
      <h3 className="mb-8">{title}</h3>
      {list}
    </section>
  );
}
