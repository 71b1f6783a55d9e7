import { expect, test } from "vitest";
import { heightOf, layPages, pageAt, pagesNear, sharpnessOf } from "./page-layout.ts";

const portrait = { width: 600, height: 800 };
const many = Array.from({ length: 1_000 }, () => portrait);

test("pages are as wide as the box, and stand below each other", () => {
  const pages = layPages([portrait, { width: 800, height: 400 }], 300);
  expect(pages).toEqual([
    { index: 0, top: 0, height: 400 },
    { index: 1, top: 406, height: 150 },
  ]);
  expect(heightOf(pages)).toBe(556);
  expect(heightOf([])).toBe(0);
});

test("all of it grows with the zoom", () => {
  const once = layPages(many, 300);
  const twice = layPages(many, 600);
  expect(twice.at(-1)?.top).toBeCloseTo((once.at(-1)?.top ?? 0) * 2, 6);
});

test("a page of an absurd form is shown as a strip", () => {
  const forms = [
    { width: 1, height: 14_400 },
    { width: 14_400, height: 1 },
    { width: 0, height: 0 },
  ];
  expect(layPages(forms, 300).map(({ height }) => height)).toEqual([6_000, 15, 300]);
});

test("of a thousand pages those that are near are drawn, six at most, or all that are seen", () => {
  const pages = layPages(many, 300);
  expect(pagesNear(pages, 0, 500).map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(pagesNear(pages, 406 * 500, 500).map(({ index }) => index)).toEqual([
    498, 499, 500, 501, 502,
  ]);
  const strips = layPages(
    many.map(() => ({ width: 800, height: 40 })),
    300,
  );
  expect(pagesNear(strips, 5_000, 100)).toHaveLength(6);
  expect(pagesNear(strips, 5_000, 500)).toHaveLength(24);
  expect(pagesNear([], 0, 500)).toEqual([]);
});

test("the page that counts is the one that most is seen of, the first of those that are whole", () => {
  const pages = layPages(many, 300);
  expect(pageAt(pages, 0, 500)).toBe(0);
  expect(pageAt(pages, 150, 500)).toBe(0);
  expect(pageAt(pages, 300, 500)).toBe(1);
  expect(pageAt(pages, 0, 1_000)).toBe(0);
  expect(pageAt(pages, heightOf(pages) - 400, 400)).toBe(999);
  expect(pageAt([], 0, 500)).toBe(0);
});

test("a page is as sharp as the screen, and never larger than a phone can draw", () => {
  expect(sharpnessOf(portrait, 300, 2)).toBe(1);
  const large = { width: 14_400, height: 14_400 };
  const scale = sharpnessOf(large, 4_000, 3);
  expect(14_400 * 14_400 * scale * scale).toBeCloseTo(8_000_000, 0);
});
