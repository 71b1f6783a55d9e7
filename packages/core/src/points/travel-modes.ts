import * as z from "zod/mini";

/**
 * Travel modes (specification#travel-modes): how a traveller gets to a point. `break`: a new path starts here, no leg leads to it.
 * `none`: on the map, but not on the path (specification#travel-modes).
 */
export const travelModes = [
  { id: "car", icon: "car" },
  { id: "walk", icon: "walk" },
  { id: "bus", icon: "bus" },
  { id: "none", icon: "map-pin" },
  { id: "break", icon: "flag" },
  { id: "carGoogle", icon: "steering-wheel" },
] as const;

export const routeMode = z.enum(travelModes.map(({ id }) => id));
export type RouteMode = z.infer<typeof routeMode>;

/** The travel mode with that id. */
export function travelModeOf(id: RouteMode): (typeof travelModes)[number] {
  return travelModes.find((row) => row.id === id) ?? travelModes[0];
}

/** The modes of a route: all but `break`. */
export const moveType = z.enum(["car", "walk", "bus", "none", "carGoogle"]);
export type MoveType = z.infer<typeof moveType>;

/** The modes of legs, which routing can be asked for. */
export const legMode = z.enum(["car", "walk", "bus", "carGoogle"]);
export type LegMode = z.infer<typeof legMode>;

/** The mode of a new point on a route: the mode of the route, car if that is `none` (specification#travel-modes). */
export function modeForNewPoint(mode: MoveType): RouteMode {
  return mode === "none" ? "car" : mode;
}
