import { expect, test } from "vitest";
import { drawViewPicture, type ViewPictureOptions } from "./view-picture.ts";

const colors = {
  ...{ water: "#111111", land: "#222222", grid: "#333333", border: "#444444" },
  ...{ city: "#555555", country: "#666666", halo: "#777777" },
};
const options: ViewPictureOptions = {
  ...{ edge: 0, taken: [], language: "en", colors },
  measure: (text, { size }) => text.length * size * 0.6,
  readTile: async () => null,
};
const view = { west: 0.6, north: 0.3, scale: 4000, width: 400, height: 300 };
const legOf = (kind: "solid" | "dashed") => ({
  kind,
  line: [
    { lat: 41.7, lng: 44.8 },
    { lat: 42, lng: 44.1 },
  ],
});

test("Each day's path has its colour, an estimate is dashed, and the ground has the colours of the scheme", async () => {
  const days = [
    { color: "#0B6B6B", legs: [legOf("solid")] },
    { color: "#B3261E", legs: [legOf("dashed")] },
  ];
  const svg = await drawViewPicture(view, days, options);
  expect(svg).toMatch(/<path d="M[^"]+" stroke="#0B6B6B"[^>]*stroke-linecap="butt"\/>/);
  expect(svg).toMatch(/stroke="#B3261E"[^>]*stroke-dasharray="7 4"/);
  expect(svg).toContain('fill="#111111"');
});

test("Without tiles of the world the paths are on plain ground", async () => {
  const svg = await drawViewPicture(view, [{ color: "#0B6B6B", legs: [legOf("solid")] }], {
    ...options,
    readTile: () => Promise.reject(new Error("offline")),
  });
  expect(svg).toContain('fill="#222222"');
  expect(svg).toContain("#0B6B6B");
});
