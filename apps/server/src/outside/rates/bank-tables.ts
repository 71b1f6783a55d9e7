import { currency } from "@castor/core/basics/currencies.ts";
import type { ResponseFormat } from "../provider-host.ts";
import type { ProviderRates } from "./rate-set.ts";
import { readXml, type XmlElement } from "./read-xml.ts";

const xml = { name: "XML", accept: "application/xml, text/xml" };

/** The daily table of the European Central Bank: nested `Cube`s, the middle one with the date. */
export const ecbTable: ResponseFormat = {
  ...xml,
  parse: (text): ProviderRates => {
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
 * The daily table of the Bank of Russia: roubles per `Nominal` units, with decimal commas, its date as 21.11.2026.
 * Its encoding is windows-1251, but the fields read are ASCII.
 */
export const cbrTable: ResponseFormat = {
  ...xml,
  parse: (text): ProviderRates => {
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

/** The price of one unit in roubles. */
function readRoubles(valute: XmlElement): [code: string, price: number] {
  const read = (name: string) => valute.children.find((part) => part.name === name)?.text ?? "";
  const price = Number(read("Value").replace(",", ".")) / Number(read("Nominal"));
  return [currency.safeParse(read("CharCode")).data ?? "", price];
}
