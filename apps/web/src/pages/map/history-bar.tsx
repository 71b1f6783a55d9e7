import { wordStep } from "../../data/history/history-step.ts";
import type { HistoryEnds } from "../../data/history/trip-history.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton } from "../../ui/button.tsx";
import styles from "./history-bar.module.css";
import { useHistory } from "./use-history.ts";

export interface HistoryBarProps {
  tripId: string;
  /** Undoing by its keys works without it too. */
  isShown: boolean;
}

/** Undo and redo, with what is next; there while one edits, so that nothing jumps when the first edit is made. */
export function HistoryBar({ tripId, isShown }: HistoryBarProps) {
  const translate = useWords();
  const { ends, turn } = useHistory(tripId);
  if (!isShown) return null;
  const labelOf = (direction: keyof HistoryEnds) => {
    const next = ends[direction];
    return next
      ? translate(`history.${direction}What`, { what: wordStep(translate, next) })
      : translate(`history.${direction}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons that belong together are no fieldset
    <div className={styles.bar} role="group" aria-label={translate("history.tools")}>
      <IconButton
        icon="arrow-back-up"
        label={labelOf("undo")}
        aria-disabled={!ends.undo}
        onClick={() => turn("undo")}
      />
      <IconButton
        icon="arrow-forward-up"
        label={labelOf("redo")}
        aria-disabled={!ends.redo}
        onClick={() => turn("redo")}
      />
      <span className={`secondary one-line ${styles.next}`} aria-hidden dir="auto">
        {ends.undo ? labelOf("undo") : ends.redo ? labelOf("redo") : translate("history.nothing")}
      </span>
    </div>
  );
}
