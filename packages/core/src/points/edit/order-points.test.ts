import fc from "fast-check";
import { expect, test } from "vitest";
import { orderPoints } from "./order-points.ts";

const points = (count: number) =>
  Array.from({ length: count }, (_, order) => ({ id: `p${order}`, order }));

test("Orders are always 0..n-1 and no point is lost, whatever position is given", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.nat(29),
      fc.integer({ min: -50, max: 50 }),
      (count, which, to) => {
        const id = `p${which % count}`;
        const after = orderPoints(points(count), id, to);
        expect(after.map(({ order }) => order)).toEqual(points(count).map(({ order }) => order));
        expect(after.map((point) => point.id).toSorted()).toEqual(
          points(count)
            .map((point) => point.id)
            .toSorted(),
        );
        expect(after.findIndex((point) => point.id === id)).toBe(
          Math.max(0, Math.min(to, count - 1)),
        );
      },
    ),
  );
});

test("The others keep their order among themselves", () => {
  expect(orderPoints(points(4), "p0", 2).map(({ id }) => id)).toEqual(["p1", "p2", "p0", "p3"]);
});
