import type { Route } from "./route.ts";

/** A new day of a trip: no icon, by car, nothing on it yet (section 3, defaults). */
export function newRoute(given: Pick<Route, "id" | "tripId" | "name" | "date">): Route {
  return {
    ...given,
    icon: "none",
    description: "",
    moveType: "car",
    isReadonly: false,
    notes: [],
    points: [],
  };
}
