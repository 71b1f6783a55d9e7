// @vitest-environment node
import { describe, expect, test } from "vitest";
import { fitPositions } from "./fit-positions.ts";
import { type Area, listFreeAreas } from "./free-areas.ts";
import { estimateLabel } from "./label-size.ts";
import type { FitPosition } from "./map-camera.ts";

const map: Area = { left: 0, top: 0, right: 1_040, bottom: 820 };
const phone: Area = { left: 0, top: 0, right: 390, bottom: 700 };
const vienna: FitPosition[] = [
  { lat: 48.1822, lng: 16.3015, name: "Tiergarten Schönbrunn" },
  { lat: 48.2166, lng: 16.396, name: "Wiener Riesenrad" },
  { lat: 48.1852, lng: 16.3747, name: "Wien Hauptbahnhof" },
];

/** Where the renderer draws a position with that camera, in pixels of the map. */
function drawnAt(position: FitPosition, whole: Area, fit: { center: FitPosition; zoom: number }) {
  const scale = 512 * 2 ** fit.zoom;
  const yOf = (lat: number) => Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);
  const turns = Math.round((fit.center.lng - position.lng) / 360) * 360;
  return {
    x: (whole.left + whole.right) / 2 + ((position.lng + turns - fit.center.lng) / 360) * scale,
    y: (whole.top + whole.bottom) / 2 - (yOf(position.lat) - yOf(fit.center.lat)) * scale,
  };
}

function fitted(positions: readonly FitPosition[], whole: Area, covers: readonly Area[] = []) {
  const fit = fitPositions(positions, whole, listFreeAreas(whole, covers));
  if (!fit) throw new Error("Nothing was fitted.");
  return { fit, drawn: positions.map((position) => drawnAt(position, whole, fit)) };
}

describe("a fit", () => {
  test("leaves room for labels at the edges, which they do not touch", () => {
    const air = 12;
    for (const [index, { x, y }] of fitted(vienna, phone).drawn.entries()) {
      const { width, height } = estimateLabel(vienna[index]?.name ?? "");
      expect(x).toBeGreaterThanOrEqual(air + width / 2);
      expect(x).toBeLessThanOrEqual(390 - air - width / 2);
      expect(y).toBeGreaterThanOrEqual(air + 20 + height);
      expect(y).toBeLessThanOrEqual(700 - air - 20 - height);
    }
  });

  test("shows everything beside what covers the map", () => {
    const legend: Area = { left: 0, top: 0, right: 500, bottom: 820 };
    for (const { x } of fitted(vienna, map, [legend]).drawn) expect(x).toBeGreaterThan(500);
    const sheet: Area = { ...phone, top: 350 };
    for (const { y } of fitted(vienna, phone, [sheet]).drawn) expect(y).toBeLessThan(350);
  });

  test("takes the free part in which the trip is largest", () => {
    const row = [0, 1, 2].map((index) => ({ lat: 48, lng: 10 + index }));
    const tower: Area = { left: 0, top: 0, right: 520, bottom: 600 };
    const { drawn } = fitted(row, map, [tower]);
    for (const { y } of drawn) expect(y).toBeGreaterThan(600);
  });

  test("shows the surroundings of a single point, in the middle of what is free", () => {
    const sheet: Area = { ...phone, top: 300 };
    const { fit, drawn } = fitted([{ lat: 48.2, lng: 16.37 }], phone, [sheet]);
    expect(fit.zoom).toBe(14);
    expect(drawn[0]?.x).toBeCloseTo(195, 0);
    expect(Math.abs((drawn[0]?.y ?? 0) - 150)).toBeLessThan(5);
  });

  test("shows neighbours across the antimeridian side by side", () => {
    const islands = [
      { lat: -18.1, lng: 178.4 },
      { lat: -13.8, lng: -171.8 },
    ];
    const { fit, drawn } = fitted(islands, map);
    expect(fit.zoom).toBeGreaterThan(4);
    expect(drawn[0]?.x).toBeLessThan(drawn[1]?.x ?? 0);
  });

  test("drops labels, and then distance, where there is too little room", () => {
    const tiny: Area = { left: 0, top: 0, right: 90, bottom: 70 };
    const fit = fitPositions(vienna, tiny, listFreeAreas(tiny, []));
    expect(fit?.zoom).toBeGreaterThanOrEqual(0);
    expect(fitPositions([], map, [map])).toBeNull();
  });
});
