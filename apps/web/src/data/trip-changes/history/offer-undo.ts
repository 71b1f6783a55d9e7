import { currentWords } from "../../../i18n/words.ts";
import { dismissToast, showToast } from "../../../ui/feedback/show-toast.ts";
import type { DeferredChange } from "../queue-entry.ts";
import { type Direction, formatStep, type HistoryStep, type Turn } from "./history-step.ts";
import { historyTopic, type TripHistory } from "./trip-history.ts";

/** Says what was undone or redone, with a button for the opposite. */
function announceTurned(
  history: TripHistory,
  direction: Direction,
  { what, canTurnBack, isPartly }: Turn,
): void {
  const words = currentWords("common");
  const other = direction === "undo" ? "redo" : "undo";
  const done = words(direction === "undo" ? "history.undone" : "history.redone", {
    what: formatStep(words, what),
  });
  const text = isPartly ? words("history.partly", { done }) : done;
  const turnBack = { label: words(`history.${other}`), run: () => turnHistory(history, other) };
  showToast("ok", text, canTurnBack ? turnBack : null, { topic: historyTopic });
}

function announce(history: TripHistory, direction: Direction, turn: Turn | null): Turn | null {
  if (turn?.isLater)
    void turn.error.then((error) => error ?? announceTurned(history, direction, turn));
  else if (turn) announceTurned(history, direction, turn);
  return turn;
}

/** Undoes the newest step or redoes the last undone one, and says so. */
export function turnHistory(history: TripHistory, direction: Direction): void {
  announce(history, direction, history.begin(direction));
}

/** Undoes one step and says so. `isUnchangedOnly`: not when somebody has changed the same since. */
export const undoStep = (
  history: TripHistory,
  step: HistoryStep,
  isUnchangedOnly = false,
): Turn | null => announce(history, "undo", history.undo(step, isUnchangedOnly));

interface UndoOffer {
  text: string;
  step: HistoryStep | null;
  /** A toast of the same topic is replaced. */
  topic?: string;
  /** The step while it is deferred: it is sent when the toast goes. */
  deferred?: DeferredChange;
  /** Instead of `undoStep`. */
  undo?: () => void;
  /** The offer has gone, and nobody has undone the step. */
  onKept?: () => void;
  /** What one may want instead of Undo. */
  also?: { label: string; run: () => void };
}

/** Says what was done, with a button that undoes it. The toast goes when the step cannot be undone any more. */
export function offerUndo(
  history: TripHistory,
  { text, step, topic = historyTopic, deferred, undo, onKept, also }: UndoOffer,
): void {
  const run = undo ?? (() => void (step && undoStep(history, step)));
  const action = step ? { label: currentWords("common")("history.undo"), run } : null;
  const { unsubscribe: stop } = history.ends.subscribe(() => {
    if (step && !history.canUndo(step)) dismissToast(toast);
  });
  const onGone = () => {
    stop();
    deferred?.release();
    // While its toast is there, Undo is on purpose.
    if (!step || !history.canUndo(step)) return;
    onKept?.();
    history.forgetIfWidening(step);
  };
  const toast = showToast("ok", text, action, { topic, onGone, also: also ?? null });
}
