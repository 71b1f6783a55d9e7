import { expect, it } from "vitest";
import { rankLabels } from "./rank-labels.ts";

it("shows the most important label first and its neighbours when there is room", () => {
  const [capital, suburb, far] = rankLabels([
    { lng: 37.6, lat: 55.75, weight: 30_000_000 },
    { lng: 37.7, lat: 55.8, weight: 500_000 },
    { lng: 60.6, lat: 56.8, weight: 1_500_000 },
  ]);
  expect(capital).toBe(2);
  expect(far).toBe(2);
  expect(suburb).toBeGreaterThan(6);
});

it("keeps a small place off the map of a continent even where nothing else is", () => {
  expect(rankLabels([{ lng: 0, lat: 25, weight: 12_000 }])[0]).toBeGreaterThan(5);
});
