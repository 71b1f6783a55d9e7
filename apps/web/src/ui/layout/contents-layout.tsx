import { type ReactNode, useEffect } from "react";
import styles from "./contents-layout.module.css";

export interface ContentsLayoutProps {
  /** The accessible name of the contents. */
  label: string;
  /** The sections in order; each has its id. */
  entries: readonly { id: string; title: string }[];
  /** For long texts under a search: the contents stay on narrow screens too. */
  isText?: boolean;
  children: ReactNode;
}

/** Sections with links to them beside. The section of the address is scrolled into view, which exists only now. */
export function ContentsLayout({ label, entries, isText, children }: ContentsLayoutProps) {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id !== "") document.getElementById(id)?.scrollIntoView();
  }, []);
  return (
    <div className={`${styles.layout} ${isText ? styles.text : ""}`}>
      <nav className={styles.nav} aria-label={label}>
        <ul className={`plain-list ${styles.links}`}>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={`row items-center muted ${styles.link}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>{children}</div>
    </div>
  );
}
