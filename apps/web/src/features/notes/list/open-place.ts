import { type SortingStrategy, verticalListSortingStrategy } from "@dnd-kit/sortable";

/**
 * The index of the sorted note that gives way to a dragged one, as `placeOn` will put it. Dragged up to another day, the
 * note goes behind the one below the pointer, so the next one gives way. `days` has the day of each note.
 */
export function findOpenPlace(days: readonly string[], dragged: number, over: number): number {
  const isUp = over >= 0 && over < dragged;
  return isUp && days[over] !== days[dragged] ? over + 1 : over;
}

/** A sorting strategy: notes give way where the dragged one will be. */
export const openPlaces =
  (days: readonly string[]): SortingStrategy =>
  (passage) => {
    const { activeIndex, overIndex } = passage;
    const index = findOpenPlace(days, activeIndex, overIndex);
    return verticalListSortingStrategy({ ...passage, overIndex: index });
  };
