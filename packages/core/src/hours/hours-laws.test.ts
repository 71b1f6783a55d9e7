import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { formatHours } from "./format-hours.ts";
import { writeAsOsm } from "./opening-hours-library.ts";
import { parseWrittenHours } from "./parse-written-hours.ts";
import { readHours } from "./read-hours.ts";
import { readRules } from "./read-rules.ts";
import { stateAt } from "./state-at.ts";
import { writeRules } from "./write-rules.ts";

const words = [
  ...["mon", "Tue", "we", "Thursday", "пн", "ВТ", "среда", "пятницу", "сб", "Sunday", "daily"],
  ...["будни", "выходные", "weekends", "holidays", "PH", "праздники", "closed", "выходной", "off"],
  ...["9", "09:00", "18:00", "9 AM", "5 pm", "24:00", "13.30", "02:00", "24/7", "круглосуточно"],
  ...["-", "–", "to", "до", "по", "с", "from", ",", ";", "\n", ".", ":", "and", "и", "·", "(", '"'],
  ...["May", "мая", "октябрь", "Jan", "1", "31", "перерыв", "кроме", "except", "Mo-Fr", "касса"],
];
const phrase = fc
  .array(fc.constantFrom(...words), { maxLength: 14 })
  .map((parts) => parts.join(" "));
const anything = fc.oneof(
  phrase,
  fc.string({ maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc
    .constantFrom(...'("[-:;, 9aпM')
    .chain((sign) => fc.nat(520).map((count) => sign.repeat(count))),
);

afterEach(() => vi.restoreAllMocks());

test("no text makes reading, formatting or asking for a state fail or write to the console", () => {
  const spoken = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  fc.assert(
    fc.property(anything, fc.integer({ min: 0, max: 4e12 }), (text, instant) => {
      const hours = readHours(text);
      if (!hours) return;
      formatHours(hours, "en", (key, params) => [key, ...Object.values(params ?? {})].join(" "));
      stateAt(hours, instant, "Asia/Tbilisi", { lat: 41.69, lng: 44.83 });
    }),
    { numRuns: 400 },
  );
  for (const each of spoken) expect(each).not.toHaveBeenCalled();
});

test("hours that are understood are written in OpenStreetMap's syntax and read back the same", () => {
  let understood = 0;
  fc.assert(
    fc.property(phrase, (text) => {
      const rules = parseWrittenHours(text);
      if (!rules) return;
      understood += 1;
      const osm = writeRules(rules);
      expect(writeAsOsm(osm)).toBe(osm);
      expect(writeRules(readRules(osm) ?? [])).toBe(osm);
    }),
    { numRuns: 10_000 },
  );
  expect(understood).toBeGreaterThan(5);
});
