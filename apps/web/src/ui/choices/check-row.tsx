import type { ReactNode } from "react";
import styles from "./check-row.module.css";

export interface CheckRowProps {
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
  className?: string | undefined;
  /** What the row says behind its checkbox. */
  children: ReactNode;
}

/** A row of a list that is chosen by its checkbox; the whole row can be pressed. */
export function CheckRow({ isChecked, onCheck, className = "", children }: CheckRowProps) {
  return (
    <label className={`${styles.row} ${className}`}>
      <input
        type="checkbox"
        className={styles.check}
        checked={isChecked}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
      {children}
    </label>
  );
}
