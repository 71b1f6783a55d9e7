// @vitest-environment node
import { expect, test } from "vitest";
import { clampPane, maxPaneSize, minPaneSize, paneRules } from "./pane-size.ts";

const { pointsLeft, vertical } = paneRules;

test.each([
  ["a wide screen takes it as it is", pointsLeft, 500, 1_440, 500],
  ["not less than the plan needs", pointsLeft, 100, 1_440, 320],
  ["not more than a plan can use", pointsLeft, 900, 1_440, 640],
  ["a narrow window leaves the map its part", pointsLeft, 640, 800, 480],
  ["with too little for both each has half", pointsLeft, 400, 600, 300],
  ["below the map there are other bounds", vertical, 700, 844, 644],
  ["a phone on its side shares what there is", vertical, 360, 330, 165],
])("%s", (_, rule, size, room, fitted) => {
  expect(clampPane(rule, size, room)).toBe(fitted);
});

test("the bounds never cross", () => {
  for (let room = 0; room < 2_000; room += 50)
    expect(minPaneSize(pointsLeft, room)).toBeLessThanOrEqual(maxPaneSize(pointsLeft, room));
});
