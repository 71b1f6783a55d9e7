// @vitest-environment node
import { languages } from "@castor/core/basics/language.ts";
import { applyTripChange, rowOf } from "@castor/core/changes/change-rows.ts";
import { readTripFile } from "@castor/core/exports/json/read-trip-file.ts";
import { makeTripOfForm, newTrip, type Trip } from "@castor/core/trips/trip.ts";
import { readTranslate } from "@castor/i18n/read-words.ts";
import { expect, test } from "vitest";
import { type DemoKind, makeDemo } from "./make-demo.ts";

const now = new Date("2026-11-29T10:00:00Z");

function make(kind: DemoKind, language: (typeof languages)[number]) {
  let count = 0;
  const newId = () => `made-${++count}`;
  const translate = readTranslate(language);
  return makeDemo({
    ...{ kind, tripId: "made-0", today: "2026-11-29", now, translate },
    ...{ newId, newKey: () => `key-${++count}` },
  });
}

function shown(kind: DemoKind): Trip {
  let trip = makeTripOfForm("made-0", newTrip(), now.toISOString());
  for (const change of make(kind, "en")) trip = applyTripChange(trip, change);
  return trip;
}

test.each(languages)("the server takes the demo as it is made in %s", (language) => {
  for (const kind of ["sample", "empty"] as const) {
    const [, brought] = make(kind, language);
    if (brought?.name !== "trips.import") throw new Error("The second change brings the days.");
    const input = rowOf("trips.import").input(brought.args);
    expect(readTripFile("body" in input && (input.body as { jsonData: unknown }).jsonData)).toMatchObject({ trip: { routes: [{}, {}, {}] } });
  }
});

test("the sample has three planned days in two weeks, with a booking and prices", () => {
  const { name, startDate, routes } = shown("sample");
  expect([name, startDate]).toEqual(["Three days in Dalmatia", "2026-12-13"]);
  expect(routes.map(({ points }) => points.length)).toEqual([4, 3, 4]);
  const points = routes.flatMap((route) => route.points);
  expect(new Set(points.map(({ linkId }) => linkId)).size).toBe(11);
  expect(points.filter(({ reservationTime }) => reservationTime !== null)).toHaveLength(1);
  expect(points.flatMap(({ finance }) => finance?.price ?? [])).toEqual([20, 60, 22]);
});

test("the empty one has days without anything on them", () => {
  const { name, routes } = shown("empty");
  expect(name).toBe("My trip");
  expect(routes.map((route) => [route.name, route.points.length])).toEqual([
    ["Day 1", 0],
    ["Day 2", 0],
    ["Day 3", 0],
  ]);
});
