import styles from "./loading.module.css";

export interface LoadingProps {
  /** Announced by screen readers while it loads. */
  label: string;
  /** The skeleton's shape: lines of text, cards in a grid, or a whole page. */
  shape?: "lines" | "cards" | "page";
  count?: number;
}

/**
 * A skeleton in place of what loads, against layout shift. It appears after a delay, so that a quick answer does not
 * flicker.
 */
export function Loading({ label, shape = "lines", count = 3 }: LoadingProps) {
  const bones = Array.from({ length: count }, (_, index) => `bone-${index}`);
  return (
    <div className={`${styles.loading} ${styles[shape]}`} role="status">
      <span className="visually-hidden">{label}</span>
      {shape === "page" ? <div className={styles.headline} /> : null}
      {bones.map((bone) => (
        <div key={bone} className={styles.bone} />
      ))}
    </div>
  );
}
