import { expect, it } from "vitest";
import { countryName } from "./country-name.ts";

it("gives the usual name of a country in both languages", () => {
  expect(countryName("GE", "en")).toBe("Georgia");
  expect(countryName("GE", "ru")).toBe("Грузия");
  expect(countryName("HK", "en")).toBe("Hong Kong");
  expect(countryName("US", "en")).toBe("United States");
  expect(countryName("US", "ru")).toBe("США");
});

it("returns an unknown code as it is", () => {
  expect(countryName("QX", "en")).toBe("QX");
  expect(countryName("", "ru")).toBe("");
});
