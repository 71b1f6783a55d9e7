import { currency } from "@castor/core/basics/currencies.ts";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import * as z from "zod/mini";
import type { ProviderHost, ResponseFormat } from "../provider-host.ts";
import { openRatesHost, type RateProvider, type RateProviderOptions } from "./rate-provider.ts";
import { judgeRates, type ProviderRates, type RateSet } from "./rate-set.ts";

/** The result of reading a table; `judgeRates` validates it. */
const providerRates = z.custom<ProviderRates>();

/** Addresses of the banks' tables. */
export interface BankAddresses {
  ecb: string;
  cbr: string;
}

/** Rates of the European Central Bank and, for currencies it does not have, of the Bank of Russia. */
export class CentralBanks implements RateProvider {
  readonly id = "ecb-cbr";
  readonly #ecb: ProviderHost;
  readonly #cbr: ProviderHost;
  readonly #schema: z.ZodMiniType<RateSet>;

  constructor({ ecb, cbr }: BankAddresses, options: RateProviderOptions) {
    this.#ecb = openRatesHost("ecb", ecb, options);
    this.#cbr = openRatesHost("cbr", cbr, options);
    const toRates = (table: ProviderRates) => table;
    this.#schema = judgeRates(providerRates, { source: this.id, now: options.now, toRates });
  }

  /** Both tables or none: else some currencies would come and go from day to day. */
  async load(signal: AbortSignal): Promise<RateSet> {
    const ask = (host: ProviderHost, path: string, form: ResponseFormat) =>
      host.get(path, { schema: this.#schema, form }, signal);
    const [ecb, cbr] = await Promise.all([
      ask(this.#ecb, "/stats/eurofxref/eurofxref-daily.xml", ecbTable),
      ask(this.#cbr, "/scripts/XML_daily.asp", cbrTable),
    ]);
    const [date = ecb.date] = [ecb.date, cbr.date].toSorted();
    return {
      source: this.id,
      date,
      perEuro: { ...cbr.perEuro, ...ecb.perEuro },
    };
  }
}

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
