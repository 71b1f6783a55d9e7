import highsModule from "highs";
import { expect, test } from "vitest";
import { createOrderJudge } from "../../testing/judge-orders.ts";
import { makeCrowdedDay, makeTouredDay } from "../../testing/model-days.ts";
import { createRandom } from "../basics/create-random.ts";

// The package declares its ES module as CommonJS, whose default would be one level deeper.
const loadHighs = highsModule as unknown as typeof highsModule.default;

/** `npm run bench -- order` has 50 of 10 to 12 stops. */
const [crowded, toured] = [8, 6];

test("HiGHS, which knows nothing of the search, finds no better order", async () => {
  const random = createRandom("highs");
  const judge = createOrderJudge(await loadHighs(), random);
  const days = [
    ...Array.from({ length: crowded }, () => makeCrowdedDay(random, 6)),
    ...Array.from({ length: toured }, (_, day) => makeTouredDay(random, 10 + (day % 3))),
  ];
  for (const stops of days) {
    const { ours, theirs, better } = judge(stops);
    expect(theirs).toBe(ours);
    expect(better).toBe("Infeasible");
  }
}, 300_000);
