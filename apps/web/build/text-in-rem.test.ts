import { expect, test } from "vitest";
import { textInRem } from "./text-in-rem.ts";

function build(prop: string, value: string): string {
  const declaration = { prop, value };
  textInRem.Declaration(declaration);
  return declaration.value;
}

test.each([
  ["font-size", "13px", "0.8125rem"],
  ["line-height", "22px", "1.375rem"],
  ["font", "13px / 18px var(--font-mono)", "0.8125rem / 1.125rem var(--font-mono)"],
  ["--input-fz", "15px", "0.9375rem"],
  ["font-size", "max(16px, 1em)", "max(1rem, 1em)"],
])("text follows the font size of the browser: %s: %s", (prop, written, built) => {
  expect(build(prop, written)).toBe(built);
});

test.each([
  ["width", "400px"],
  ["line-height", "1.4"],
  ["border", "1px solid"],
  ["font", "inherit"],
])("what sizes no text stays: %s: %s", (prop, value) => {
  expect(build(prop, value)).toBe(value);
});
