import fc from "fast-check";
import { expect, test } from "vitest";
import { boxesMeet } from "./box.ts";
import {
  drawLabels,
  type LabelledPoint,
  labelBox,
  mergeLabels,
  writeNumbers,
} from "./point-labels.ts";

const measure = (text: string) => text.length * 6;
const sheet = { width: 500, height: 260, measure };
const pointsAt = (...positions: [x: number, y: number][]): LabelledPoint[] =>
  positions.map(([x, y], index) => ({
    lat: 0,
    lng: 0,
    number: index + 1,
    color: "#1E5FA8",
    isOptional: false,
    position: { x, y },
  }));

test.each([
  [[3], "3"],
  [[2, 1], "1, 2"],
  [[1, 2, 3, 7], "1–3, 7"],
  [[4, 4], "4"],
  [[1, 3, 5, 7, 9, 11, 13, 15], "1, 3, 5, 7, …"],
])("The numbers %j are written %s", (numbers, text) => {
  expect(writeNumbers(numbers)).toBe(text);
});

test("Points with room have a number each; near ones share a label", () => {
  const labels = mergeLabels(pointsAt([50, 50], [200, 50], [205, 52]), sheet);
  expect(labels.map(({ text }) => text)).toEqual(["2, 3", "1"]);
});

test("No label covers another, none is lost, and all lie in the picture", () => {
  const position = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 260 }));
  fc.assert(
    fc.property(fc.array(position, { maxLength: 80 }), (positions) => {
      const points = pointsAt(...positions);
      const labels = mergeLabels(points, sheet);
      labels.forEach((label, index) => {
        const box = labelBox(label);
        expect(labels.slice(index + 1).some((other) => boxesMeet(box, labelBox(other)))).toBe(
          false,
        );
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(500);
        expect(box.bottom).toBeLessThanOrEqual(260);
      });
      const numbers = labels.flatMap((label) => label.points.map(({ number }) => number));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(points.map(({ number }) => number));
    }),
  );
});

test("What is optional has a broken outline: it is told apart without colour", () => {
  const [must, optional] = pointsAt([50, 50], [200, 50]);
  if (!must || !optional) throw new Error("no points");
  const points = [must, { ...optional, isOptional: true }];
  const svg = drawLabels(points, mergeLabels(points, sheet));
  expect(svg.match(/stroke-dasharray/g)).toHaveLength(1);
});
