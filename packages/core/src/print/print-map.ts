import type { LegMode } from "../points/travel-modes.ts";
import { legMode } from "../points/travel-modes.ts";
import type { Route } from "../routes/route.ts";
import { listTracked, listTrackLegs } from "../routes/track-legs.ts";
import type { LineString } from "../services/paths/path.ts";
import type { PrintPath } from "./print-context.ts";
import type { PrintPoint } from "./print-point.ts";

/** What the picture of a day's map shows: its printed points with their numbers, and the legs of its path. */
export interface PrintMap {
  color: string;
  positions: readonly Pick<
    PrintPoint,
    "number" | "lat" | "lng" | "typeId" | "isOptional" | "isOffPath"
  >[];
  /** Longitude first. An estimate is drawn dashed, a walk dotted. */
  lines: readonly {
    coordinates: LineString["coordinates"];
    mode: LegMode;
    isEstimated: boolean;
  }[];
}

/** Null without points: there is nothing to show. */
export function printMap(
  route: Route,
  points: PrintMap["positions"],
  path: PrintPath | null,
  color: string,
): PrintMap | null {
  if (points.length === 0) return null;
  const tracked = listTracked(route);
  return {
    color,
    positions: points.map(({ number, lat, lng, typeId, isOptional, isOffPath }) => ({
      ...{ number, lat, lng, typeId },
      ...{ isOptional, isOffPath },
    })),
    lines: [
      ...route.points.flatMap(({ id, routeMode }) => {
        const leg = tracked.has(id) ? undefined : path?.legs[id];
        const mode = legMode.safeParse(routeMode);
        if (!leg || !mode.success) return [];
        const { coordinates } = leg.geometry;
        return [{ coordinates, mode: mode.data, isEstimated: leg.isEstimated }];
      }),
      ...listTrackLegs(route),
    ],
  };
}
