import { expect, it } from "vitest";
import { labelUrl } from "./label-url.ts";

it("shows an address without its technical parts", () => {
  expect(labelUrl("https://www.a.example/")).toBe("a.example");
  expect(labelUrl("HTTP://a.example/x?y=1#z")).toBe("a.example/x?y=1#z");
});

it("cuts an address to 80 characters with an ellipsis", () => {
  expect(labelUrl(`https://a.example/${"x".repeat(70)}`)).toHaveLength(80);
  expect(labelUrl(`https://a.example/${"x".repeat(71)}`)).toBe(`a.example/${"x".repeat(70)}…`);
  expect(labelUrl(`https://a.example/${"x".repeat(69)}😀😀`)).toBe(`a.example/${"x".repeat(69)}…`);
});

it("never shows a user name in the place of the site's name", () => {
  expect(labelUrl("https://booking.com@evil.example/x")).toBe("evil.example/x");
  expect(labelUrl("https://a.example/@name")).toBe("a.example/@name");
});
