import { afterEach, expect, test, vi } from "vitest";
import { drawDayPicture } from "./draw-day-picture.ts";

afterEach(() => vi.unstubAllGlobals());

test("Without network a day's map is drawn on plain ground", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  // jsdom has no canvas and says so on the console.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const point = { lat: 41.69, lng: 44.8, number: 1, color: "#1E5FA8", isOptional: false };
  const svg = await drawDayPicture(
    { color: "#0B6B6B", points: [point], legs: [] },
    { width: 500, height: 260, language: "ru" },
  );
  expect(svg).toContain(">1</text>");
});
