import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseFirstLanguage, makePublicName } from "./first-profile.ts";
import { displayName } from "./registration.ts";

test("A provider's name becomes a display name: one line, at most 50 characters, no letter cut in two", () => {
  expect(makePublicName("Анна")).toBe("Анна");
  expect(makePublicName(' <b>&"Anna"</b> ')).toBe('<b>&"Anna"</b>');
  expect(makePublicName("Anna\r\nBcc: x@y.org\t\u202Egpj")).toBe("Anna Bcc: x@y.org gpj");
  expect(makePublicName("👩‍👩‍👧".repeat(100))).toBe("👩‍👩‍👧".repeat(6));
  expect(makePublicName("x".repeat(300))).toBe("x".repeat(50));
});

test("A name without visible characters is no name", () => {
  for (const nothing of ["", "  ", "\u200B", "\u2800", "\uD800", "\0"])
    expect(makePublicName(nothing)).toBe("");
});

test("Any name of a provider gives no name or a valid display name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 220 }), (given) => {
      const name = makePublicName(given);
      expect(name === "" || displayName.safeParse(name).success).toBe(true);
    }),
  );
});

test("The language is the one of the site, else the provider's, else English", () => {
  expect(chooseFirstLanguage("ru", "en")).toBe("ru");
  expect(chooseFirstLanguage(null, "ru-RU")).toBe("ru");
  expect(chooseFirstLanguage(null, "RU_ru")).toBe("ru");
  expect(chooseFirstLanguage(null, "de-AT")).toBe("en");
});
