import type { ReactNode } from "react";
import { Beaver, type BeaverPose } from "./beaver/beaver.tsx";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  pose: BeaverPose;
  /** One sentence: what is not here, or what happened. */
  text: string;
  title?: string | undefined;
  /** One button: the way on. */
  action?: ReactNode;
  /** In a panel or a card rather than on a page of its own. */
  isSmall?: boolean;
  /** What went wrong, read aloud at once. */
  isAlert?: boolean;
}

/** Nothing here yet: the beaver does something that fits, one sentence, one button. */
export function EmptyState({ pose, title, text, action, isSmall, isAlert }: EmptyStateProps) {
  return (
    <div
      className={`${styles.state} ${isSmall ? styles.small : ""}`}
      role={isAlert ? "alert" : undefined}
    >
      <Beaver pose={pose} className={styles.beaver} />
      {title ? <p className={styles.title}>{title}</p> : null}
      <p className={styles.text}>{text}</p>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
