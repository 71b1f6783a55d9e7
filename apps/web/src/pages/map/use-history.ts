import { useEffect, useSyncExternalStore } from "react";
import { wordStep } from "../../data/history/history-step.ts";
import { historyOf } from "../../data/history/trip-histories.ts";
import { type HistoryEnds, historyTopic } from "../../data/history/trip-history.ts";
import { currentWords, useWords } from "../../i18n/words.ts";
import { dismissTopic, notify } from "../../ui/notify.ts";
import { historyKey } from "./history-keys.ts";

type Direction = keyof HistoryEnds;

/** Goes one step back or forward, and offers to go the other way. */
function turnHistory(tripId: string, direction: Direction): void {
  const done = historyOf(tripId).turn(direction);
  if (!done) return;
  const words = currentWords();
  const other = direction === "undo" ? "redo" : "undo";
  const said = direction === "undo" ? "history.undone" : "history.redone";
  notify(
    "ok",
    words(said, { what: wordStep(words, done) }),
    { label: words(`history.${other}`), run: () => turnHistory(tripId, other) },
    { topic: historyTopic },
  );
}

/** Says what was done, with a button that undoes it; `onGone` runs when that offer ends. */
export function useOfferUndo(tripId: string): (text: string, onGone?: () => void) => void {
  const translate = useWords();
  return (text, onGone) => {
    const undo = { label: translate("history.undo"), run: () => turnHistory(tripId, "undo") };
    notify("ok", text, undo, { topic: historyTopic, ...(onGone ? { onGone } : {}) });
  };
}

export interface HistoryTools {
  ends: HistoryEnds;
  turn: (direction: Direction) => void;
}

/** Undo and redo of a trip's edits, also by their keys while no dialog and no text has the keyboard. */
export function useHistory(tripId: string): HistoryTools {
  const history = historyOf(tripId);
  const ends = useSyncExternalStore(history.subscribe, history.read);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const direction = historyKey(event);
      if (!direction) return;
      event.preventDefault();
      turnHistory(tripId, direction);
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      // Whoever leaves the map has decided: what its message still held back is sent.
      dismissTopic(historyTopic);
    };
  }, [tripId]);
  return { ends, turn: (direction) => turnHistory(tripId, direction) };
}
