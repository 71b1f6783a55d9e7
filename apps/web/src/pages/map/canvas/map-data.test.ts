// @vitest-environment node
import { makeFinding } from "@castor/core/check/finding.ts";
import { writeTrack } from "@castor/core/routes/track.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Severity } from "@castor/core/trips/silenced/finding-kinds.ts";
import { expect, test } from "vitest";
import {
  colorOfRoute,
  daysOfOtherStops,
  isInView,
  markersOf,
  pathOf,
  withWarnings,
} from "./map-data.ts";

const castle = makePoint({ id: "castle", linkId: "castle" });
const again = makePoint({ id: "again", linkId: "castle" });
const bath = makePoint({ id: "bath", routeMode: "walk" });
const pause = makePoint({ id: "pause", routeMode: "break" });
const first = makeRoute({ id: "first", points: [castle, bath, pause] });
const second = makeRoute({ id: "second", date: "2026-12-06 09:00", points: [again] });
const trip = makeTrip({ routes: [first, second] });
const [day1, day2] = trip.routes;
if (!day1 || !day2) throw new Error("two days");

test("Markers are numbered within their day and have the day's colour", () => {
  const markers = markersOf(trip, trip.routes, "bath");
  expect(markers.map(({ id, number }) => [id, number])).toEqual([
    ["castle", 1],
    ["bath", 2],
    ["pause", 3],
    ["again", 1],
  ]);
  expect(new Set(markers.map(({ color }) => color))).toEqual(
    new Set([colorOfRoute(trip, "first"), colorOfRoute(trip, "second")]),
  );
  expect(markers.filter(({ isSelected }) => isSelected).map(({ id }) => id)).toEqual(["bath"]);
});

test("A marker has the worst of what was found of its stop; hints leave no mark", () => {
  const markers = markersOf(trip, trip.routes, null);
  const [first, second] = markers;
  const found = (severity: Severity, id = "") =>
    makeFinding({ kind: "closed", severity, stopIds: [id] });
  expect(withWarnings(markers, [found("hint", first?.id)])).toBe(markers);
  const marked = withWarnings(markers, [
    found("impossible", first?.id),
    found("tight", first?.id),
    found("hint", second?.id),
  ]);
  expect(marked[0]?.warning).toBe("impossible");
  expect(marked[1]).toBe(second);
});

test("A path has a leg to each point, except to a new start", () => {
  const geometry = { type: "LineString" as const, coordinates: [] };
  const leg = { distance: 1, duration: 1, geometry, isEstimated: true };
  const path = pathOf(day1, "#000000", (id) => (id === "castle" ? null : leg));
  expect(path.legs.map(({ mode }) => mode)).toEqual(["walk"]);
});

test("A shared point has its other days, and its own day when it is there twice", () => {
  expect(daysOfOtherStops(trip, { id: "castle", linkId: "castle" })).toEqual([day2]);
  expect(daysOfOtherStops(trip, { id: "bath", linkId: "bath" })).toEqual([]);
  const castle = makePoint({ id: "castle-again", linkId: "castle", routeId: "first", order: 3 });
  const twice = { ...trip, routes: [{ ...day1, points: [...day1.points, castle] }, day2] };
  expect(daysOfOtherStops(twice, { id: "castle", linkId: "castle" }).map(({ id }) => id)).toEqual([
    "first",
    "second",
  ]);
});

test("A position is in view inside the bounds of the map, also across the antimeridian", () => {
  const viewOf = (west: number, east: number) => ({
    center: { lat: 0, lng: 0 },
    zoom: 5,
    bounds: { west, east, south: -20, north: 20 },
  });
  expect(isInView({ lat: 0, lng: 10 }, viewOf(5, 15))).toBe(true);
  expect(isInView({ lat: 0, lng: 16 }, viewOf(5, 15))).toBe(false);
  expect(isInView({ lat: 21, lng: 10 }, viewOf(5, 15))).toBe(false);
  expect(isInView({ lat: 0, lng: -178 }, viewOf(170, 190))).toBe(true);
  expect(isInView({ lat: 0, lng: 175 }, viewOf(170, 190))).toBe(true);
  expect(isInView({ lat: 0, lng: -10 }, viewOf(170, 190))).toBe(false);
  expect(isInView({ lat: 0, lng: 175 }, viewOf(-190, -170))).toBe(true);
  expect(isInView({ lat: 0, lng: 0 }, null)).toBe(false);
});

test("The drawn path of a day is drawn in place of the way beside it", () => {
  const line: [number, number][] = [
    [44.6, 42.6],
    [44.65, 42.63],
    [44.62, 42.66],
  ];
  const points = [
    makePoint({ id: "hotel", lat: 42.5, lng: 44.5 }),
    makePoint({ id: "start", lat: 42.6, lng: 44.6 }),
    makePoint({ id: "finish", lat: 42.66, lng: 44.62 }),
  ];
  const route = makeRoute({ track: writeTrack([line]), points });
  const geometry = { type: "LineString" as const, coordinates: [] };
  const leg = { distance: 1, duration: 1, geometry, isEstimated: true };
  const { legs } = pathOf(route, "#000000", (id) => (id === "hotel" ? null : leg));
  expect(legs.map((drawn) => drawn.geometry)).toEqual([
    geometry,
    { type: "LineString", coordinates: line },
  ]);
});
