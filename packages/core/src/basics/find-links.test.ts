import fc from "fast-check";
import { expect, test } from "vitest";
import { findLinks, labelUrl } from "./find-links.ts";

const urlsOf = (text: string) => findLinks(text).flatMap(({ url }) => url ?? []);

test("Only http and https addresses become links", () => {
  expect(urlsOf("see https://a.example/x and HTTP://b.example")).toEqual([
    "https://a.example/x",
    "HTTP://b.example",
  ]);
  expect(urlsOf("javascript:alert(1) data:text/html,x ftp://a.example http://")).toEqual([]);
});

test("The end of a sentence does not belong to the address", () => {
  expect(urlsOf("(https://a.example/x). «https://b.example»")).toEqual([
    "https://a.example/x",
    "https://b.example",
  ]);
  expect(urlsOf("https://a.example/Rome_(city)")).toEqual(["https://a.example/Rome_(city)"]);
});

test("Addresses are cut to 80 characters with an ellipsis", () => {
  expect(labelUrl("https://www.a.example/")).toBe("a.example");
  expect(labelUrl(`https://a.example/${"x".repeat(90)}`)).toHaveLength(81);
});

test("Nothing of the text is lost", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("https://a.b/c", "x", " ", ").", "\n", "http://")),
      (bits) => {
        const text = bits.join("");
        expect(
          findLinks(text)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      },
    ),
  );
});
