import { type SortingStrategy, verticalListSortingStrategy } from "@dnd-kit/sortable";

/**
 * Which of the sorted notes gives way to a dragged one: there `placeOn` puts it. On its way up to another day it goes
 * behind the note that it is over, so the next one gives way. `days` says of each note on which day it stands.
 */
export function findOpenPlace(days: readonly string[], dragged: number, over: number): number {
  const isUp = over >= 0 && over < dragged;
  return isUp && days[over] !== days[dragged] ? over + 1 : over;
}

/** Notes give way where the dragged one will stand. */
export const openPlaces =
  (days: readonly string[]): SortingStrategy =>
  (passage) => {
    const { activeIndex, overIndex } = passage;
    const at = findOpenPlace(days, activeIndex, overIndex);
    return verticalListSortingStrategy({ ...passage, overIndex: at });
  };
