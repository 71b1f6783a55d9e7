// @vitest-environment node
import { expect, test } from "vitest";
import {
  importOptions,
  parseText,
  refusalOf,
  tripOf,
} from "../../../../testing/import-examples.ts";
import { importLimits } from "./import-limits.ts";
import { parseImport } from "./parse-import.ts";

const event = (content: string) => `BEGIN:VEVENT\r\n${content}\r\nEND:VEVENT\r\n`;
const place = (description: string) =>
  `<kml><Placemark><name>A</name><description><![CDATA[${description}]]></description><Point><coordinates>44.8,41.7</coordinates></Point></Placemark></kml>`;

test.each([
  [
    "attributes without end",
    "a.kml",
    `<kml ${Array.from({ length: 1_000 }, (_, index) => `a${index}=""`).join(" ")}/>`,
    "tooComplex",
  ],
  ["ampersands without end", "a.kml", `<kml><name>${"& ".repeat(30_000)}`, "tooComplex"],
  ["sections that are not closed", "a.kml", `<kml><name>${"<![CDATA[".repeat(100_000)}`, "broken"],
  ["comments within a DOCTYPE", "a.kml", `<!DOCTYPE x [${"<!-- ".repeat(100_000)}`, "broken"],
  [
    "digits instead of coordinates",
    "a.kml",
    `<kml><Placemark><Point><coordinates>${"1".repeat(1_000_000)}</coordinates></Point></Placemark></kml>`,
    "nothingFound",
  ],
  ["a row of a million cells", "a.csv", `name,lat,lng\n${",".repeat(1_000_000)}`, "tooComplex"],
  ["a cell around everything", "a.csv", `name,lat,lng\n${'"'.repeat(1_000_000)}`, "tooComplex"],
  [
    "an event of a million lines",
    "a.ics",
    `BEGIN:VCALENDAR\r\n${event(`SUMMARY:${"x\r\n ".repeat(600_000)}`)}END:VCALENDAR`,
    "tooComplex",
  ],
  [
    "events without end",
    "a.ics",
    `BEGIN:VCALENDAR\r\n${event("SUMMARY:x").repeat(importLimits.events + 1)}END:VCALENDAR`,
    "tooComplex",
  ],
  [
    "lines that almost are dates and positions",
    "a.ics",
    `BEGIN:VCALENDAR\r\n${event(
      [
        `DTSTART;TZID=${"(:)".repeat(100_000)}`,
        `DTSTART;${"A=(:);".repeat(20_000)}`,
        `RDATE:${"20261205,".repeat(10_000)}x`,
        `GEO:${";".repeat(100_000)}:`,
      ].join("\r\n"),
    )}END:VCALENDAR`,
    "tooComplex",
  ],
  ["lines without end", "a.txt", "Cafe 41.70 44.80\n".repeat(100_000), "tooManyPoints"],
])("%s are refused", async (_what, fileName, content, code) => {
  expect(await refusalOf(parseText(content, fileName))).toBe(code);
});

test.each([
  ["numbers", "44.80 "],
  ["degrees", "44° "],
  ["addresses", "https://x "],
  ["separators", "- "],
])("Only the beginning of a line of %s is looked at", async (_what, part) => {
  const trip = await tripOf(parseText(`Cafe ${part.repeat(500_000)}`, "a.txt"));
  const [point] = trip.days[0]?.points ?? [];
  expect(point?.name.length).toBeLessThanOrEqual(200);
  expect(point?.description.length).toBeLessThanOrEqual(importLimits.line);
});

test.each([
  ["tags", "<a ".repeat(300_000)],
  ["comments", "<!--".repeat(300_000)],
  ["closed comments", "<!---->".repeat(300_000)],
  ["links", `<a href="https://x.example/">x</a>`.repeat(30_000)],
  ["quotes", `<a href="${'href="'.repeat(100_000)}`],
])("A description of %s is read up to its limit", async (_what, description) => {
  const trip = await tripOf(parseText(place(description), "a.kml"));
  expect(trip.days[0]?.points[0]?.description.length).toBeLessThanOrEqual(20_000);
});

test("A text beyond the limit is refused before it is decoded, and junk with any name is no text", async () => {
  const parse = (bytes: Uint8Array) => parseImport({ fileName: "a.gpx", bytes }, importOptions);
  const spaces = new Uint8Array(importLimits.textBytes + 1).fill(32);
  expect(await refusalOf(parse(spaces))).toBe("tooLarge");
  expect(await refusalOf(parse(new Uint8Array(importLimits.fileBytes + 1)))).toBe("tooLarge");
  const junk = Uint8Array.from(
    { length: 5_000 },
    (_, index) => (index * 7_919 + (index >> 8) * 31) & 255,
  );
  expect(await refusalOf(parse(junk))).toBe("unknownFormat");
});
