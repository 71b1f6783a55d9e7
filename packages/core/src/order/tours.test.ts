import { expect, test } from "vitest";
import { judgeTours } from "../../testing/judge-tours.ts";

/** Of each of four widths of windows. `npm run bench -- order` has all of them. */
const ofWidth = 3;

test("a day of 20 stops loses at most 2 % more minutes than in its best order", () => {
  const verdicts = judgeTours(ofWidth);
  expect(verdicts.length).toBeGreaterThanOrEqual(10);
  for (const { gap } of verdicts) {
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(0.02);
  }
}, 60_000);
