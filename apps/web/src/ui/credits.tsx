import { Fragment } from "react";
import styles from "./credits.module.css";

export interface CreditsProps {
  /** Who made what is shown, each with an address. */
  credits: readonly { name: string; url: string }[];
  /** Its look, where it is not that of a line in a text. */
  className?: string | undefined;
}

/** The makers of what is shown, linked, in one small line. */
export function Credits({ credits, className }: CreditsProps) {
  if (credits.length === 0) return null;
  return (
    <p className={className ?? styles.credits}>
      {credits.map(({ name, url }, at) => (
        <Fragment key={name}>
          {at > 0 ? " · " : null}
          <a href={url} target="_blank" rel="noreferrer">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
