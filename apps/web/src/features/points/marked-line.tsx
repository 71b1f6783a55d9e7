import type { ReactNode } from "react";
import { Icon, type IconName } from "../../ui/icon.tsx";
import styles from "./marked-line.module.css";

export interface MarkedLineProps {
  icon: IconName;
  isWarning?: boolean;
  children: ReactNode;
}

/** Small words of their own about a point, with a picture before them that the eye finds in a long list. */
export function MarkedLine({ icon, isWarning, children }: MarkedLineProps) {
  return (
    <span className={`${styles.line} ${isWarning ? styles.warning : ""}`}>
      <Icon name={icon} size={16} />
      <span>{children}</span>
    </span>
  );
}
