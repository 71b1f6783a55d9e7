import { distanceBetween } from "@castor/core/geo/position.ts";
import { leg as legSchema } from "@castor/core/services/paths/path.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readLeg } from "./read-leg.ts";

type LngLat = [lng: number, lat: number];

const [from, to] = [
  { lat: 41.7, lng: 44.8 },
  { lat: 41.7, lng: 44.9 },
];
const straight = distanceBetween(from, to);
const ends: LngLat[] = [
  [44.8, 41.7],
  [44.9, 41.7],
];
const drive = { distance: straight, duration: 600, line: ends };

test("A leg between its ends is accepted, rounded to metres and seconds", () => {
  expect(readLeg({ ...drive, duration: 600.4 }, from, to)).toEqual({
    distance: Math.round(straight),
    duration: 600,
    geometry: { type: "LineString", coordinates: ends },
  });
  expect(readLeg({ distance: 0, duration: 0, line: [[44.8, 41.7]] }, from, from)).toMatchObject({
    distance: 0,
    geometry: { coordinates: [ends[0], ends[0]] },
  });
});

test.each<[string, Partial<typeof drive>]>([
  ["faster than anybody drives", { duration: 10 }],
  ["slower than any ferry", { duration: 3_600 + straight * 11 }],
  ["longer than its line", { distance: straight * 2 }],
  ["shorter than its line", { distance: straight / 2 }],
  ["without a line", { line: [] }],
  ["from elsewhere", { line: [[44.6, 41.7], ...ends] }],
  ["to elsewhere", { line: [...ends, [45.1, 41.7]] }],
])("A leg is unknown when it is %s", (_name, change) => {
  expect(readLeg({ ...drive, ...change }, from, to)).toBe("unknown");
});

test("A leg with too long a line is unknown", () => {
  expect(readLeg({ ...drive, line: null }, from, to)).toBe("unknown");
});

const measure = fc.oneof(fc.constantFrom(0, 1, 1e8), fc.double({ min: 0, max: 1e8, noNaN: true }));
const near = fc.double({ min: -0.05, max: 0.05, noNaN: true });
const corner: fc.Arbitrary<LngLat> = fc.oneof(
  fc.tuple(near, near).map(([x, y]): LngLat => [44.85 + x, 41.7 + y]),
  fc.tuple(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.double({ min: -90, max: 90, noNaN: true }),
  ),
);

test("Whatever the answer, an accepted leg begins and ends where it should, at a possible speed and with a possible line", () => {
  let taken = 0;
  fc.assert(
    fc.property(
      fc.array(corner, { maxLength: 6 }),
      measure,
      measure,
      fc.boolean(),
      (corners, distance, duration, isFair) => {
        const line = isFair ? [...ends.slice(0, 1), ...corners, ...ends.slice(1)] : corners;
        const told = isFair ? lengthOf(line) : distance;
        const leg = readLeg({ distance: told, duration, line }, from, to);
        if (leg === "unknown") return;
        taken += 1;
        expect(legSchema.safeParse(leg).success).toBe(true);
        const kept = leg.geometry.coordinates;
        expect(kept.length).toBeLessThanOrEqual(Math.max(2, line.length));
        expect(distanceBetween(positionOf(kept[0]), from)).toBeLessThan(10_000);
        expect(distanceBetween(positionOf(kept.at(-1)), to)).toBeLessThan(10_000);
        expect(leg.distance).toBeLessThanOrEqual((leg.duration + 2) * 100);
        expect(leg.duration).toBeLessThanOrEqual(3_601 + (leg.distance + 1) * 10);
      },
    ),
  );
  expect(taken).toBeGreaterThan(0);
});

const positionOf = ([lng, lat]: LngLat = [0, 0]) => ({ lat, lng });

function lengthOf(line: readonly LngLat[]): number {
  return line
    .slice(1)
    .reduce(
      (sum, end, index) => sum + distanceBetween(positionOf(line[index]), positionOf(end)),
      0,
    );
}
