import type { ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import { Link } from "../buttons/link.tsx";
import { Icon, type IconName } from "../icons/icon.tsx";
import styles from "./short-list.module.css";

export interface ShortListProps {
  title: string;
  /** The page with all of them, or what shows the others here; null where these are all. */
  all: { label: string; href: string } | { label: string; onPress: () => void } | null;
  /** `ShortRow`s. */
  children: ReactNode;
  /** The room of rows that come later, in pixels. */
  minPixels?: number;
}

/** The first few of a longer list, with a link to all of it. */
export function ShortList({ title, all, children, minPixels }: ShortListProps) {
  return (
    <section className="grid narrows gap-4">
      <h3 className={styles.heading}>{title}</h3>
      <ul className="plain-list narrows" style={{ minBlockSize: minPixels }}>
        {children}
      </ul>
      {all === null ? null : "href" in all ? (
        <Link className={`inline-row items-center ${styles.more}`} href={all.href}>
          {all.label}
        </Link>
      ) : (
        <Button kind="quiet" className={styles.more} onClick={all.onPress}>
          {all.label}
        </Button>
      )}
    </section>
  );
}

export interface ShortRowProps {
  icon: IconName;
  text: string;
  note?: ReactNode;
  when?: string;
  isUrgent?: boolean;
  /** It is a task: a checkbox stands in place of the icon. */
  onCheck?: (() => void) | undefined;
}

/** A row of a `ShortList`. */
export function ShortRow({ icon, text, note, when, isUrgent, onCheck }: ShortRowProps) {
  const Box = onCheck ? "label" : "div";
  return (
    <li>
      <Box className={`${styles.entry} ${isUrgent ? styles.urgent : ""}`}>
        {onCheck ? (
          <input
            type="checkbox"
            aria-label={text}
            className={styles.check}
            checked={false}
            onChange={onCheck}
          />
        ) : (
          <Icon name={icon} size={18} />
        )}
        <span className="grid grow breaks">
          <span className="few-lines" dir="auto">
            {text}
          </span>
          {note ? (
            <span className={styles.note} dir="auto">
              {note}
            </span>
          ) : null}
        </span>
        {when ? <span className={styles.when}>{when}</span> : null}
      </Box>
    </li>
  );
}
