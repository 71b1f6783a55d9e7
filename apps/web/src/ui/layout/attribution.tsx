import { Fragment } from "react";
import styles from "./attribution.module.css";

export interface AttributionProps {
  /** The data sources to credit, with their links. */
  credits: readonly { name: string; url: string }[];
  /** Replaces the look of an inline line of text. */
  className?: string | undefined;
}

/** The credits of data sources, linked, in one small line. */
export function Attribution({ credits, className }: AttributionProps) {
  if (credits.length === 0) return null;
  return (
    <p className={className ?? styles.credits}>
      {credits.map(({ name, url }, index) => (
        <Fragment key={name}>
          {index > 0 ? " · " : null}
          <a href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
