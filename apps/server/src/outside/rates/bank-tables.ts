import { currency } from "@castor/core/finance/currencies.ts";
import type { AnswerForm } from "../provider-host.ts";
import type { ToldRates } from "./rate-set.ts";
import { readXml, type XmlElement } from "./read-xml.ts";

const xml = { name: "XML", accept: "application/xml, text/xml" };

/** The daily table of the European Central Bank: `Cube`s in `Cube`s, the middle one with the day. */
export const ecbTable: AnswerForm = {
  ...xml,
  parse: (text): ToldRates => {
    const day = listWithin(readXml(text)).find(({ attributes }) => attributes.has("time"));
    return {
      date: day?.attributes.get("time"),
      perEuro: (day?.children ?? []).map(({ attributes }) => [
        attributes.get("currency") ?? "",
        Number(attributes.get("rate")),
      ]),
    };
  },
};

/**
 * The daily table of the Bank of Russia: roubles for so many (`Nominal`) of each, with decimal commas, its day as 21.11.2026.
 * The names are in windows-1251, but what is read of it is ASCII.
 */
export const cbrTable: AnswerForm = {
  ...xml,
  parse: (text): ToldRates => {
    const root = readXml(text);
    const roubles = new Map(root.children.map(readRoubles));
    const euro = roubles.get("EUR") ?? Number.NaN;
    roubles.set("RUB", 1);
    return {
      date: root.attributes.get("Date")?.split(".").reverse().join("-"),
      perEuro: [...roubles].map(([code, price]) => [code, euro / price]),
    };
  },
};

function listWithin(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(listWithin)];
}

/** The price of one in roubles. */
function readRoubles(valute: XmlElement): [code: string, price: number] {
  const read = (name: string) => valute.children.find((part) => part.name === name)?.text ?? "";
  const price = Number(read("Value").replace(",", ".")) / Number(read("Nominal"));
  return [currency.safeParse(read("CharCode")).data ?? "", price];
}
