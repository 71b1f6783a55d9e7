// @vitest-environment node
import { createFormats } from "@castor/core/formats/create-formats.ts";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { makePass, utf16 } from "../../../../testing/make-pass.ts";
import { formatField, formatMoment, readPassMoment } from "./format-pass.ts";
import { type Pass, readPass } from "./read-pass.ts";
import { readStrings } from "./read-strings.ts";

const read = (changes: object = {}, language = "en", files?: Record<string, Uint8Array>): Pass => {
  const pass = readPass(makePass(changes, files), language);
  if (!pass) throw new Error("no pass");
  return pass;
};
const labelsOf = (pass: Pass) =>
  [...pass.header, ...pass.secondary, ...pass.auxiliary].map(({ label }) => label);

test("a boarding pass has its fields, its time and its code, in the reader's language", () => {
  const pass = read({}, "ru");
  expect(pass).toMatchObject({
    ...{ style: "boardingPass", transit: "air", organization: "Air Beaver" },
    ...{ title: "Boarding pass", relevantDate: "2026-12-05T09:40+04:00", isVoided: false },
    barcode: { format: "aztec", encoding: "iso-8859-1", text: "ABC123" },
  });
  expect(pass.primary.map(({ value }) => value)).toEqual(["TBS", "VIE"]);
  expect(labelsOf(pass)).toEqual(["Выход", 'Пассажир "1"', "Место", "boarding"]);
  expect(labelsOf(read({}, "de"))).toEqual(["Gate", "passenger", "Seat", "boarding"]);
});

test("a pass with a language of a region, or with one alone, speaks it", () => {
  const german = { "de-AT.lproj/pass.strings": strToU8('"gate" = "Flugsteig";') };
  expect(labelsOf(read({}, "de", german))[0]).toBe("Flugsteig");
  const alone = zipSync({
    "pass.json": strToU8(
      JSON.stringify({ generic: { primaryFields: [{ label: "n", value: "n" }] } }),
    ),
    "ka.lproj/pass.strings": utf16('"n" = "ნომერი";'),
  });
  expect(readPass(alone, "ru")?.primary[0]).toMatchObject({ label: "ნომერი", value: "ნომერი" });
});

test("times are those of the place that the pass means, numbers are the reader's", () => {
  const english = createFormats("en");
  const moment = (text: string) => {
    const known = readPassMoment(text);
    return known && formatMoment(known, english);
  };
  expect(moment("2026-12-05T09:40+04:00")).toBe("05 December Saturday, 09:40 (UTC+4)");
  expect(moment("2026-12-05T09:40:30.5-0330")).toBe("05 December Saturday, 09:40 (UTC-3:30)");
  expect(moment("2026-12-05T09:40Z")).toBe("05 December Saturday, 09:40 (UTC)");
  expect(moment("2026-12-05")).toBe("05 December Saturday");
  expect(moment("2026-13-05T09:40Z")).toBeNull();
  expect(moment("soon")).toBeNull();
  const value = (field: object) =>
    formatField({ label: "", value: "", ...field } as never, createFormats("ru"), "ru");
  const onlyTime = { dateStyle: "PKDateStyleNone", timeStyle: "PKDateStyleShort" };
  expect(value({ value: "2026-12-05T09:10+04:00", ...onlyTime })).toBe("09:10 (UTC+4)");
  expect(value({ value: "later", ...onlyTime })).toBe("later");
  expect(value({ value: "2026-12-05T09:10+04:00" })).toBe("2026-12-05T09:10+04:00");
  expect(value({ value: 1234.5 })).toBe("1\u00a0234,5");
  expect(value({ value: 0.25, numberStyle: "PKNumberStylePercent" })).toBe("25\u00a0%");
  expect(value({ value: 12.5, currencyCode: "EUR" })).toBe("12,50\u00a0€");
  expect(value({ value: 12.5, currencyCode: "pens" })).toBe("12,5 pens");
});

test("what is odd in a pass is left out, and the rest is shown", () => {
  const pass = read({
    organizationName: 7,
    relevantDate: { no: "date" },
    barcodes: [{ format: "PKBarcodeFormatMaxi", message: "a" }, null, { message: 4 }],
    barcode: { format: "PKBarcodeFormatQR", message: "old", messageEncoding: 3 },
    boardingPass: {
      transitType: "constructor",
      primaryFields: [3, null, { value: {} }, { value: 4 }, { label: [], value: "a" }],
      backFields: "none",
    },
  });
  expect(pass).toMatchObject({ organization: "", relevantDate: "", transit: null, back: [] });
  expect(pass.primary.map(({ label, value }) => [label, value])).toEqual([
    ["", 4],
    ["", "a"],
  ]);
  expect(pass.barcode).toMatchObject({ format: "qr", message: "old", encoding: "iso-8859-1" });
  expect(read({ barcodes: [], barcode: undefined }).barcode).toBeNull();
  const many = Array.from({ length: 5_000 }, () => ({ value: "x".repeat(9_000) }));
  const large = read({ boardingPass: { auxiliaryFields: many.slice(0, 60) } });
  expect(large.auxiliary).toHaveLength(40);
  expect(large.auxiliary[0]?.value).toHaveLength(2_000);
});

test("what is no pass is none", () => {
  const whole = makePass();
  const json = (text: string) => readPass(zipSync({ "pass.json": strToU8(text) }), "en");
  for (const bytes of [
    new Uint8Array(),
    strToU8("no archive"),
    zipSync({ "a.txt": strToU8("a") }),
    whole.subarray(0, whole.length / 2),
    whole.map((byte, n) => (n > 3_000 && n < whole.length - 900 ? byte ^ 0x55 : byte)),
  ])
    expect(() => readPass(bytes, "en")).not.toThrow();
  expect(readPass(whole.subarray(0, whole.length / 2), "en")).toBeNull();
  for (const text of [
    ...["", "null", "[]", "7", '{"generic":7}', "{}", '{"boardingPass":null}'],
    "[".repeat(400_000),
    `{"generic":${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}}`,
  ])
    expect(json(text)?.primary ?? null, text.slice(0, 20)).toSatisfy(
      (primary) => primary === null || primary.length === 0,
    );
});

test("a bomb, and an archive with thousands of files, take no time", () => {
  const bomb = zipSync({ "pass.json": new Uint8Array(20_000_000) });
  // It says that it is small.
  const lying = Uint8Array.from(bomb);
  const view = new DataView(lying.buffer);
  view.setUint32(view.getUint32(lying.length - 6, true) + 24, 900, true);
  const files = Array.from({ length: 3_000 }, (_, n) => [`l${n}.lproj/pass.strings`, strToU8("")]);
  const many = makePass({}, Object.fromEntries(files));
  const start = performance.now();
  expect(readPass(bomb, "en")).toBeNull();
  expect(readPass(lying, "en")).toBeNull();
  expect(readPass(many, "en")?.header[0]?.label).toBe("Gate");
  expect(readPass(new Uint8Array(16_000_000), "en")).toBeNull();
  expect(performance.now() - start).toBeLessThan(2_000);
});

test("strings are read in any of their encodings, as far as they are right", () => {
  const text = '"a" = "1\\n\\U0416"; /* "b" = "2"; */ "c" = "3" ; "d" = "4';
  const swapped = utf16(text).map((_, n, all) => all[n ^ 1] ?? 0);
  for (const bytes of [strToU8(text), utf16(text), swapped, utf16(text).subarray(2)])
    expect([...readStrings(bytes)]).toEqual([
      ["a", "1\nЖ"],
      ["c", "3"],
    ]);
  expect([...readStrings(strToU8('"a" = /* "never ends'))]).toEqual([]);
  const start = performance.now();
  for (const odd of ['"', '\\"', "/*", '"a"', "//"]) readStrings(strToU8(odd.repeat(400_000)));
  expect(performance.now() - start).toBeLessThan(3_000);
});
