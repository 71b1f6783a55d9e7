import { expect, test } from "vitest";
import { cbrTable, ecbTable } from "./central-banks.ts";

const ecb = (cubes: string) =>
  `<Envelope><Cube><Cube time="2026-11-20">${cubes}</Cube></Cube></Envelope>`;

test("rates are read in either quotes, between comments and sections, whatever else an element is named", () => {
  const cubes = `<!-- as of --><Cube rate='1.5' currency="USD"/><x><![CDATA[<]]></x><__proto__ currency="JPY" rate="2"/>`;
  expect(ecbTable.parse(`<?xml version="1.0"?>\n${ecb(cubes)}\n`)).toEqual({
    date: "2026-11-20",
    perEuro: [
      ["USD", 1.5],
      ["JPY", 2],
    ],
  });
});

test("a price of roubles without its fields is no number, and takes none from the currency before it", () => {
  const euro = "<CharCode>EUR</CharCode><Nominal>1</Nominal><Value>90,5</Value>";
  const read = cbrTable.parse(
    `<ValCurs Date="20.11.2026"><Valute>${euro}</Valute><Valute><CharCode>USD</CharCode></Valute></ValCurs>`,
  );
  expect(read).toEqual({
    date: "2026-11-20",
    perEuro: [
      ["EUR", 1],
      ["USD", Number.NaN],
      ["RUB", 90.5],
    ],
  });
});

test.each([
  ["nothing", ""],
  ["a text", "Service unavailable"],
  ["a page", "<!doctype html><html></html>"],
  ["two roots", "<a/><b/>"],
  ["half a document", `<a><b at="1"/><b at=`],
  ["ends in another order", "<a><b></a></b>"],
  ["an attribute without quotes", "<a at=1/>"],
  ["entities of its own", `<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>`],
  ["a file from elsewhere", `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`],
])("%s is refused", (_name, source) => {
  for (const { parse } of [ecbTable, cbrTable]) expect(() => parse(source)).toThrow();
});

test("long malformed input is refused as fast as short input", () => {
  for (const part of ["<a ", "<a>", "<a", " ", "<a b='", "<!--", "a=", "<?"])
    expect(() => ecbTable.parse(`<a${part.repeat(20_000)}`)).toThrow();
});
