import { newRouteFields, type Route } from "../route.ts";

/** A new day of a trip, without notes and points. */
export const newRoute = (given: Pick<Route, "id" | "tripId" | "name" | "date">): Route => ({
  ...given,
  ...newRouteFields,
  track: "",
  isReadonly: false,
  notes: [],
  points: [],
});
