import type { ReactNode } from "react";
import styles from "./page-frame.module.css";

export interface PageFrameProps {
  title: string;
  /** A sentence or more under the title. */
  lead?: ReactNode;
  /** The page's actions, at the right of the title. */
  actions?: ReactNode;
  /** `narrow` for forms and reading, `wide` for lists, `broad` for tables of many columns. */
  width?: "narrow" | "wide" | "broad";
  /** Leaves more room to the content: less space around the title, and its actions beside it on a phone, too. */
  isDense?: boolean;
  /** Has a tour, whose button is beside the title. */
  hasTour?: boolean;
  children: ReactNode;
}

/** The frame of an ordinary page: a title, actions, the content in a column. */
export function PageFrame(props: PageFrameProps) {
  const { title, lead, actions, width = "wide", isDense = false, hasTour = false } = props;
  return (
    <div className={`${styles.frame} ${styles[width]} ${isDense ? styles.dense : ""}`}>
      <header className={`row wrap justify-between ${styles.header}`}>
        <div className={`narrows breaks ${styles.titles}`}>
          {hasTour ? (
            <div className={`row items-center gap-4 ${styles.toured}`}>
              <h1>{title}</h1>
              <span data-tour-slot="short" className="on-screen" />
            </div>
          ) : (
            <h1>{title}</h1>
          )}
          {lead ? <div className={`mt-4 muted ${styles.lead}`}>{lead}</div> : null}
        </div>
        {actions ? (
          <div className={`row wrap gap-8 ${styles.actions} on-screen`}>{actions}</div>
        ) : null}
      </header>
      {props.children}
    </div>
  );
}
