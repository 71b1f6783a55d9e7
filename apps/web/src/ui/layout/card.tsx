import type { HTMLAttributes } from "react";
import styles from "./card.module.css";

/** A surface that groups what belongs together. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div className={[`surface ${styles.card}`, className].filter(Boolean).join(" ")} {...rest} />
  );
}
