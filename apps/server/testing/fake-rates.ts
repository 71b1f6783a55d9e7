import { createServer, type ServerResponse } from "node:http";
import { type CurrencyId, currencies } from "@castor/core/finance/currencies.ts";
import { listenLocally } from "./listen-locally.ts";

/** How it behaves: tells the rates, or fails in one of the ways in which servers and tables fail. */
export const moods = [
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
export type Mood = (typeof moods)[number];

/** Frankfurter, ExchangeRate-API, the European Central Bank and the Bank of Russia in one server of our own. */
export interface FakeRates {
  url: string;
  mood: Mood;
  /** The day of what is told. */
  date: string;
  /** Paths that were asked for, oldest first. */
  asked: string[];
  close(): Promise<void>;
}

/** Units for one euro: its place in the table of currencies, so that each is another. */
export const told = Object.fromEntries(
  currencies.map(({ id }, at) => [id, at === 0 ? 1 : at + 0.5]),
) as Record<CurrencyId, number>;

/** What the European Central Bank tells. */
export const toldByEcb: readonly CurrencyId[] = [
  ...(["USD", "JPY", "CZK", "DKK", "GBP", "HUF", "PLN", "RON", "SEK", "CHF"] as const),
  ...(["ISK", "NOK", "TRY", "AUD", "BRL", "CAD", "CNY", "HKD", "IDR", "ILS"] as const),
  ...(["INR", "KRW", "MXN", "MYR", "NZD", "PHP", "SGD", "THB", "ZAR"] as const),
];
/** What the Bank of Russia does not. */
export const untoldByCbr: readonly CurrencyId[] = ["RUB", "LAK", "MVR", "TZS"];
/** What it says of all prices, so that they can be told from the other bank's. */
export const cbrShare = 0.9;
const nominals: Partial<Record<CurrencyId, number>> = { JPY: 100, VND: 10_000, AMD: 100 };

/** Months before what else is told. */
const longAgo = "2019-05-20";

type Figures = [code: string, rate: number | string][];

/** The figures of these currencies as the mood has them. */
function figuresIn(mood: Mood, ids: readonly CurrencyId[]): Figures {
  const absurd = { zero: 0, negative: -1.1, notANumber: "NaN", huge: 1e30 };
  const twist = (id: CurrencyId) =>
    id === "USD" && mood in absurd ? absurd[mood as keyof typeof absurd] : told[id];
  return ids.slice(0, mood === "few" ? 10 : undefined).map((id) => [id, twist(id)]);
}

const dateIn = ({ mood, date }: FakeRates) =>
  mood === "old" ? longAgo : mood === "ahead" ? "2199-01-01" : mood === "undated" ? "today" : date;

const others = currencies.map(({ id }) => id).filter((id) => id !== "EUR");

function tellFrankfurter(fake: FakeRates): string {
  const date = dateIn(fake);
  const row = ([quote, rate]: Figures[number]) => ({ date, base: "EUR", quote, rate });
  const figures = figuresIn(fake.mood, others).map(row);
  const strange = [row(["XAU", 0.0003]), row(["IRR", 4e8])];
  if (fake.mood !== "gaps") return JSON.stringify([...strange, ...figures]);
  const told = figures.filter(({ quote }) => quote !== "LAK");
  return JSON.stringify(told.map((one) => (one.quote === "MNT" ? { ...one, date: longAgo } : one)));
}

function tellOpenErApi(fake: FakeRates): string {
  const told = figuresIn(fake.mood, others).filter(
    ([id]) => fake.mood !== "gaps" || (id !== "LAK" && id !== "MNT"),
  );
  return JSON.stringify({
    result: "success",
    provider: "https://www.exchangerate-api.com",
    documentation: "https://www.exchangerate-api.com/docs/free",
    time_last_update_unix:
      fake.mood === "undated" ? "today" : Date.parse(`${dateIn(fake)}T00:02:31Z`) / 1_000,
    time_eol_unix: 0,
    base_code: "EUR",
    rates: { EUR: 1, IRR: 4e8, ...Object.fromEntries(told) },
  });
}

function tellEcb(fake: FakeRates): string {
  const cubes = figuresIn(fake.mood, toldByEcb).map(
    ([id, rate]) => `\t\t\t<Cube currency='${id}' rate='${rate}'/>\n`,
  );
  const day = fake.mood === "undated" ? "" : ` time='${dateIn(fake)}'`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
\t<gesmes:subject>Reference rates</gesmes:subject>
\t<gesmes:Sender>\n\t\t<gesmes:name>European Central Bank</gesmes:name>\n\t</gesmes:Sender>
\t<Cube>\n\t\t<Cube${day}>\n${cubes.join("")}\t\t</Cube>\n\t</Cube>\n</gesmes:Envelope>`;
}

function tellCbr(fake: FakeRates): string {
  const ids = currencies.map(({ id }) => id).filter((id) => !untoldByCbr.includes(id));
  const roubles = (value: number) => value.toFixed(12).replace(".", ",");
  const valutes = figuresIn(fake.mood, ids).map(([id, rate]) => {
    const nominal = nominals[id as CurrencyId] ?? 1;
    const share = id === "EUR" ? 1 : cbrShare;
    const price = typeof rate === "string" ? rate : roubles((told.RUB / (rate * share)) * nominal);
    return `<Valute ID="R01235"><NumCode>000</NumCode><CharCode>${id}</CharCode><Nominal>${nominal}</Nominal><Name>Деньги &amp; монеты</Name><Value>${price}</Value><VunitRate>${price}</VunitRate></Valute>`;
  });
  const day = dateIn(fake).split("-").reverse().join(".");
  return `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${day}" name="Foreign Currency Market">${valutes.join("")}</ValCurs>`;
}

/** The Cyrillic letters of windows-1251 lie together, as they do in Unicode. */
const inWindows1251 = (text: string) =>
  Buffer.from(
    Array.from(text, (letter) => letter.charCodeAt(0)).map((code) =>
      code < 128 ? code : code - 0x410 + 0xc0,
    ),
  );

const tellers: Readonly<Record<string, (fake: FakeRates) => Buffer>> = {
  "/v2/rates?base=EUR": (fake) => Buffer.from(tellFrankfurter(fake)),
  "/v6/latest/EUR": (fake) => Buffer.from(tellOpenErApi(fake)),
  "/stats/eurofxref/eurofxref-daily.xml": (fake) => Buffer.from(tellEcb(fake)),
  "/scripts/XML_daily.asp": (fake) => inWindows1251(tellCbr(fake)),
};

function respond(response: ServerResponse, body: Buffer, mood: Mood): void {
  if (mood === "silent") return;
  if (mood === "trickling") response.writeHead(200).write(body.subarray(0, 10));
  else if (mood === "failing") response.writeHead(500).end("Internal Server Error");
  else if (mood === "limiting") response.writeHead(429, { "retry-after": "60" }).end(body);
  else if (mood === "moved") response.writeHead(302, { location: "/elsewhere" }).end();
  else if (mood === "html")
    response.writeHead(200, { "content-type": "text/html" }).end("<html><p>Welcome</p></html>");
  else if (mood === "endless")
    response.writeHead(200).end(Buffer.concat([body, Buffer.alloc(300_000, " ")]));
  else if (mood === "empty") response.writeHead(200).end();
  else response.writeHead(200).end(mood === "half" ? body.subarray(0, body.length / 2) : body);
}

/** Starts it on any free port of 127.0.0.1. */
export async function startFakeRates(): Promise<FakeRates> {
  const asked: string[] = [];
  const server = createServer(({ url: path = "" }, response) => {
    asked.push(path);
    const teller = tellers[path];
    if (teller === undefined) response.writeHead(404).end();
    else respond(response, teller(fake), fake.mood);
  });
  const fake: FakeRates = {
    ...(await listenLocally(server)),
    mood: "fine",
    date: "2026-11-20",
    asked,
  };
  return fake;
}
