import fc from "fast-check";
import { expect, test } from "vitest";
import { displayName } from "../account/registration.ts";
import { limits } from "../limits.ts";
import { foldText, integer, isWebAddress, name, text, webAddress } from "./texts.ts";

test("Names are 1..200 characters after trimming", () => {
  expect(name.parse("  Café ")).toBe("Café");
  for (const letter of ["x", "й", "😀"]) {
    expect(name.safeParse(letter.repeat(limits.name)).success, letter).toBe(true);
    expect(name.safeParse(letter.repeat(limits.name + 1)).success, letter).toBe(false);
  }
  for (const wrong of ["", " \n", null, 5]) expect(name.safeParse(wrong).success).toBe(false);
});

test("Names are one visible line: no line breaks, control or direction characters", () => {
  const messageOf = (value: string) =>
    [name, displayName].map((schema) => schema.safeParse(value).error?.issues[0]?.message);
  for (const good of [
    "Café",
    "👩‍👩‍👧‍👦",
    "🇬🇪",
    "1️⃣",
    "ירושלים",
    "القدس",
    "می‌خواهم",
    "क्‍ष",
    "שלום\u200f!",
    "北京",
  ])
    expect(messageOf(good), good).toEqual([undefined, undefined]);
  for (const wrong of ["a\nb", "a\tb", "a\u0000b", "a\u0085b", "a\u2028b", "a\u202eb", "a\u2066b"])
    expect(messageOf(wrong), JSON.stringify(wrong)).toEqual(["invalidValue", "invalidValue"]);
  for (const empty of [
    "\u200b",
    "\u200d\u200d",
    "\ufe0f",
    "\u2060 \u200b",
    "\u3164",
    "\u0301",
    "\u2800",
  ])
    expect(messageOf(empty), JSON.stringify(empty)).toEqual(["required", "required"]);
});

test("A text may be empty; null empties it; spaces stay", () => {
  const note = text(5);
  expect(note.parse(null)).toBe("");
  expect(note.parse("")).toBe("");
  expect(note.parse(" a\n ")).toBe(" a\n ");
  expect(note.safeParse("123456").success).toBe(false);
});

test("Web addresses are http or https with a host", () => {
  for (const good of [
    "https://a.b",
    "http://localhost:3000/x?y#z",
    "HTTPS://A.B",
    "https://пример.рф",
  ])
    expect(isWebAddress(good), good).toBe(true);
  for (const bad of [
    "javascript:alert(1)",
    "JAVASCRIPT://x%0aalert(1)",
    "data:text/html,x",
    "vbscript:x",
    "file:///etc/passwd",
    "ftp://a.b",
    "//a.b",
    "a.b",
    "https:a.b",
    "https://",
    "https:// a",
    "https://?x",
    "http://[",
  ])
    expect(isWebAddress(bad), bad).toBe(false);
  expect(webAddress.parse(null)).toBe("");
  expect(webAddress.parse("  https://a.b ")).toBe("https://a.b");
});

test("A web address without a scheme is completed", () => {
  for (const [typed, address] of [
    ["example.com", "https://example.com"],
    [
      " www.hotel-sacher.com/wien?lang=de#rooms ",
      "https://www.hotel-sacher.com/wien?lang=de#rooms",
    ],
    ["//example.com/", "https://example.com/"],
    ["example.com:8080/menu", "https://example.com:8080/menu"],
    ["музей.рф", "https://музей.рф"],
    ["http://example.com", "http://example.com"],
  ])
    expect(webAddress.parse(typed), typed).toBe(address);
  for (const wrong of [
    "hotel",
    "see the note.",
    "mailto:a@b.c",
    "anna@example.com",
    "a..b",
    "javascript:x.y",
  ])
    expect(webAddress.safeParse(wrong).success, wrong).toBe(false);
});

test("Every accepted web address has the scheme http or https", () => {
  const texts = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc
      .tuple(fc.constantFrom("https://", "http://", "javascript:", " "), fc.string())
      .map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(texts, (value) => {
      const parsed = webAddress.safeParse(value);
      if (parsed.success && parsed.data !== "")
        expect(["http:", "https:"]).toContain(new URL(parsed.data).protocol);
    }),
    { numRuns: 500 },
  );
});

test("Integers out of range are refused with both limits", () => {
  const adults = integer(1, 100);
  expect(adults.parse(100)).toBe(100);
  for (const [value, message] of [
    [0, "between 1 100"],
    [101, "between 1 100"],
    [1.5, "wholeNumber"],
    ["5", "wholeNumber"],
    [null, "required"],
    [undefined, "required"],
  ] as const)
    expect(adults.safeParse(value).error?.issues[0]?.message).toBe(message);
});

test("Folded texts compare without case, accents and apostrophes, ё as е, but й stays", () => {
  expect(foldText("Čáp ŽELEZNÝ")).toBe("cap zelezny");
  expect(foldText("Ёлка")).toBe("елка");
  expect(foldText("Чайный")).toBe("чайный");
  expect(foldText("L’Aquila, d'Or")).toBe("laquila, dor");
  fc.assert(fc.property(fc.string(), (value) => foldText(foldText(value)) === foldText(value)));
});
