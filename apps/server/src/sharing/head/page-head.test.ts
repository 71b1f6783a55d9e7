import fc from "fast-check";
import { expect, test } from "vitest";
import { readPage } from "../../../testing/calls/read-page.ts";
import { type PageHead, shorten, writeHead } from "./page-head.ts";

const site = { publicUrl: "https://trips.example.org", asked: null };
const headOf = (text: string): PageHead => ({
  language: "en",
  windowTitle: text,
  title: text,
  description: text,
  path: "/map/abc/show",
  isIndexed: true,
  picture: { path: "/preview/abc.png", type: "image/png", alt: text },
  data: { "@type": "TouristTrip", name: text },
});
/** Texts with everything that means something in HTML, addresses or scripts. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 20 }),
      fc.constantFrom(
        ..."<>&\"'`/\\$\u2028\u2029\u202e\u05d0",
        "</script>",
        "-->",
        "]]>",
        "&amp;",
        "$&",
      ),
    ),
    { minLength: 1, maxLength: 30 },
  )
  .map((parts) => parts.join(""));

test("whatever a text holds, a reader of the page finds it whole, in its place, and as text", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const page = readPage(
        `<!doctype html><html><head>${writeHead(headOf(text), site)}</head><body><div id="root"></div></body></html>`,
      );
      const { meta, scripts, isWhole, titles, data } = page;
      expect([isWhole, scripts, titles.length]).toEqual([true, 0, 1]);
      expect(meta("og:title") ?? "").toBe(shorten(text, 90));
      expect(meta("description") ?? "").toBe(shorten(text, 200));
      expect(meta("og:image:alt") ?? "").toBe(shorten(text, 200));
      expect(meta("og:image")).toBe("https://trips.example.org/preview/abc.png");
      expect(data?.name).toBe(text.toWellFormed());
    }),
    { numRuns: 150 },
  );
});

test("a long text ends with an ellipsis and never within a letter", () => {
  expect(shorten("ab  c\n", 90)).toBe("ab c");
  expect(shorten("👍".repeat(10), 6)).toBe("👍👍…");
  expect(shorten("x".repeat(300), 90)).toHaveLength(90);
});
