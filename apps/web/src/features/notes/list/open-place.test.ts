// @vitest-environment node
import { expect, test } from "vitest";
import { findOpenPlace } from "./open-place.ts";

const days = ["", "", "day1", "day1", "day2"];

test.each([
  ["down its own day: the note below it", 0, 1, 1],
  ["up its own day: the note above it", 3, 2, 2],
  ["down to another day: behind that note", 0, 2, 2],
  ["up to another day: behind that note, too", 4, 2, 3],
  ["up behind the last note of another day", 2, 1, 2],
  ["nowhere", 2, -1, -1],
])("The place that opens is where the note is put down: %s", (_, dragged, over, place) => {
  expect(findOpenPlace(days, dragged, over)).toBe(place);
});
