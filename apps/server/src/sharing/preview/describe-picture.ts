import type { Language } from "@castor/core/basics/language.ts";
import { dayColor } from "@castor/core/map/day-colors.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { translations } from "../../http/calls/read-caller.ts";
import { countTrip } from "../head/describe-trip.ts";
import type { Degrees, Picture } from "./picture.ts";

/** The picture of a trip. Give it the trip as visitors see it. */
export const describePicture = (
  trip: Trip,
  language: Language,
  photo?: Picture["photo"],
): Picture => ({
  ...(photo && { photo }),
  title: trip.name,
  facts: [...countTrip(trip, language), trip.ownerName].filter(Boolean).join(" · "),
  language,
  days: trip.routes.map(({ points }, index) => ({
    color: dayColor(index),
    lines: joinPoints(points),
    positions: points.map(({ lat, lng }) => ({ lat, lng })),
  })),
});

/** The lines of a day: points of mode `none` are on no line, a `break` begins a new one. */
function joinPoints(points: readonly Pick<Point, "lat" | "lng" | "routeMode">[]): Degrees[][] {
  const lines: Degrees[][] = [];
  for (const { lat, lng, routeMode } of points) {
    if (routeMode === "none") continue;
    const line = routeMode === "break" ? undefined : lines.at(-1);
    if (line) line.push({ lat, lng });
    else lines.push([{ lat, lng }]);
  }
  return lines.filter((line) => line.length > 1);
}

/** Some cities that a line of each colour joins: a picture of what Castor is for. */
const samples: readonly (readonly Degrees[])[] = [
  [
    { lat: 38.72, lng: -9.14 },
    { lat: 40.42, lng: -3.7 },
    { lat: 41.39, lng: 2.17 },
    { lat: 43.3, lng: 5.37 },
  ],
  [
    { lat: 48.86, lng: 2.35 },
    { lat: 50.85, lng: 4.35 },
    { lat: 52.37, lng: 4.9 },
    { lat: 53.55, lng: 9.99 },
    { lat: 55.68, lng: 12.57 },
  ],
  [
    { lat: 48.21, lng: 16.37 },
    { lat: 47.5, lng: 19.04 },
    { lat: 44.79, lng: 20.45 },
    { lat: 42.7, lng: 23.32 },
    { lat: 41.01, lng: 28.98 },
    { lat: 41.72, lng: 44.79 },
  ],
];

/** The picture of the first page and of the catalog. */
export const describeSitePicture = (language: Language): Picture => ({
  title: translations[language]("landing.title"),
  facts: translations[language]("pages.catalogPicture"),
  language,
  days: samples.map((positions, index) => ({
    color: dayColor(index),
    lines: [[...positions]],
    positions: [...positions],
  })),
});
