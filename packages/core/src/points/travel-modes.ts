import * as z from "zod/mini";

/**
 * Travel modes (section 3): how one gets to a point. `break`: a new path starts here, no leg leads to it; `none`: on
 * the map, not on the path (decisions 5).
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

/** The row of a mode. */
export function travelModeOf(id: RouteMode): (typeof travelModes)[number] {
  return travelModes.find((row) => row.id === id) ?? travelModes[0];
}

/** A route's modes: those of a point without `break`. */
export const moveType = z.enum(["car", "walk", "bus", "none", "carGoogle"]);
export type MoveType = z.infer<typeof moveType>;

/** The modes in which one moves: what routing is asked for. */
export const legMode = z.enum(["car", "walk", "bus", "carGoogle"]);
export type LegMode = z.infer<typeof legMode>;

/** What a new point's mode is on a route: the route's own, car where that is `none` (decisions 5). */
export function modeForNewPoint(mode: MoveType): RouteMode {
  return mode === "none" ? "car" : mode;
}
