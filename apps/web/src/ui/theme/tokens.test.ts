// @vitest-environment node
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const sheet = await readFile(join(import.meta.dirname, "tokens.css"), "utf8");

/** The colours of a token: the light one, then the dark one. */
const colorsOf = (name: string): number[][] =>
  [...sheet.matchAll(new RegExp(`--${name}: #(\\w{6});`, "g"))].map(([, hex = ""]) =>
    [0, 2, 4].map((index) => Number.parseInt(hex.slice(index, index + 2), 16)),
  );

/** By WCAG 2.2. */
const luminanceOf = (color: readonly number[]) =>
  color
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);

function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [one, other].map(luminanceOf).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("The banner of a new version is blue in both themes, and its text is readable", () => {
  const [backs, texts] = [colorsOf("news"), colorsOf("on-news")];
  expect([backs.length, texts.length]).toEqual([2, 2]);
  for (const [index, back] of backs.entries()) {
    const [red = 0, green = 0, blue = 0] = back;
    expect(blue).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(red);
    expect(contrastOf(back, texts[index] ?? [])).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(["river", "danger"])("What is written on %s is readable in both themes", (name) => {
  const texts = colorsOf(`on-${name}`);
  for (const [index, back] of colorsOf(name).entries())
    expect(contrastOf(back, texts[index] ?? [])).toBeGreaterThanOrEqual(4.5);
});

test("The initials of each person are readable in both themes", () => {
  const texts = colorsOf("on-face");
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const backs = colorsOf(`face-${number}`);
    expect(backs).toHaveLength(2);
    for (const [index, back] of backs.entries())
      expect(contrastOf(back, texts[index] ?? [])).toBeGreaterThanOrEqual(4.5);
  }
});
