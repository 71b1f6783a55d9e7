// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { MapMarker } from "./map-marker.ts";
import { readMembers, toMarkerFeatures, toPileFeature } from "./marker-feature.ts";
import { pileMarkers } from "./marker-pile.ts";
import { unarranged } from "./spread-piles.ts";

const marker = (change: Partial<MapMarker>): MapMarker => ({
  id: "7",
  name: "Mtskheta",
  lat: 41.8,
  lng: 44.7,
  number: 2,
  typeId: "Religion",
  priority: "normal",
  isExcluded: false,
  isSelected: false,
  color: "#0B6B6B",
  ...change,
});

const featuresOf = (...changes: Partial<MapMarker>[]) =>
  pileMarkers(changes.map(marker)).map((pile) => toPileFeature(pile));

const propertiesOf = (...changes: Partial<MapMarker>[]) => {
  const [feature] = featuresOf(...changes);
  if (!feature) throw new Error("a marker has a feature");
  return feature.properties;
};

describe("a marker on the map", () => {
  it("shows the type, and the number on the day's colour", () => {
    expect(propertiesOf({})).toMatchObject({
      id: "7",
      name: "Mtskheta",
      disc: "disc|Religion|normal",
      badge: "badge|2|#0B6B6B",
    });
  });

  it("says the worst that stands against the points of its pile", () => {
    expect(propertiesOf({ warning: "tight" }).disc).toBe("disc|Religion|normal!tight");
    const pile = propertiesOf({ id: "1", warning: "tight" }, { id: "2", warning: "impossible" });
    expect(pile.pin).toMatch(/^pin\|Religion\|normal!impossible\|badge/);
  });

  it("has a long name cut in its label", () => {
    expect(propertiesOf({ name: "W".repeat(200) }).name).toBe(`${"W".repeat(39)}…`);
    expect(propertiesOf({ name: "😀".repeat(200) }).name).toBe(`${"😀".repeat(39)}…`);
    expect(propertiesOf({ name: "W".repeat(40) }).name).toBe("W".repeat(40));
    expect(propertiesOf({ name: "नि".repeat(60) }).name).toBe(`${"नि".repeat(39)}…`);
    expect(propertiesOf({ name: "👨‍👩‍👧‍👦".repeat(40) }).name).toBe("👨‍👩‍👧‍👦".repeat(40));
    expect(propertiesOf({ name: "a b ".repeat(75) }).name).toBe(`${"a b ".repeat(9)}a b…`);
  });

  it("is hollow and without a number when excluded from the route, whatever its priority", () => {
    expect(propertiesOf({ isExcluded: true, priority: "star" })).toMatchObject({
      disc: "disc|Religion|excluded",
      badge: "",
    });
    expect(propertiesOf({ number: null }).badge).toBe("");
  });

  it("is drawn above others by priority, then the southern above the northern", () => {
    const height = (change: Partial<MapMarker>) => propertiesOf(change).height;
    expect(height({ priority: "star", lat: 80 })).toBeGreaterThan(height({ lat: -80 }));
    expect(height({ lat: -80 })).toBeGreaterThan(height({ lat: 80 }));
    expect(height({ lat: 80 })).toBeGreaterThan(height({ priority: "second", lat: -80 }));
  });

  it("among a thousand has one of three heights, so that drawing stays fast", () => {
    const many = Array.from({ length: 1_020 }, (_, index) =>
      marker({ id: String(index), lat: index / 20, priority: index % 2 ? "star" : "second" }),
    );
    const { features } = toMarkerFeatures(pileMarkers(many), unarranged);
    const heights = features.map(({ properties }) =>
      "height" in properties ? properties.height : null,
    );
    expect(new Set(heights).size).toBe(2);
  });

  it("at a pole is drawn near the map's edge, where it is not cut off", () => {
    for (const lat of [90, -90, 85.06]) {
      const [feature] = featuresOf({ lat });
      expect(Math.abs(feature?.geometry.coordinates[1] ?? 90)).toBe(84);
    }
  });
});

describe("a place with several stops", () => {
  const hotel = { name: "Small hotel", typeId: "Hotel" as const };
  const stops = [1, 5].map((number) => ({ ...hotel, id: String(number), number }));

  it("is one marker with its numbers, and its name once", () => {
    expect(featuresOf(...stops)).toHaveLength(1);
    expect(propertiesOf(...stops)).toMatchObject({
      name: "Small hotel",
      badge: "badge|1·5|#0B6B6B",
    });
  });

  it("has the numbers of several days side by side, in the days' colours", () => {
    const other = { ...hotel, id: "9", number: 9, color: "#C2410C" };
    expect(propertiesOf(...stops, other).badge).toBe("badge|1·5|#0B6B6B|9|#C2410C");
  });

  it("has at most three numbers", () => {
    const many = [1, 2, 3, 4, 5, 6].map((number) => ({ ...hotel, id: String(number), number }));
    expect(propertiesOf(...many).badge).toBe("badge|1·2·3…|#0B6B6B");
  });

  it("looks like the most important of them, and names all", () => {
    const mixed = propertiesOf({ id: "1", isExcluded: true }, { id: "2", name: "Bath" });
    expect(mixed).toMatchObject({ id: "2", disc: "disc|Religion|normal", name: "Mtskheta, Bath" });
  });

  it("knows its stops when the renderer gives it back", () => {
    expect(readMembers({ ...propertiesOf(...stops) })).toEqual([
      { id: "1", number: 1 },
      { id: "5", number: 5 },
    ]);
    expect(readMembers({ ...propertiesOf({ number: 3 }) })).toEqual([{ id: "7", number: 3 }]);
  });
});

it("labels of the outermost markers are not placed beyond them", () => {
  const row = pileMarkers([0, 1, 2].map((lng) => marker({ id: String(lng), lng })));
  const edges = toMarkerFeatures(row, unarranged).features.map(({ properties }) => properties);
  expect(edges).toMatchObject([{ edge: "west" }, { edge: "" }, { edge: "east" }]);
});
