import type { TourId, TourOutcome, ToursState } from "./tours.ts";

/** Shows a tour if it is available; the one that was current waits in the queue (section 4). */
export function showTour(state: ToursState, tour: TourId): ToursState {
  if (!state.available.includes(tour) || state.currentTour === tour) return state;
  const queue = state.queue.filter((waiting) => waiting !== tour);
  return {
    ...state,
    currentTour: tour,
    queue: state.currentTour ? [...queue, state.currentTour] : queue,
  };
}

/** Closes the current tour: the last queued one becomes current, or none (section 4). */
export function closeTour(state: ToursState): ToursState {
  return { ...state, currentTour: state.queue.at(-1) ?? null, queue: state.queue.slice(0, -1) };
}

/** Ends a tour: skipping clears everything, any other reason removes just this one (section 4). */
export function finishTour(state: ToursState, tour: TourId, outcome: TourOutcome): ToursState {
  if (outcome === "skipped") return { available: [], currentTour: null, queue: [] };
  const left = { ...state, available: state.available.filter((id) => id !== tour) };
  if (state.currentTour === tour) return closeTour(left);
  return { ...left, queue: state.queue.filter((id) => id !== tour) };
}
