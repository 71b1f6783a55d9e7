import { expect, test } from "vitest";
import { legKey, legKeysOf, roundForPath } from "./leg-key.ts";

const castle = { lat: 41.687_812_3, lng: 44.808_431_2 };
const bath = { lat: 41.6885, lng: 44.811 };

test("Positions nearer than a metre have the same leg; other positions and modes have their own", () => {
  const near = { lat: castle.lat + 0.000_001, lng: castle.lng };
  expect(legKey("car", near, bath)).toBe(legKey("car", castle, bath));
  expect(legKey("walk", castle, bath)).not.toBe(legKey("car", castle, bath));
  expect(legKey("car", bath, castle)).not.toBe(legKey("car", castle, bath));
  expect(roundForPath(castle)).toEqual({ lat: 41.687_81, lng: 44.808_43 });
  expect(Object.is(roundForPath({ lat: -0.000_001, lng: 0 }).lat, 0)).toBe(true);
});

test.each([
  ["a point's own mode, else the request's, else car", [{}, { mode: "walk" }, {}], ["walk", "bus"]],
  ["a leg to a break has no key", [{}, { mode: "break" }, { mode: "car" }], [null, "car"]],
] as const)("%s", (_name, modes, expected) => {
  const points = modes.map((mode, index) => ({ lat: index, lng: 0, ...mode }));
  const keys = legKeysOf({ mode: "bus", points });
  expect(keys.map((key) => key?.split(" ")[0] ?? null)).toEqual(expected);
});
