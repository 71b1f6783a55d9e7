import { allItineraries } from "@castor/core/testing/itineraries/all-itineraries.ts";
import type { Expected, Itinerary } from "@castor/core/testing/itineraries/itinerary.ts";
import { expect, test } from "vitest";
import { checkTrip } from "./check-trip.ts";
import type { Finding } from "./finding.ts";

const nameFinding = ({ kind, severity, day, stops }: Expected) =>
  `${kind} ${severity} day ${day ?? "-"}: ${[...new Set(stops)].toSorted().join(", ")}`;

/** Some kinds name no stop and the kind of a currency no day; README.md of the itineraries says which. */
function nameFound(
  trip: Itinerary["trip"],
  { kind, severity, routeIds, stopIds, itemIds }: Finding,
) {
  const stops = trip.routes.flatMap(({ points }) => points);
  const names = [
    ...stops.filter(({ id }) => stopIds.includes(id)).map(({ name }) => name),
    ...trip.financeItems.filter(({ id }) => itemIds.includes(id)).map(({ name }) => name),
  ];
  const day = trip.routes.findIndex(({ id }) => id === routeIds[0]);
  return nameFinding({
    ...{ kind, severity, stops: names },
    day: day < 0 || kind === "noRate" ? null : day,
  });
}

function check({ trip, today, zone, zones, legs, noWays, rates }: Itinerary) {
  return checkTrip(trip, {
    today,
    perEuro: rates,
    fallbackZone: zone,
    zoneOf: ({ id }) => zones[id] ?? zone,
    legsByDay: Object.fromEntries(trip.routes.map(({ id }) => [id, { legs, missing: noWays }])),
  });
}

test("At least 60 itineraries are judged", () => {
  expect(allItineraries.length).toBeGreaterThanOrEqual(60);
});

test.each(allItineraries)("$id: $title", (itinerary) => {
  const found = check(itinerary).map((finding) => nameFound(itinerary.trip, finding));
  const right = itinerary.expected.map(nameFinding);
  const misses = right.filter((name) => !found.includes(name));
  const falseAlarms = found.filter((name) => !right.includes(name));
  expect({ misses, falseAlarms }).toEqual({ misses: [], falseAlarms: [] });
  expect(found.toSorted()).toEqual(right.toSorted());
});
