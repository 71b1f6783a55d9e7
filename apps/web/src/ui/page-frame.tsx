import type { ReactNode } from "react";
import styles from "./page-frame.module.css";

export interface PageFrameProps {
  title: string;
  /** One sentence under the title, or what the page is about. */
  lead?: ReactNode;
  /** What can be done on this page, at the right of the title. */
  actions?: ReactNode;
  /** `narrow` for forms and reading, `wide` for lists, `broad` for tables of many columns. */
  width?: "narrow" | "wide" | "broad";
  children: ReactNode;
}

/** The frame of an ordinary page: one headline, its actions, the content in a column. */
export function PageFrame({ title, lead, actions, width = "wide", children }: PageFrameProps) {
  return (
    <div className={`${styles.frame} ${styles[width]}`}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h1>{title}</h1>
          {lead ? <div className={styles.lead}>{lead}</div> : null}
        </div>
        {actions ? <div className={`${styles.actions} on-screen`}>{actions}</div> : null}
      </header>
      {children}
    </div>
  );
}
