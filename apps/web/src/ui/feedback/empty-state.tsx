import type { ReactNode } from "react";
import { Beaver, type BeaverPose } from "../beaver/beaver.tsx";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  pose: BeaverPose;
  /** One sentence: what is missing, or what happened. */
  text: string;
  title?: string | undefined;
  /** One button with the next step. */
  action?: ReactNode;
  /** For a panel or a card instead of a page. */
  isSmall?: boolean;
  /** Screen readers announce it at once. */
  isAlert?: boolean;
}

/** An empty page or list: the beaver, one sentence, one button. */
export function EmptyState({ pose, title, text, action, isSmall, isAlert }: EmptyStateProps) {
  return (
    <div
      className={`stack items-center ${styles.state} ${isSmall ? styles.small : ""}`}
      role={isAlert ? "alert" : undefined}
    >
      <Beaver pose={pose} className={styles.beaver} />
      {title ? <p className={styles.title}>{title}</p> : null}
      <p className="muted">{text}</p>
      {action ? (
        <div className={`row wrap justify-center gap-8 mt-12 ${styles.action}`}>{action}</div>
      ) : null}
    </div>
  );
}
