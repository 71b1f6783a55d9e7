import fc from "fast-check";
import { expect, test } from "vitest";
import { readSteps, writeStep } from "./steps.ts";

const step = fc.integer({ min: -(32 ** 5), max: 32 ** 5 });

test("Whole numbers of either sign are read as they were written", () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      expect([...(readSteps(steps.map(writeStep).join("")) ?? [])]).toEqual(
        steps.map((each) => each + 0),
      );
    }),
  );
});
