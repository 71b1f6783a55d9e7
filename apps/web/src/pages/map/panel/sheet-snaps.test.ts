// @vitest-environment node
import { expect, test } from "vitest";
import { heightAt, sheetSnaps, snapAfterDrag, stepSnap } from "./sheet-snaps.ts";

const room = 700;

test("The three snap points grow, and the map stays visible behind each", () => {
  const heights = sheetSnaps.map((rest) => heightAt(rest, room));
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(heights.at(-1)).toBeLessThan(room);
});

test("On a very small screen no snap point is taller than the room", () => {
  for (const rest of sheetSnaps) expect(heightAt(rest, 80)).toBeLessThanOrEqual(80);
});

test("A slowly released sheet snaps to the nearest snap point", () => {
  expect(snapAfterDrag(130, 0, room)).toBe("peek");
  expect(snapAfterDrag(330, 0.1, room)).toBe("half");
  expect(snapAfterDrag(650, -0.1, room)).toBe("full");
});

test("A flick goes to the next snap point in its direction, however near another one is", () => {
  expect(snapAfterDrag(360, 1, room)).toBe("full");
  expect(snapAfterDrag(340, -1, room)).toBe("peek");
  expect(snapAfterDrag(130, 1, room)).toBe("half");
  expect(snapAfterDrag(heightAt("full", room) + 5, 1, room)).toBe("full");
});

test("By keyboard the sheet moves one snap point at a time and stops at the ends", () => {
  expect(stepSnap("peek", 1)).toBe("half");
  expect(stepSnap("full", 1)).toBe("full");
  expect(stepSnap("peek", -1)).toBe("peek");
});
