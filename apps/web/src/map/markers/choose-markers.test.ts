// @vitest-environment node
import { expect, it } from "vitest";
import { chooseMarkers, isCrowd } from "./choose-markers.ts";
import type { MapMarker } from "./map-marker.ts";

const marker = (id: string, change: Partial<MapMarker> = {}): MapMarker => ({
  id,
  name: id,
  lat: 41.8,
  lng: 44.7,
  number: 1,
  typeId: "Other",
  priority: "normal",
  isExcluded: false,
  isSelected: false,
  color: "#0B6B6B",
  ...change,
});
const all = [marker("a"), marker("b", { isExcluded: true }), marker("c", { isSelected: true })];
const idsWith = (markers: boolean, excluded: boolean) =>
  chooseMarkers(all, { markers, excluded }).map(({ id }) => id);

it("shows all markers, those on the path only, or none, and always the selected one", () => {
  expect(chooseMarkers(all, { markers: true, excluded: true })).toBe(all);
  expect(idsWith(true, false)).toEqual(["a", "c"]);
  expect(idsWith(false, true)).toEqual(["c"]);
  expect(idsWith(false, false)).toEqual(["c"]);
});

it("clusters markers only when there are many, and never within one day", () => {
  const many = Array.from({ length: 301 }, (_, index) => marker(String(index)));
  expect(isCrowd(many, true)).toBe(true);
  expect(isCrowd(many, false)).toBe(false);
  expect(isCrowd(many.slice(1), true)).toBe(false);
});
