import { findLinks } from "@castor/core/basics/find-links.ts";
import { Fragment } from "react";
import styles from "./description-text.module.css";

/** A description as plain text: its line breaks kept, its http(s) addresses as links, nothing else interpreted. */
export function DescriptionText({ text }: { text: string }) {
  const pieces = findLinks(text);
  return (
    <p className={styles.text} dir="auto">
      {pieces.map(({ at, text: words, url, label }) =>
        url ? (
          <a key={at} href={url} target="_blank" rel="noopener noreferrer nofollow">
            {label}
          </a>
        ) : (
          <Fragment key={at}>{words}</Fragment>
        ),
      )}
    </p>
  );
}
