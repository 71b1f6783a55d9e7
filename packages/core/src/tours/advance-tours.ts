import type { TourId, TourOutcome, ToursState } from "./tours.ts";

/** Shows a tour if it is available. The current tour is queued (specification#tour-state). */
export function showTour(state: ToursState, tour: TourId): ToursState {
  if (!state.available.includes(tour) || state.currentTour === tour) return state;
  const queue = state.queue.filter((waiting) => waiting !== tour);
  return {
    ...state,
    currentTour: tour,
    queue: state.currentTour ? [...queue, state.currentTour] : queue,
  };
}

/** Closes the current tour: the last queued one becomes current, or none (specification#tour-state). */
export function closeTour(state: ToursState): ToursState {
  return { ...state, currentTour: state.queue.at(-1) ?? null, queue: state.queue.slice(0, -1) };
}

/** Ends a tour. Skipping clears everything; finishing removes only this tour (specification#tour-state). */
export function finishTour(state: ToursState, tour: TourId, outcome: TourOutcome): ToursState {
  if (outcome === "skipped") return { available: [], currentTour: null, queue: [] };
  const left = { ...state, available: state.available.filter((id) => id !== tour) };
  if (state.currentTour === tour) return closeTour(left);
  return { ...left, queue: state.queue.filter((id) => id !== tour) };
}
