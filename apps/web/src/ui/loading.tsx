import styles from "./loading.module.css";

export interface LoadingProps {
  /** Said aloud while it loads. */
  label: string;
  /** What comes: lines of text, cards in a grid, or a whole page. */
  shape?: "lines" | "cards" | "page";
  count?: number;
}

/** Keeps the place of what is coming, so that nothing jumps. It shows only after a moment: a quick answer needs no flicker. */
export function Loading({ label, shape = "lines", count = 3 }: LoadingProps) {
  const bones = Array.from({ length: count }, (_, at) => `bone-${at}`);
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
