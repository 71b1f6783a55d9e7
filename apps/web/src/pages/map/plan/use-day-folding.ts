import type { Trip } from "@castor/core/trips/trip.ts";
import { useState } from "react";
import type { DayFolding } from "../../../features/routes/day-overview.tsx";

/** The days of a trip with more points than this start folded. */
const unfoldedPoints = 60;

interface Folds {
  isOpen: boolean;
  /** The days that are not as the others. */
  turned: ReadonlySet<string>;
}

/** By the trip's id, as long as the page is loaded. */
const foldsOfTrips = new Map<string, Folds>();

/** Which days of "All days" show their points; it is remembered while another day is in view. */
export function useDayFolding({ id: tripId, routes }: Trip): DayFolding {
  const [folds, setFolds] = useState<Folds>(() => {
    const count = routes.reduce((sum, { points }) => sum + points.length, 0);
    return foldsOfTrips.get(tripId) ?? { isOpen: count <= unfoldedPoints, turned: new Set() };
  });
  const keep = (next: Folds) => {
    foldsOfTrips.set(tripId, next);
    setFolds(next);
  };
  return {
    isOpen: (id) => folds.isOpen !== folds.turned.has(id),
    turn(id) {
      const turned = new Set(folds.turned);
      if (!turned.delete(id)) turned.add(id);
      keep({ ...folds, turned });
    },
    turnAll: (isOpen) => keep({ isOpen, turned: new Set() }),
  };
}
