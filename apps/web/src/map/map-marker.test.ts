import { describe, expect, it } from "vitest";
import { type MapMarker, toMarkerFeatures } from "./map-marker.ts";

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
  isDraggable: true,
  ...change,
});

const propertiesOf = (change: Partial<MapMarker>) => {
  const [feature] = toMarkerFeatures([marker(change)]).features;
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

  it("is labelled with the beginning of a name that would lie across the whole map", () => {
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

  it("covers others by priority first, then from the south", () => {
    const height = (change: Partial<MapMarker>) => propertiesOf(change).height;
    expect(height({ priority: "star", lat: 80 })).toBeGreaterThan(height({ lat: -80 }));
    expect(height({ lat: -80 })).toBeGreaterThan(height({ lat: 80 }));
    expect(height({ lat: 80 })).toBeGreaterThan(height({ priority: "second", lat: -80 }));
  });

  it("among a thousand lies in one of three heights, so that drawing stays quick", () => {
    const many = Array.from({ length: 1_020 }, (_, index) =>
      marker({ id: String(index), lat: index / 20, priority: index % 2 ? "star" : "second" }),
    );
    const heights = new Set(toMarkerFeatures(many).features.map((f) => f.properties.height));
    expect(heights.size).toBe(2);
  });

  it("at a pole lies near the map's edge, where it is whole", () => {
    for (const lat of [90, -90, 85.06]) {
      const [feature] = toMarkerFeatures([marker({ lat })]).features;
      expect(Math.abs(feature?.geometry.coordinates[1] ?? 90)).toBe(84);
    }
  });
});
