import { useCallback, useState } from "react";

interface Folds {
  isOpen: boolean;
  /** The days that are not as the others. */
  turned: ReadonlySet<string>;
}

/** By the trip's id, as long as the page is loaded. */
const foldsOfTrips = new Map<string, Folds>();

/** Which days of the itinerary show their points: all at first. It is remembered while another day is in view. */
export function useDayFolding(tripId: string) {
  const [folds, setFolds] = useState<Folds>(
    () => foldsOfTrips.get(tripId) ?? { isOpen: true, turned: new Set() },
  );
  const keep = (next: Folds) => {
    foldsOfTrips.set(tripId, next);
    setFolds(next);
  };
  /** The same function while no day is folded or opened. */
  const isOpen = useCallback((id: string) => folds.isOpen !== folds.turned.has(id), [folds]);
  return {
    isOpen,
    turn(id: string) {
      const turned = new Set(folds.turned);
      if (!turned.delete(id)) turned.add(id);
      keep({ ...folds, turned });
    },
    turnAll: (isOpen: boolean) => keep({ isOpen, turned: new Set() }),
  };
}
