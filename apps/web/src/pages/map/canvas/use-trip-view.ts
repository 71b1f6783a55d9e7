import type { ChosenRoutes } from "@castor/core/routes/choose-routes.ts";
import { pathSpans } from "@castor/core/routes/paths/path-spans.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { listTracked } from "@castor/core/routes/track-legs.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useCallback, useMemo, useState } from "react";
import type { DayLegs } from "../../../data/routing/day-legs.ts";
import { useSeveralPaths } from "../../../data/routing/use-several-paths.ts";
import { useKeptEqual } from "../../../data/use-kept-equal.ts";
import type { MapLeg, MapPath } from "../../../map/lines/map-path.ts";
import type { MapMarker } from "../../../map/markers/map-marker.ts";
import { type DayPath, useDayPath } from "../plan/use-day-path.ts";
import { colorOfRoute, journeyLines, markersOf, pathOf } from "./map-data.ts";

type Drawable = Pick<DayLegs, "legs" | "missing">;

interface DrawnDay {
  route: Route;
  journeys: readonly MapLeg[];
  path: MapPath;
}
const drawn = new WeakMap<DayLegs["legs"], DrawnDay>();
const noJourneys: readonly MapLeg[] = [];

/** The drawn line of a day with its gaps: the same object while nothing changes, so that it is not built again. */
function drawDay(
  route: Route,
  color: string,
  { legs, missing }: Drawable,
  journeys: readonly MapLeg[],
): MapPath {
  const before = drawn.get(legs);
  const isSame = before?.route === route && before.journeys === journeys;
  if (isSame && before.path.color === color) return before.path;
  const spans = pathSpans(route.points);
  const tracked = listTracked(route);
  const gaps = [...missing].flatMap((id) => (tracked.has(id) ? [] : (spans.get(id) ?? [])));
  const path = { ...pathOf(route, color, (id) => legs[id] ?? null, journeys), gaps };
  drawn.set(legs, { route, journeys, path });
  return path;
}

/** The days of the address, and what plan and map draw of them. */
export interface TripView {
  /** The day in view, if it is one. */
  current: Route | null;
  /** All days in view; the same array while nothing changes. */
  shown: readonly Route[];
  path: DayPath;
  /** The legs of one of several days, as far as they are known. */
  legsOf: (routeId: string) => DayLegs | undefined;
  markers: readonly MapMarker[];
  paths: readonly MapPath[];
  /** True once the map is drawn: what is not urgent waits for it. */
  isMapReady: boolean;
  /** Call it when the map is ready: the paths of many days wait for it. */
  onMapReady: () => void;
}

const noRoutes: Route[] = [];
const noPoints: Route["points"] = [];

/** The view of a trip: its days in view with their markers and paths. */
export function useTripView(
  trip: Trip,
  chosen: Exclude<ChosenRoutes<Route>, { kind: "missing" }>,
  selectedId: string | null,
): TripView {
  const current = chosen.kind === "one" ? chosen.route : null;
  const severalRoutes = chosen.kind === "several" ? chosen.routes : null;
  const shown = useMemo(
    () => (current ? [current] : (severalRoutes ?? noRoutes)),
    [current, severalRoutes],
  );
  const path = useDayPath(current?.points ?? noPoints);
  const markers = useMemo(() => markersOf(trip, shown, selectedId), [trip, shown, selectedId]);
  const [isMapReady, setMapReady] = useState(false);
  const onMapReady = useCallback(() => setMapReady(true), []);
  const several = useSeveralPaths(severalRoutes ?? noRoutes, isMapReady);
  const { legs, missing } = path;
  const journeys = useKeptEqual(useMemo(() => journeyLines(trip.routes), [trip.routes]));
  const paths = useMemo(
    () =>
      shown.flatMap((route) => {
        const known = route === current ? { legs, missing } : several.get(route.id);
        return known
          ? [drawDay(route, colorOfRoute(trip, route.id), known, journeys[route.id] ?? noJourneys)]
          : [];
      }),
    [trip, current, shown, legs, missing, several, journeys],
  );
  const legsOf = useCallback((routeId: string) => several.get(routeId), [several]);
  return { current, shown, path, legsOf, markers, paths, isMapReady, onMapReady };
}
