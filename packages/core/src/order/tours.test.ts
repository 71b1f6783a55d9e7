import { expect, test } from "vitest";
import { judgeTours } from "../../testing/judge-tours.ts";
import { tourWidths } from "../../testing/tour-days.ts";

/** `npm run bench -- order` has 50 of each width. */
const ofWidth = 2;

test("a day of 20 stops loses at most 2 % more minutes than in its best order", () => {
  const numbers = Array.from({ length: ofWidth }, (_, number) => number);
  const verdicts = judgeTours(
    tourWidths.flatMap((width) => numbers.map((number) => ({ width, number }))),
  );
  for (const { isOnTime, findGap } of verdicts) {
    const gap = findGap();
    expect(isOnTime).toBe(true);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThanOrEqual(0.02);
  }
}, 600_000);

test("of 40 days of 10 to 20 stops an order is found that is on time everywhere, by waiting at doors", () => {
  const choices = Array.from({ length: 40 }, (_, index) => ({
    width: tourWidths[index % tourWidths.length] ?? 20,
    number: 100 + index,
    count: 10 + (index % 11),
  }));
  expect(judgeTours(choices).filter(({ isOnTime }) => !isOnTime)).toEqual([]);
}, 600_000);

/** Beyond what can be looked through, a good order is looked for. */
const shareOnTime = 0.9;

test("so it is on nearly all days of up to 60 stops", () => {
  const choices = [25, 30, 40, 50, 60].flatMap((count) =>
    [20, 60].map((width) => ({ width, number: 200 + count, count })),
  );
  const onTime = judgeTours(choices).filter(({ isOnTime }) => isOnTime);
  expect(onTime.length).toBeGreaterThanOrEqual(choices.length * shareOnTime);
}, 600_000);
