import fc from "fast-check";
import { expect, it } from "vitest";
import { CellQueue } from "./cell-queue.ts";

it("gives back all that was put in, cheapest first", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ noNaN: true })), (costs) => {
      const queue = new CellQueue<{ cost: number }>();
      for (const cost of costs) queue.push(cost, { cost });
      const taken = costs.map(() => queue.pop()?.cost);
      expect(taken).toEqual(costs.toSorted((a, b) => a - b));
      expect(queue.pop()).toBeUndefined();
    }),
  );
});
