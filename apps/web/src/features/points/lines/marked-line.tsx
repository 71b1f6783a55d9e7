import type { ReactNode } from "react";
import { Icon, type IconName } from "../../../ui/icons/icon.tsx";
import styles from "./marked-line.module.css";

export interface MarkedLineProps {
  icon: IconName;
  isWarning?: boolean;
  children: ReactNode;
}

/** A short line about a point, with an icon that is easy to find in a long list. */
export function MarkedLine({ icon, isWarning, children }: MarkedLineProps) {
  return (
    <span
      className={`row gap-6 small tabular ${styles.line} ${isWarning ? styles.warning : "muted"}`}
    >
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </span>
  );
}
