import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { zoneAt } from "@castor/core/geo/zones/zone-at.ts";
import { zoneBorders } from "@castor/core/geo/zones/zone-borders.ts";
import { beforeAll, expect, test } from "vitest";
import { findFaults } from "./draw/find-faults.ts";
import { isOther } from "./draw/find-wrong-places.ts";
import { digestOf, readPlaceZones, readPositions } from "./expected/exact-zones.ts";
import { type Place, readPlaces } from "./places.ts";

let places: Place[];

beforeAll(() => {
  execFileSync(process.execPath, [
    fileURLToPath(new URL("../../geodata/src/build.ts", import.meta.url)),
  ]);
  places = readPlaces();
}, 300_000);

test("All places of the gazetteer have the clocks that the exact borders give them, at any instant of 2026 to 2028", () => {
  const { digest, zones } = readPlaceZones();
  expect(digestOf(places), "the gazetteer has other places: npm run data:zones").toBe(digest);
  const wrong = places.filter((place, at) => isOther(zoneAt(place), zones[at] ?? null));
  expect(wrong).toEqual([]);
});

test("All places but those beside a border between equal clocks have the zone of their state", () => {
  const { zones } = readPlaceZones();
  const others = places.filter((place, at) => zones[at] !== null && zoneAt(place) !== zones[at]);
  expect(others.length).toBeLessThan(50);
});

test("Beside borders on which clocks change, 150 m in towns and 600 m elsewhere, 97 of 100 positions have their clocks", () => {
  const positions = readPositions();
  const wrong = positions.filter(({ at, zone }) => isOther(zoneAt(at), zone));
  expect(positions.length).toBeGreaterThan(2_000);
  expect(wrong.length / positions.length).toBeLessThan(0.03);
});

test("On 997 of 1000 parallels no line crosses another: wherever one looks east from, they tell one story", () => {
  const faulty = new Set(findFaults(zoneBorders).map(([, y]) => y));
  expect(faulty.size / 720_000).toBeLessThan(0.003);
});
