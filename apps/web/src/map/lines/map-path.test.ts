// @vitest-environment node
import { describe, expect, it } from "vitest";
import { countKinds, type MapLeg, toPathFeatures, unwrapLine } from "./map-path.ts";

const leg = (change: Partial<MapLeg>): MapLeg => ({
  geometry: {
    type: "LineString",
    coordinates: [
      [44.8, 41.7],
      [44.7, 41.8],
    ],
  },
  mode: "car",
  isEstimated: false,
  ...change,
});

const kindOf = (change: Partial<MapLeg>) =>
  toPathFeatures([{ id: "1", color: "#0B6B6B", legs: [leg(change)] }]).features[0]?.properties.kind;

describe("the drawn path", () => {
  it("is solid where routed, dashed while estimated, dotted on foot", () => {
    expect(kindOf({})).toBe("solid");
    expect(kindOf({ isEstimated: true })).toBe("dashed");
    expect(kindOf({ mode: "bus" })).toBe("solid");
    expect(kindOf({ mode: "walk" })).toBe("dotted");
    expect(kindOf({ mode: "walk", isEstimated: true })).toBe("dotted");
  });

  it("joins consecutive legs of the same look into one line", () => {
    const line = (...coordinates: [number, number][]) => ({
      geometry: { type: "LineString" as const, coordinates },
    });
    const legs = [
      leg(line([1, 1], [2, 2])),
      leg(line([2, 2], [3, 3], [4, 4])),
      leg({ ...line([4, 4], [5, 5]), isEstimated: true }),
      leg({ ...line([6, 6], [7, 7]), isEstimated: true }),
    ];
    const path = { id: "1", color: "#0B6B6B", legs };
    const { features } = toPathFeatures([path]);
    expect(
      features.map(({ properties, geometry }) => [properties.kind, geometry.coordinates]),
    ).toEqual([
      [
        "solid",
        [
          [1, 1],
          [2, 2],
          [3, 3],
          [4, 4],
        ],
      ],
      [
        "dashed",
        [
          [4, 4],
          [5, 5],
        ],
      ],
      [
        "dashed",
        [
          [6, 6],
          [7, 7],
        ],
      ],
    ]);
    expect(legs[0]?.geometry.coordinates).toHaveLength(2);
    expect(countKinds([path])).toBe("solid:2 dashed:2");
  });

  it("leaves out a leg with a single position", () => {
    const geometry = { type: "LineString" as const, coordinates: [[1, 2] as [number, number]] };
    expect(kindOf({ geometry })).toBeUndefined();
  });

  it("crosses the antimeridian and back instead of going around the world", () => {
    const line = unwrapLine([
      [178, -18],
      [-179, -17],
      [-172, -14],
      [179, -16],
    ]);
    expect(line.map(([lng]) => lng)).toEqual([178, 181, 188, 179]);
    expect(
      unwrapLine([
        [-179, 0],
        [179, 0],
      ]).map(([lng]) => lng),
    ).toEqual([-179, -181]);
  });

  it("stays on the map at the poles", () => {
    for (const [, lat] of unwrapLine([
      [0, 90],
      [0, -90],
    ]))
      expect(Math.abs(lat)).toBeLessThan(85.06);
  });

  it("marks both ends of each gap once, with a line between them", () => {
    const [a, b, c] = [1, 2, 3].map((lat) => ({ lat, lng: 0 }));
    if (!a || !b || !c) throw new Error("three spots");
    const gaps = [
      { from: a, to: b },
      { from: b, to: c },
    ];
    const { features } = toPathFeatures([{ id: "1", color: "#0B6B6B", legs: [leg({})], gaps }]);
    expect(features.map(({ properties }) => properties.kind)).toEqual([
      ...["solid", "gap", "gap"],
      ...["gapEnd", "gapEnd", "gapEnd"],
    ]);
  });

  it("does not rebuild a day's features when another day changes", () => {
    const day = { id: "1", color: "#0B6B6B", legs: [leg({})] };
    const other = { id: "2", color: "#0B6B6B", legs: [] };
    expect(toPathFeatures([day, other]).features[0]).toBe(toPathFeatures([day]).features[0]);
  });
});
