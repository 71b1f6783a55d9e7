import { Mark } from "./beaver/mark.tsx";
import styles from "./logo.module.css";

/** The mark and the product's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <Mark />
      <span>{name}</span>
    </span>
  );
}
