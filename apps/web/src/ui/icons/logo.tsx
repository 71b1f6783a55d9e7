import { Mark } from "../beaver/mark.tsx";
import styles from "./logo.module.css";

/** The logo: the beaver's face and the product's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={`inline-row items-center gap-8 bold ${styles.logo}`}>
      <Mark />
      <span>{name}</span>
    </span>
  );
}
