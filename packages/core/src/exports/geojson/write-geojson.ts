import { dayColor } from "../../map/day-colors.ts";
import type { Point } from "../../points/point.ts";
import { pointTypeOf } from "../../points/point-types.ts";
import type { Route } from "../../routes/route.ts";
import type { Trip } from "../../trips/trip.ts";
import { coordinatesOf, cutAtAntimeridian, dayLines, type LegLines } from "../day-line.ts";

/**
 * A trip as GeoJSON (RFC 7946): for each day in order its path, then its stops. Colours have the names of the
 * simplestyle convention, which viewers draw them by.
 */
export function writeGeoJson(trip: Trip, legs: LegLines): string {
  const features = trip.routes.flatMap((route, at) => [
    ...describePath(route, at, legs),
    ...route.points.map((point, index) => describeStop(point, index, route, at)),
  ]);
  return JSON.stringify({ type: "FeatureCollection", name: trip.name, features });
}

const describeDay = ({ name, date }: Route, at: number) => ({
  day: at + 1,
  dayName: name,
  date: date.slice(0, 10),
});

function describePath(route: Route, at: number, legs: LegLines): object[] {
  const lines = dayLines(route.points, legs).flatMap(cutAtAntimeridian);
  const [first] = lines;
  if (first === undefined) return [];
  const geometry =
    lines.length === 1
      ? { type: "LineString", coordinates: first }
      : { type: "MultiLineString", coordinates: lines };
  return [
    {
      type: "Feature",
      geometry,
      properties: {
        kind: "path",
        name: route.name,
        ...describeDay(route, at),
        stroke: dayColor(at),
        "stroke-width": 4,
      },
    },
  ];
}

function describeStop(point: Point, index: number, route: Route, at: number): object {
  return {
    type: "Feature",
    id: point.id,
    geometry: { type: "Point", coordinates: coordinatesOf(point) },
    properties: {
      kind: "stop",
      name: point.name,
      ...describeDay(route, at),
      number: index + 1,
      type: point.typeId,
      description: point.description,
      address: point.address,
      url: point.url,
      workingHours: point.workingHours,
      minutes: point.timeToSpend,
      priority: point.priority,
      isOnPath: point.routeMode !== "none",
      "marker-color": pointTypeOf(point.typeId).color,
    },
  };
}
