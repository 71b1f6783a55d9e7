import type { Finding } from "@castor/core/check/finding.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { dayColor } from "@castor/core/map/day-colors.ts";
import type { Point } from "@castor/core/points/point.ts";
import { listNights } from "@castor/core/points/stay-nights.ts";
import { legMode } from "@castor/core/points/travel-modes.ts";
import type { DayLeg } from "@castor/core/routes/paths/path-requests.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { listTracked, listTrackLegs } from "@castor/core/routes/track-legs.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { MapView } from "../../../map/camera/map-camera.ts";
import type { MapPath } from "../../../map/lines/map-path.ts";
import type { MapMarker, MarkerWarning } from "../../../map/markers/map-marker.ts";

/** The colour of a day, by its index in the trip. */
export function colorOfRoute(trip: Pick<Trip, "routes">, routeId: string): string {
  return dayColor(
    Math.max(
      0,
      trip.routes.findIndex(({ id }) => id === routeId),
    ),
  );
}

/** The grey of ideas, which have no day. */
const noDayColor = "#80868b";

/** The markers of the trip's ideas: without a number, as nothing leads to them. */
const markersOfIdeas = (trip: Trip, selectedId: string | null): MapMarker[] =>
  trip.ideas.map(({ id, lat, lng, name, typeId, priority }) => ({
    ...{ id, lat, lng, name, typeId, priority },
    ...{ number: null, isExcluded: true, isSelected: id === selectedId, color: noDayColor },
  }));

/** The markers of some days, numbered within each day, and of the ideas. */
export function markersOf(
  trip: Trip,
  shown: readonly Route[],
  selectedId: string | null,
): MapMarker[] {
  const ofDays = shown.flatMap((route): MapMarker[] => {
    const color = colorOfRoute(trip, route.id);
    return route.points.map((point, index) => ({
      id: point.id,
      lat: point.lat,
      lng: point.lng,
      name: point.name,
      number: index + 1,
      typeId: point.typeId,
      priority: point.priority,
      isExcluded: point.excludeFromRoute,
      isSelected: point.id === selectedId,
      color,
    }));
  });
  return [...ofDays, ...markersOfIdeas(trip, selectedId)];
}

/** The markers with the worst of what was found of each; the same array without findings but hints. */
export function withWarnings(
  markers: readonly MapMarker[],
  findings: readonly Finding[],
): readonly MapMarker[] {
  const warnings = new Map<string, MarkerWarning>();
  for (const { severity, stopIds } of findings)
    if (severity !== "hint")
      for (const id of stopIds) if (warnings.get(id) !== "impossible") warnings.set(id, severity);
  if (warnings.size === 0) return markers;
  return markers.map((marker) => {
    const warning = warnings.get(marker.id);
    return warning ? { ...marker, warning } : marker;
  });
}

/** The drawn lines of a day: its known legs, and its drawn path. */
export function pathOf(route: Route, color: string, legTo: (id: string) => DayLeg | null): MapPath {
  const tracked = listTracked(route);
  const legs = route.points.flatMap(({ id, routeMode }) => {
    const leg = tracked.has(id) ? null : legTo(id);
    const mode = legMode.safeParse(routeMode);
    return leg && mode.success
      ? [{ geometry: leg.geometry, mode: mode.data, isEstimated: leg.isEstimated }]
      : [];
  });
  const drawn = listTrackLegs(route).map(({ coordinates, ...look }) => ({
    geometry: { type: "LineString" as const, coordinates },
    ...look,
  }));
  return { id: route.id, color, legs: [...legs, ...drawn] };
}

/** The other days of a point's place; its own day too when the place is there twice. */
export function daysOfOtherStops(trip: Trip, point: { id: string; linkId: string }): Route[] {
  return trip.routes.filter(({ points }) =>
    points.some(({ id, linkId }) => id !== point.id && linkId === point.linkId),
  );
}

/** The days of a hotel stay that end in the hotel and do not have it as a point. */
export const nightsWithout = (
  trip: Trip,
  { linkId, hotelData }: Pick<Point, "linkId" | "hotelData">,
): Route[] =>
  listNights(trip.routes, hotelData).filter(
    ({ points }) => !points.some((point) => point.linkId === linkId),
  );

/** True while the map shows a position; false before the first view is known. */
export function isInView({ lat, lng }: Position, view: Pick<MapView, "bounds"> | null): boolean {
  if (!view) return false;
  const { west, east, south, north } = view.bounds;
  const turns = Math.ceil((west - lng) / 360);
  return lat >= south && lat <= north && lng + turns * 360 <= east;
}
