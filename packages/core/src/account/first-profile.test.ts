import fc from "fast-check";
import { expect, test } from "vitest";
import { firstLanguage, firstName } from "./first-profile.ts";
import { displayName } from "./registration.ts";

test("A provider's name becomes a display name: one line, at most 50 characters, no letter cut in two", () => {
  expect(firstName("Анна")).toBe("Анна");
  expect(firstName(' <b>&"Anna"</b> ')).toBe('<b>&"Anna"</b>');
  expect(firstName("Anna\r\nBcc: x@y.org\t\u202Egpj")).toBe("Anna Bcc: x@y.org gpj");
  expect(firstName("👩‍👩‍👧".repeat(100))).toBe("👩‍👩‍👧".repeat(6));
  expect(firstName("x".repeat(300))).toBe("x".repeat(50));
});

test("A name without visible characters is no name", () => {
  for (const nothing of ["", "  ", "\u200B", "\u2800", "\uD800", "\0"])
    expect(firstName(nothing)).toBe("");
});

test("Any name of a provider gives no name or a valid display name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 220 }), (given) => {
      const name = firstName(given);
      expect(name === "" || displayName.safeParse(name).success).toBe(true);
    }),
  );
});

test("The language is the one of the site, else the provider's, else English", () => {
  expect(firstLanguage("ru", "en")).toBe("ru");
  expect(firstLanguage(null, "ru-RU")).toBe("ru");
  expect(firstLanguage(null, "RU_ru")).toBe("ru");
  expect(firstLanguage(null, "de-AT")).toBe("en");
});
