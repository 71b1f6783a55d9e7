// @vitest-environment node
import { describe, expect, test } from "vitest";
import type { MapMarker } from "./map-marker.ts";
import { type MarkerPile, pileMarkers } from "./marker-pile.ts";
import { spreadPiles, unarranged } from "./spread-piles.ts";

const zoom = 12;
/** Pixels at the equator at this zoom, as degrees. */
const degrees = (px: number) => (px * 360) / (512 * 2 ** zoom);

const pilesAt = (...positions: (readonly [x: number, y: number])[]): MarkerPile[] =>
  pileMarkers(
    positions.map(
      ([x, y], index): MapMarker => ({
        id: String(index),
        name: `Stop ${index}`,
        lat: degrees(y),
        lng: degrees(x),
        number: index + 1,
        typeId: "Museum",
        priority: "normal",
        isExcluded: false,
        isSelected: false,
        color: "#0B6B6B",
      }),
    ),
  );

const awayPx = (a: { lat: number; lng: number }, b: { lat: number; lng: number }) =>
  Math.hypot(a.lng - b.lng, a.lat - b.lat) / degrees(1);

describe("pins that cover each other", () => {
  test("are drawn where they are while none does", () => {
    expect(spreadPiles(pilesAt([0, 0], [30, 0]), zoom)).toBe(unarranged);
  });

  test.each([
    [
      [
        [0, 0],
        [3, 2],
      ],
    ],
    [
      [
        [0, 0],
        [5, 0],
        [0, 5],
      ],
    ],
    [
      [
        [0, 0],
        [1, 0],
        [0, 1],
        [40, 40],
        [1, 1],
      ],
    ],
  ] as const)("are spread so that each is seen, near its place", (positions) => {
    const piles = pilesAt(...positions);
    const { moved, counted } = spreadPiles(piles, zoom);
    const drawn = piles.map((pile) => moved.get(pile.id) ?? pile);
    expect(counted).toEqual([]);
    for (const [index, one] of drawn.entries()) {
      for (const other of drawn.slice(index + 1)) expect(awayPx(one, other)).toBeGreaterThan(20);
      expect(awayPx(one, piles[index] ?? one)).toBeLessThan(25);
    }
  });

  test("are counted where there are too many to be spread", () => {
    const crowd = [0, 1, 2, 3, 4].map((index) => [index * 3, 0] as const);
    const { moved, counted } = spreadPiles(pilesAt(...crowd, [200, 0]), zoom);
    expect(moved.size).toBe(0);
    expect(counted.map(({ piles }) => piles.length)).toEqual([5]);
    expect(counted[0]?.position.lng).toBeCloseTo(degrees(6));
  });

  test("separate when the map comes closer", () => {
    const piles = pilesAt([0, 0], [4, 0], [8, 0], [12, 0], [16, 0]);
    expect(spreadPiles(piles, zoom).counted).toHaveLength(1);
    expect(spreadPiles(piles, zoom + 3)).toBe(unarranged);
  });

  test("of a large trip are left to the renderer's clusters", () => {
    const many = Array.from({ length: 400 }, (_, index) => [index / 10, 0] as const);
    expect(spreadPiles(pilesAt(...many), zoom)).toBe(unarranged);
  });
});
