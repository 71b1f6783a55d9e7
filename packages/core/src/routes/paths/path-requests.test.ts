import { expect, test } from "vitest";
import type { RouteMode } from "../../points/travel-modes.ts";
import { pathRequest } from "../../services/paths/path.ts";
import { legsByPoint, listPathRequests, sumLegs } from "./path-requests.ts";

const pointsOf = (...modes: RouteMode[]) =>
  modes.map((routeMode, index) => ({ id: `p${index}`, lat: 41 + index / 100, lng: 44, routeMode }));
const leg = (distance: number, duration: number) => ({
  distance,
  duration,
  geometry: { type: "LineString" as const, coordinates: [] },
});

test("Fewer than 2 points on the path make no request", () => {
  expect(listPathRequests(pointsOf())).toEqual([]);
  expect(listPathRequests(pointsOf("car"))).toEqual([]);
  expect(listPathRequests(pointsOf("car", "none", "none"))).toEqual([]);
});

test("Each point is sent with its mode; points of mode none are left out, break stays", () => {
  const [part] = listPathRequests(pointsOf("car", "none", "walk", "break", "bus"));
  expect(part?.ids).toEqual(["p0", "p2", "p3", "p4"]);
  expect(part?.request.points.map(({ mode }) => mode)).toEqual(["car", "walk", "break", "bus"]);
  expect(pathRequest.safeParse(part?.request).success).toBe(true);
});

test("More than 100 points are sent in chunks that share their border point, so that no leg is lost", () => {
  const parts = listPathRequests(pointsOf(...Array.from({ length: 250 }, () => "car" as const)));
  expect(parts.map(({ ids }) => ids.length)).toEqual([100, 100, 52]);
  expect(parts[1]?.ids[0]).toBe("p99");
  expect(parts.reduce((legs, { ids }) => legs + ids.length - 1, 0)).toBe(249);
  expect(listPathRequests(pointsOf("car", "car", "car"), 2).map(({ ids }) => ids)).toEqual([
    ["p0", "p1"],
    ["p1", "p2"],
  ]);
});

test("A leg belongs to the point that it leads to; a break has no leg", () => {
  const [part] = listPathRequests(pointsOf("car", "walk", "break", "bus"));
  if (!part) throw new Error("no part");
  const answer = { provider: "estimate", estimated: true, legs: [leg(10, 1), null, leg(30, 3)] };
  const legs = legsByPoint(part, answer);
  expect(Object.keys(legs)).toEqual(["p1", "p3"]);
  expect(sumLegs(Object.values(legs))).toEqual({ distance: 40, duration: 4, isEstimated: true });
});

test("Where legs differ, each says whether it is an estimate", () => {
  const [part] = listPathRequests(pointsOf("car", "bus", "car"));
  if (!part) throw new Error("no part");
  const legs = [
    { ...leg(10, 1), estimated: true },
    { ...leg(20, 2), estimated: false },
  ];
  const read = legsByPoint(part, { provider: "osrm", estimated: true, legs });
  expect([read.p1?.isEstimated, read.p2?.isEstimated]).toEqual([true, false]);
});

test.each([
  ["a single point", ["car"], []],
  ["two points, of which one is left out", ["car", "none"], []],
  ["a break at the first point", ["break", "car"], [["break", "car"]]],
  ["a break at the last point", ["car", "break"], [["car", "break"]]],
  ["breaks only", ["break", "break", "break"], [["break", "break", "break"]]],
  ["a point left out between others", ["car", "none", "walk"], [["car", "walk"]]],
  ["a point left out at either end", ["none", "car", "bus", "none"], [["car", "bus"]]],
  [
    "a break that is followed by a point left out",
    ["car", "break", "none", "walk"],
    [["car", "break", "walk"]],
  ],
  ["every mode", ["car", "walk", "bus", "carGoogle"], [["car", "walk", "bus", "carGoogle"]]],
] as const)("The requests of %s", (_name, modes, expected) => {
  const asked = listPathRequests(pointsOf(...modes));
  expect(asked.map(({ request }) => request.points.map(({ mode }) => mode))).toEqual(expected);
});

test("A sum is estimated if one of its legs is", () => {
  const exact = { ...leg(1, 1), isEstimated: false };
  expect(sumLegs([exact]).isEstimated).toBe(false);
  expect(sumLegs([exact, { ...exact, isEstimated: true }]).isEstimated).toBe(true);
});
