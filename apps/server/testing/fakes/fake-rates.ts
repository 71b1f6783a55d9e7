import { createServer, type ServerResponse } from "node:http";
import { type CurrencyId, currencies } from "@castor/core/basics/currencies.ts";
import { listenLocally } from "./listen-locally.ts";

/** How the fake behaves: it sends rates, or fails as servers and tables do. */
export const fakeModes = [
  "fine",
  "silent",
  "trickling",
  "failing",
  "limiting",
  "moved",
  "html",
  "half",
  "endless",
  "empty",
  "zero",
  "negative",
  "notANumber",
  "huge",
  "few",
  "old",
  "ahead",
  "undated",
  "gaps",
] as const;
export type FakeMode = (typeof fakeModes)[number];

/** A fake Frankfurter, ExchangeRate-API, European Central Bank and Bank of Russia in one server. */
export interface FakeRates {
  url: string;
  mode: FakeMode;
  /** The date of the rates (YYYY-MM-DD). */
  date: string;
  /** Paths requested, oldest first. */
  asked: string[];
  close(): Promise<void>;
}

/** Units for one euro: derived from the place in the table of currencies, so that all differ. */
export const told = Object.fromEntries(
  currencies.map(({ id }, index) => [id, index === 0 ? 1 : index + 0.5]),
) as Record<CurrencyId, number>;

/** The currencies of the European Central Bank's table. */
export const publishedByEcb: readonly CurrencyId[] = [
  ...(["USD", "JPY", "CZK", "DKK", "GBP", "HUF", "PLN", "RON", "SEK", "CHF"] as const),
  ...(["ISK", "NOK", "TRY", "AUD", "BRL", "CAD", "CNY", "HKD", "IDR", "ILS"] as const),
  ...(["INR", "KRW", "MXN", "MYR", "NZD", "PHP", "SGD", "THB", "ZAR"] as const),
];
/** The currencies missing from the Bank of Russia's table. */
export const unpublishedByCbr: readonly CurrencyId[] = ["RUB", "LAK", "MVR", "TZS"];
/** The Bank of Russia's rates are multiplied by this, so that a test can tell the source of a rate. */
export const cbrShare = 0.9;
const nominals: Partial<Record<CurrencyId, number>> = { JPY: 100, VND: 10_000, AMD: 100 };

/** Years older than the other rates. */
const longAgo = "2019-05-20";

type Figures = [code: string, rate: number | string][];

/** The rates of these currencies in this mode. */
function figuresAs(mode: FakeMode, ids: readonly CurrencyId[]): Figures {
  const absurd = { zero: 0, negative: -1.1, notANumber: "NaN", huge: 1e30 };
  const twist = (id: CurrencyId) =>
    id === "USD" && mode in absurd ? absurd[mode as keyof typeof absurd] : told[id];
  return ids.slice(0, mode === "few" ? 10 : undefined).map((id) => [id, twist(id)]);
}

const dateAs = ({ mode, date }: FakeRates) =>
  mode === "old" ? longAgo : mode === "ahead" ? "2199-01-01" : mode === "undated" ? "today" : date;

const others = currencies.map(({ id }) => id).filter((id) => id !== "EUR");

function writeFrankfurter(fake: FakeRates): string {
  const date = dateAs(fake);
  const row = ([quote, rate]: Figures[number]) => ({ date, base: "EUR", quote, rate });
  const figures = figuresAs(fake.mode, others).map(row);
  const strange = [row(["XAU", 0.0003]), row(["IRR", 4e8])];
  if (fake.mode !== "gaps") return JSON.stringify([...strange, ...figures]);
  const told = figures.filter(({ quote }) => quote !== "LAK");
  return JSON.stringify(told.map((one) => (one.quote === "MNT" ? { ...one, date: longAgo } : one)));
}

function writeOpenErApi(fake: FakeRates): string {
  const told = figuresAs(fake.mode, others).filter(
    ([id]) => fake.mode !== "gaps" || (id !== "LAK" && id !== "MNT"),
  );
  return JSON.stringify({
    result: "success",
    provider: "https://www.exchangerate-api.com",
    documentation: "https://www.exchangerate-api.com/docs/free",
    time_last_update_unix:
      fake.mode === "undated" ? "today" : Date.parse(`${dateAs(fake)}T00:02:31Z`) / 1_000,
    time_eol_unix: 0,
    base_code: "EUR",
    rates: { EUR: 1, IRR: 4e8, ...Object.fromEntries(told) },
  });
}

function writeEcb(fake: FakeRates): string {
  const cubes = figuresAs(fake.mode, publishedByEcb).map(
    ([id, rate]) => `\t\t\t<Cube currency='${id}' rate='${rate}'/>\n`,
  );
  const day = fake.mode === "undated" ? "" : ` time='${dateAs(fake)}'`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>\n\t\t<gesmes:name>European Central Bank</gesmes:name>\n\t</gesmes:Sender>
\t<Cube>\n\t\t<Cube${day}>\n${cubes.join("")}\t\t</Cube>\n\t</Cube>\n</gesmes:Envelope>`;
}

function writeCbr(fake: FakeRates): string {
  const ids = currencies.map(({ id }) => id).filter((id) => !unpublishedByCbr.includes(id));
  const roubles = (value: number) => value.toFixed(12).replace(".", ",");
  const valutes = figuresAs(fake.mode, ids).map(([id, rate]) => {
    const nominal = nominals[id as CurrencyId] ?? 1;
    const share = id === "EUR" ? 1 : cbrShare;
    const price = typeof rate === "string" ? rate : roubles((told.RUB / (rate * share)) * nominal);
    return `<Valute ID="R01235"><NumCode>000</NumCode><CharCode>${id}</CharCode><Nominal>${nominal}</Nominal><Name>Деньги &amp; монеты</Name><Value>${price}</Value><VunitRate>${price}</VunitRate></Valute>`;
  });
  const day = dateAs(fake).split("-").reverse().join(".");
  return `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${day}" name="Foreign Currency Market">${valutes.join("")}</ValCurs>`;
}

/** windows-1251 keeps the Cyrillic letters in the order of Unicode. */
const inWindows1251 = (text: string) =>
  Buffer.from(
    Array.from(text, (letter) => letter.charCodeAt(0)).map((code) =>
      code < 128 ? code : code - 0x410 + 0xc0,
    ),
  );

const writers: Readonly<Record<string, (fake: FakeRates) => Buffer>> = {
  "/v2/rates?base=EUR": (fake) => Buffer.from(writeFrankfurter(fake)),
  "/v6/latest/EUR": (fake) => Buffer.from(writeOpenErApi(fake)),
  "/stats/eurofxref/eurofxref-daily.xml": (fake) => Buffer.from(writeEcb(fake)),
  "/scripts/XML_daily.asp": (fake) => inWindows1251(writeCbr(fake)),
};

function respond(response: ServerResponse, body: Buffer, mode: FakeMode): void {
  if (mode === "silent") return;
  if (mode === "trickling") response.writeHead(200).write(body.subarray(0, 10));
  else if (mode === "failing") response.writeHead(500).end("Internal Server Error");
  else if (mode === "limiting") response.writeHead(429, { "retry-after": "60" }).end(body);
  else if (mode === "moved") response.writeHead(302, { location: "/elsewhere" }).end();
  else if (mode === "html")
    response.writeHead(200, { "content-type": "text/html" }).end("<html><p>Welcome</p></html>");
  else if (mode === "endless")
    response.writeHead(200).end(Buffer.concat([body, Buffer.alloc(300_000, " ")]));
  else if (mode === "empty") response.writeHead(200).end();
  else response.writeHead(200).end(mode === "half" ? body.subarray(0, body.length / 2) : body);
}

/** Starts the fake on a free port of 127.0.0.1. */
export async function startFakeRates(): Promise<FakeRates> {
  const asked: string[] = [];
  const server = createServer(({ url: path = "" }, response) => {
    asked.push(path);
    const write = writers[path];
    if (write === undefined) response.writeHead(404).end();
    else respond(response, write(fake), fake.mode);
  });
  const fake: FakeRates = {
    ...(await listenLocally(server)),
    mode: "fine",
    date: "2026-11-20",
    asked,
  };
  return fake;
}
