import { closeTour, finishTour, showTour } from "@castor/core/tours/advance-tours.ts";
import {
  type TourId,
  type TourOutcome,
  type ToursState,
  tourId,
} from "@castor/core/tours/tours.ts";
import { createAtom, useSelector } from "@tanstack/react-store";
import { useEffect } from "react";

const tours = createAtom<ToursState>({ available: [], currentTour: null, queue: [] });
/** The tours whose screens are open, the last opened at the end. */
let open: readonly TourId[] = [];
/** Tours that this window has ended. A list that was read before does not bring them back. */
const ended = new Set<TourId>();

/** Sets the available tours of the user. Of several open screens the first one's tour is shown first. */
export function setAvailableTours(listed: readonly TourId[]): void {
  const state = tours.get();
  const available = listed.filter((id) => !ended.has(id));
  if (available.join() === state.available.join()) return;
  const isLeft = (id: TourId | null) => id !== null && available.includes(id);
  const kept: ToursState = {
    available,
    currentTour: isLeft(state.currentTour) ? state.currentTour : null,
    queue: state.queue.filter(isLeft),
  };
  const waiting = tourId.options.filter(
    (id) => open.includes(id) && id !== kept.currentTour && !kept.queue.includes(id),
  );
  tours.set(waiting.reduceRight(showTour, kept));
}

function openScreen(id: TourId): () => void {
  open = [...open, id];
  tours.set((state) => showTour(state, id));
  return () => {
    open = open.toSpliced(open.indexOf(id), 1);
    leaveTour(id);
  };
}

/** Takes a tour off the screen. It stays available. */
export function leaveTour(id: TourId): void {
  const state = tours.get();
  if (state.currentTour === id) tours.set(closeTour(state));
  else if (state.queue.includes(id))
    tours.set({ ...state, queue: state.queue.filter((other) => other !== id) });
}

/** Ends a tour (specification#tour-state). */
export function endTour(id: TourId, outcome: TourOutcome): void {
  for (const other of outcome === "skipped" ? tourId.options : [id]) ended.add(other);
  tours.set((state) => finishTour(state, id, outcome));
}

/** All tours are available again. */
export function restartTours(available: readonly TourId[]): void {
  ended.clear();
  setAvailableTours(available);
}

/** Offers the tour of a screen while the screen is open and `isShown`. */
export function useTour(id: TourId, isShown = true): void {
  useEffect(() => (isShown ? openScreen(id) : undefined), [id, isShown]);
}

/** The tour that is on. */
export const useCurrentTour = (): TourId | null =>
  useSelector(tours, ({ currentTour }) => currentTour);
