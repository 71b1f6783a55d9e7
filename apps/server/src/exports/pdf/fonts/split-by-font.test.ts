import fc from "fast-check";
import { expect, test } from "vitest";
import { hasShapes } from "./font-coverage.ts";
import { splitByFont } from "./split-by-font.ts";

const fontsOf = (text: string) => splitByFont(text).map((run) => [run.font, run.text]);

test("Each script is in a font that has it", () => {
  expect(fontsOf("Хинкали ხინკალი Sacher")).toEqual([
    ["Noto Sans", "Хинкали "],
    ["Georgian", "ხინკალი"],
    ["Noto Sans", " Sacher"],
  ]);
  expect(fontsOf("浅草寺")).toEqual([["Unifont", "浅草寺"]]);
  expect(fontsOf("Երևան, กรุงเทพ")).toEqual([
    ["Armenian", "Երևան"],
    ["Noto Sans", ", "],
    ["Thai", "กรุงเทพ"],
  ]);
});

test("Emoji are drawn, with what changes their colour left out", () => {
  expect(fontsOf("🍷")).toEqual([["Emoji", "🍷"]]);
  expect(fontsOf("❤️👍🏽")).toEqual([["Emoji", "❤👍"]]);
  expect(fontsOf("👨‍👩‍👧")).toEqual([["Emoji", "👨‍👩‍👧"]]);
  expect(fontsOf("© 2026 ™")).toEqual([["Noto Sans", "© 2026 ™"]]);
});

test("Right-to-left words are in drawn order, in lines that fit on paper", () => {
  expect(
    splitByFont("מלון שלום")
      .map(({ text }) => text)
      .join(""),
  ).toBe("שלום מלון");
  expect(
    splitByFont("Hotel שלום 12")
      .map(({ text }) => text)
      .join(""),
  ).toBe("Hotel שלום 12");
  const long = splitByFont("אבגדה ".repeat(20)).map(({ text }) => text);
  expect(long.filter((text) => text === "\n").length).toBeGreaterThan(3);
});

test("What no font has is a question mark, and control signs are gone", () => {
  expect(fontsOf("a\u{10fffd}b\u0000\u200b")).toEqual([["Noto Sans", "a?b"]]);
});

test("No sign of any text is drawn as a box", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 30 }), (text) => {
      for (const run of splitByFont(text))
        expect([run, hasShapes(run.font, run.text.replaceAll("\n", ""))]).toEqual([run, true]);
    }),
    { numRuns: 300 },
  );
  const signs = Array.from({ length: 0x2500 }, (_, code) => String.fromCodePoint(code));
  for (const run of splitByFont(signs.join("")))
    expect([run.text, hasShapes(run.font, run.text.replaceAll("\n", ""))]).toEqual([
      run.text,
      true,
    ]);
});
