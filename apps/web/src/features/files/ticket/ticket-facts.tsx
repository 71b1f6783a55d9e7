import styles from "./ticket.module.css";

/** A label, which may be empty, and its value; a fact without a value is not shown. */
export type Fact = [label: string, value: string | false | null | undefined];

/** Facts side by side, as many as fit. */
export function TicketFacts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={`grid ${styles.facts}`}>
      {known.map(([label, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be the same, and none moves
        <div key={index}>
          <dt className="secondary breaks" dir="auto">
            {label}
          </dt>
          <dd className={`breaks ${styles.value}`} dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
