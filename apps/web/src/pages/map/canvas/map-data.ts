import type { BookingKind } from "@castor/core/bookings/booking-kinds.ts";
import { listJourneys } from "@castor/core/bookings/journeys.ts";
import type { Finding } from "@castor/core/check/finding.ts";
import { greatCircle } from "@castor/core/geo/great-circle.ts";
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
import type { JourneySign, MapLeg, MapPath } from "../../../map/lines/map-path.ts";
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

const signs: Partial<Record<BookingKind, JourneySign>> = {
  ...{ flight: "plane", train: "train", bus: "bus", ferry: "ship" },
};

/** The lines of booked journeys by the day in which each departs: of flights great circles, of others straight. */
export function journeyLines(routes: readonly Route[]): Record<string, MapLeg[]> {
  const lines: Record<string, MapLeg[]> = {};
  for (const { from, fromRouteId, to, booking } of listJourneys({ routes }, () => null)) {
    const journey = signs[booking.kind];
    if (!to || !journey) continue;
    const coordinates: MapLeg["geometry"]["coordinates"] =
      journey === "plane"
        ? greatCircle(from, to)
        : [
            [from.lng, from.lat],
            [to.lng, to.lat],
          ];
    lines[fromRouteId] ??= [];
    lines[fromRouteId].push({
      geometry: { type: "LineString", coordinates },
      // Nobody has looked for a way.
      ...{ mode: "car", isEstimated: true, journey },
    });
  }
  return lines;
}

/** The drawn lines of a day: its known legs, its drawn path, and the journeys that depart in it. */
export function pathOf(
  route: Route,
  color: string,
  legTo: (id: string) => DayLeg | null,
  journeys: readonly MapLeg[] = [],
): MapPath {
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
  return { id: route.id, color, legs: [...legs, ...drawn, ...journeys] };
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
