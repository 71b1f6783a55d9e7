import { currency } from "@castor/core/basics/currencies.ts";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { ResponseFormat } from "../provider-host.ts";
import type { ProviderRates } from "./rate-set.ts";

const xml = { name: "XML", accept: "application/xml, text/xml" };

/** The daily table of the European Central Bank: nested `Cube`s, the middle one with the date. */
export const ecbTable: ResponseFormat = {
  ...xml,
  parse: (text): ProviderRates => {
    let date: string | undefined;
    const perEuro: [code: string, rate: number][] = [];
    readElements(text, ({ attributes: { time, currency: code, rate } }) => {
      date ??= time;
      if (code !== undefined) perEuro.push([code, Number(rate)]);
    });
    return { date, perEuro };
  },
};

/**
 * The daily table of the Bank of Russia: roubles per `Nominal` units, with decimal commas, its date as 21.11.2026.
 * Its encoding is windows-1251, but the fields read are ASCII.
 */
export const cbrTable: ResponseFormat = {
  ...xml,
  parse: (text): ProviderRates => {
    let date: string | undefined;
    const roubles = new Map<string, number>();
    const fields = new Map<string, string>();
    readElements(text, ({ name, attributes }, own) => {
      fields.set(name, own);
      if (name === "ValCurs") date = attributes.Date;
      if (name !== "Valute") return;
      const price = Number(fields.get("Value")?.replace(",", ".")) / Number(fields.get("Nominal"));
      roubles.set(currency.safeParse(fields.get("CharCode")).data ?? "", price);
      fields.clear();
    });
    const euro = roubles.get("EUR") ?? Number.NaN;
    roubles.set("RUB", 1);
    return {
      date: date?.split(".").reverse().join("-"),
      perEuro: [...roubles].map(([code, price]) => [code, euro / price]),
    };
  },
};

/**
 * Calls back at the end of each element, those within it first, with the text before that end. Throws for what is no
 * XML. The parser knows no entities but XML's own, and reads nothing outside of the text.
 */
function readElements(
  source: string,
  onElement: (element: SaxesTagPlain, text: string) => void,
): void {
  let text = "";
  const parser = new SaxesParser();
  parser.on("opentag", () => {
    text = "";
  });
  parser.on("text", (piece) => {
    text += piece;
  });
  parser.on("closetag", (element) => onElement(element, text));
  parser.write(source).close();
}
