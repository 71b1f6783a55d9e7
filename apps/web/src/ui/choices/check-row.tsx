import type { ReactNode } from "react";
import styles from "./check-row.module.css";

export interface CheckRowProps {
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
  /** It cannot be changed now. */
  isHeld?: boolean;
  className?: string | undefined;
  /** The dialog around it puts the focus here first. */
  isFirstFocus?: boolean;
  /** What the row says behind its checkbox. */
  children: ReactNode;
}

/** A row of a list that is chosen by its checkbox; the whole row can be pressed. */
export function CheckRow(props: CheckRowProps) {
  const {
    isChecked,
    onCheck,
    isHeld = false,
    className = "",
    isFirstFocus = false,
    children,
  } = props;
  return (
    <label className={`row items-center gap-12 ${styles.row} ${className}`}>
      <input
        type="checkbox"
        className={styles.check}
        data-autofocus={isFirstFocus || undefined}
        checked={isChecked}
        disabled={isHeld}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
      {children}
    </label>
  );
}
