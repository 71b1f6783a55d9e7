import { useSelector } from "@tanstack/react-store";
import { useEffect } from "react";
import type { Direction, HistoryEnds } from "../../data/trip-changes/history/history-step.ts";
import { turnHistory } from "../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../data/trip-changes/history/trip-histories.ts";
import { historyTopic } from "../../data/trip-changes/history/trip-history.ts";
import { dismissToastTopic } from "../../ui/feedback/show-toast.ts";
import { historyKey } from "./history-keys.ts";

/** Undo and redo by their keys, while no dialog and no text has the keyboard; for every page of a trip whose reader may edit. */
export function useHistoryKeys(tripId: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const direction = historyKey(event);
      if (!direction) return;
      event.preventDefault();
      turnHistory(tripHistoryOf(tripId), direction);
    };
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      // Leaving the page sends the change that the toast deferred.
      dismissToastTopic(historyTopic);
    };
  }, [tripId, isOn]);
}

export interface HistoryTools {
  ends: HistoryEnds;
  turn: (direction: Direction) => void;
}

/** What can be undone and redone in a trip. */
export function useHistory(tripId: string): HistoryTools {
  const history = tripHistoryOf(tripId);
  const ends = useSelector(history.ends);
  return { ends, turn: (direction) => turnHistory(history, direction) };
}
