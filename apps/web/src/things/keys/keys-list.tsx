import styles from "./keys-list.module.css";

export interface KeysListProps {
  /** What the keys do (`title`), and the keys (`text`). */
  keys: readonly { id: string; title: string; text: string }[];
}

/** A list of keys, each with what it does. */
export function KeysList({ keys }: KeysListProps) {
  return (
    <dl className={styles.keys}>
      {keys.map(({ id, title, text }) => (
        <div key={id} className={`row wrap items-baseline justify-between ${styles.key}`}>
          <dt>{title}</dt>
          <dd>
            <kbd>{text}</kbd>
          </dd>
        </div>
      ))}
    </dl>
  );
}
