import { type ReactNode, useId, useRef, useState } from "react";
import { Icon } from "../icons/icon.tsx";
import styles from "./collapsible.module.css";

export interface CollapsibleProps {
  title: string;
  /** A short summary of the content, beside the title. */
  summary?: string | null;
  startsOpen: boolean;
  /** The level of its heading, 3 in a dialog or a part of a page. */
  level?: 2 | 3;
  /** Forces it open, for instance when a field within has an error. */
  mustOpen?: boolean;
  /** Called when it is opened or closed. */
  onTurn?: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * A section that opens and closes. Its content stays mounted, so that typed text is kept. A text that its field does
 * not understand keeps it open: folded, it would refuse the save unseen.
 */
export function Collapsible(props: CollapsibleProps) {
  const { title, summary, startsOpen, mustOpen = false, onTurn, children } = props;
  const Heading = props.level === 2 ? "h2" : "h3";
  const partId = useId();
  const part = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(startsOpen);
  const isOpen = isWanted || mustOpen;
  return (
    <section className={styles.fold}>
      <Heading className={styles.title}>
        <button
          type="button"
          className={`plain-button row items-center gap-8 bold ${styles.turn}`}
          aria-expanded={isOpen}
          aria-controls={partId}
          onClick={() => {
            const unread = part.current?.querySelector<HTMLElement>("[data-unread]");
            if (isOpen && unread) return unread.focus();
            setWanted(!isOpen);
            onTurn?.(!isOpen);
          }}
        >
          <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={18} />
          {title}
          {summary ? (
            <span className={`muted tabular breaks ${styles.summary}`}>{summary}</span>
          ) : null}
        </button>
      </Heading>
      <div ref={part} id={partId} hidden={!isOpen} className={styles.content}>
        {children}
      </div>
    </section>
  );
}
