import { withoutCodes } from "../../bookings/without-codes.ts";
import { sumFinance } from "../../finance/table/sum-finance.ts";
import { dayColor } from "../../map/day-colors.ts";
import { pointOfIdea } from "../../points/edit/share-place.ts";
import type { Point, PointField } from "../../points/point.ts";
import { pointTypeOf } from "../../points/point-types.ts";
import type { Route } from "../../routes/route.ts";
import type { Trip } from "../../trips/trip.ts";
import { coordinatesOf, cutAtAntimeridian, dayLines, type LegLines } from "../day-line.ts";

/** The known legs of a day. */
export type LegsOf = (route: Route) => LegLines;

/**
 * A trip as GeoJSON (RFC 7946): for each day in order its path, then its stops; at the end the ideas. Colours have the names of the
 * simplestyle convention, which viewers draw them by.
 */
export function writeGeoJson(trip: Trip, legsOf: LegsOf): string {
  const features = trip.routes.flatMap((route, dayIndex) => [
    ...describePath(route, dayIndex, legsOf(route)),
    ...route.points.map((point, index) =>
      describeStop(trip, { point, number: index + 1, route, dayIndex }),
    ),
  ]);
  const ideas = trip.ideas.map((idea) =>
    describePlace(trip, pointOfIdea(idea), { kind: "idea" }, {}),
  );
  return JSON.stringify({
    ...{ type: "FeatureCollection", name: trip.name },
    features: [...features, ...ideas],
  });
}

const describeDay = ({ name, date }: Route, dayIndex: number) => ({
  day: dayIndex + 1,
  dayName: name,
  date: date.slice(0, 10),
});

function describePath(route: Route, dayIndex: number, legs: LegLines): object[] {
  const lines = dayLines(route, legs).flatMap(cutAtAntimeridian);
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
        ...describeDay(route, dayIndex),
        stroke: dayColor(dayIndex),
        "stroke-width": 4,
      },
    },
  ];
}

/** The property that has a field as it is. Null where `describeStop` writes it in another form, or where none does. */
const plainProperties: Record<PointField, string | null> = {
  typeId: "type",
  description: "description",
  address: "address",
  url: "url",
  workingHours: "workingHours",
  timeToSpend: "minutes",
  priority: "priority",
  reservationTime: "reservationTime",
  // In another form.
  booking: null,
  name: null,
  lat: null,
  lng: null,
  finance: null,
  routeMode: null,
  excludeFromRoute: null,
  // Not written.
  hotelData: null,
  cameBeforeMin: null,
  isWaitSkipped: null,
  picture: null,
};

const writePlainly = (point: Point): object =>
  Object.fromEntries(
    (Object.keys(plainProperties) as PointField[]).flatMap((field) => {
      const name = plainProperties[field];
      return name === null ? [] : [[name, point[field]]];
    }),
  );

interface StopOfDay {
  point: Point;
  number: number;
  route: Route;
  dayIndex: number;
}

const describeStop = (trip: Trip, { point, number, route, dayIndex }: StopOfDay): object =>
  describePlace(
    trip,
    point,
    { kind: "stop", name: point.name, ...describeDay(route, dayIndex), number },
    { isOnPath: point.routeMode !== "none" },
  );

/** A stop or an idea; `before` and `after` are what it says besides the fields of both. */
function describePlace(trip: Trip, point: Point, before: object, after: object): object {
  const { finance } = point;
  return {
    type: "Feature",
    id: point.id,
    geometry: { type: "Point", coordinates: coordinatesOf(point) },
    properties: {
      ...before,
      name: point.name,
      ...writePlainly(point),
      booking: point.booking && withoutCodes(point.booking),
      price: finance && sumFinance(finance, trip, point.hotelData).total,
      currency: finance?.currency ?? null,
      ...after,
      "marker-color": pointTypeOf(point.typeId).color,
    },
  };
}
