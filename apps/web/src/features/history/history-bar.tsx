import { addressOf } from "@castor/core/pages.ts";
import type { HistoryEnds } from "../../data/trip-changes/history/history-step.ts";
import { formatStep } from "../../data/trip-changes/history/history-step.ts";
import { isTemporaryId } from "../../data/trip-changes/temporary-id.ts";
import { useWords } from "../../i18n/words.ts";
import { IconButton, IconLink } from "../../ui/buttons/button.tsx";
import styles from "./history-bar.module.css";
import { useHistory, useHistoryKeys } from "./use-history.ts";

export interface HistoryBarProps {
  tripId: string;
  /** Undoing by its keys works without it too. */
  isShown: boolean;
  /** In a trip without days the room is for its first step: the bar comes with something to undo. */
  isEmpty?: boolean;
}

/** Undo and redo, with what is next; there while one edits, so that nothing jumps when the first edit is made. */
export function HistoryBar({ tripId, isShown, isEmpty = false }: HistoryBarProps) {
  const translate = useWords("common");
  const { ends, turn } = useHistory(tripId);
  useHistoryKeys(tripId, true);
  if (!isShown || (isEmpty && !ends.undo && !ends.redo)) return null;
  const labelOf = (direction: keyof HistoryEnds) => {
    const next = ends[direction];
    return next
      ? translate(`history.${direction}What`, { what: formatStep(translate, next) })
      : translate(`history.${direction}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons that belong together are no fieldset
    <div
      className={`row items-center gap-4 rigid ${styles.bar}`}
      role="group"
      data-tour="undo"
      aria-label={translate("history.tools")}
    >
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
      <span className={`secondary few-lines grow ${styles.next}`} aria-hidden dir="auto">
        {ends.undo ? labelOf("undo") : ends.redo ? labelOf("redo") : translate("history.nothing")}
      </span>
      {isTemporaryId(tripId) ? null : (
        <IconLink
          icon="clock"
          label={translate("titles.history")}
          href={addressOf("history", { tripId })}
        />
      )}
    </div>
  );
}
