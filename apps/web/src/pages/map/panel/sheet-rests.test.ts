import { expect, test } from "vitest";
import { heightAt, restAfterDrag, sheetRests, stepRest } from "./sheet-rests.ts";

const room = 700;

test("The three rests grow, and the map stays in sight behind each", () => {
  const heights = sheetRests.map((rest) => heightAt(rest, room));
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(heights.at(-1)).toBeLessThan(room);
});

test("On a screen with hardly any room no rest is taller than the room", () => {
  for (const rest of sheetRests) expect(heightAt(rest, 80)).toBeLessThanOrEqual(80);
});

test("A sheet that is let go slowly comes to the nearest rest", () => {
  expect(restAfterDrag(130, 0, room)).toBe("peek");
  expect(restAfterDrag(330, 0.1, room)).toBe("half");
  expect(restAfterDrag(650, -0.1, room)).toBe("full");
});

test("A flick goes to the next rest in its direction, however near the last one is", () => {
  expect(restAfterDrag(360, 1, room)).toBe("full");
  expect(restAfterDrag(340, -1, room)).toBe("peek");
  expect(restAfterDrag(130, 1, room)).toBe("half");
  expect(restAfterDrag(heightAt("full", room) + 5, 1, room)).toBe("full");
});

test("By keyboard the sheet goes a rest at a time and stays at the ends", () => {
  expect(stepRest("peek", 1)).toBe("half");
  expect(stepRest("full", 1)).toBe("full");
  expect(stepRest("peek", -1)).toBe("peek");
});
