import { type ReactNode, useId, useState } from "react";
import styles from "./fold.module.css";
import { Icon } from "./icon.tsx";

export interface FoldProps {
  title: string;
  /** What it holds, in short, beside the title. */
  summary?: string | null;
  startsOpen: boolean;
  /** Something within has to be seen. */
  mustOpen?: boolean;
  /** Told how it was left. */
  onTurn?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part that opens when one needs it. What is within is there all the time, so that nothing typed goes. */
export function Fold(props: FoldProps) {
  const { title, summary, startsOpen, mustOpen = false, onTurn, children } = props;
  const partId = useId();
  const [isWanted, setWanted] = useState(startsOpen);
  const isOpen = isWanted || mustOpen;
  return (
    <section className={styles.fold}>
      <h3 className={styles.title}>
        <button
          type="button"
          className={styles.turn}
          aria-expanded={isOpen}
          aria-controls={partId}
          onClick={() => {
            setWanted(!isOpen);
            onTurn?.(!isOpen);
          }}
        >
          <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={18} />
          {title}
          {summary ? <span className={styles.summary}>{summary}</span> : null}
        </button>
      </h3>
      <div id={partId} hidden={!isOpen} className={styles.content}>
        {children}
      </div>
    </section>
  );
}
