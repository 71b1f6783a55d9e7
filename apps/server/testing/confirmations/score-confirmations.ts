import { readdirSync, readFileSync } from "node:fs";
import type { ReadBooking, ReadMoment, ReadPlace } from "@castor/core/bookings/read-booking.ts";

/** The fields of a booking by short names: "from.code", "arrival.zone", "traveller Anna Ivanova". */
type Fields = Record<string, string>;

export interface Confirmation {
  name: string;
  text: string;
  /** What the text is: words alone, a page, a whole mail. */
  form: Form;
  /** It tells programs what it is, too. */
  isMarked: boolean;
  sentOn: string;
  bookings: Fields[];
}

const forms = ["txt", "html", "eml"] as const;
export type Form = (typeof forms)[number];

export const confirmationGroups = ["tuned", "held-out", "fifth", "final"] as const;
export type ConfirmationGroup = (typeof confirmationGroups)[number];

export interface Score {
  expected: number;
  found: number;
  /** What was read and is not so, for people. */
  wrong: string[];
  missing: string[];
}

type Written = Record<string, string | boolean | string[]>;

const nameOf = (name: string) => name.replace(/^(from|to)$/, "$1.name");

/** "2026-12-12 14:05 Europe/Moscow" as its parts. */
function fieldsOfMoment(name: string, text: string): Fields {
  const [date = "", ...others] = text.split(" ");
  const time = others.find((part) => part.includes(":"));
  const zone = others.find((part) => part.includes("/"));
  return {
    [`${name}.date`]: date,
    ...(time ? { [`${name}.time`]: time } : {}),
    ...(zone ? { [`${name}.zone`]: zone } : {}),
  };
}

/** Airlines write names in capitals, and people do not. */
const fieldOfTraveller = (name: string): Fields => ({
  [`traveller ${name.toLowerCase()}`]: name.toLowerCase(),
});

function fieldsOfWritten(written: Written): Fields {
  const fields: Fields = { status: "confirmed" };
  for (const [name, value] of Object.entries(written)) {
    if (Array.isArray(value)) for (const one of value) Object.assign(fields, fieldOfTraveller(one));
    else if (name === "departure" || name === "arrival")
      Object.assign(fields, fieldsOfMoment(name, String(value)));
    // Read bookings are titled by steps of markup alone.
    else if (name !== "title") fields[nameOf(name)] = String(value);
  }
  return fields;
}

const fieldsOfPlace = (name: string, place: ReadPlace | null): Written =>
  place === null
    ? {}
    : {
        [`${name}.name`]: place.name,
        ...(place.code ? { [`${name}.code`]: place.code } : {}),
        ...(place.address ? { [`${name}.address`]: place.address } : {}),
        ...(place.terminal ? { [`${name}.terminal`]: place.terminal } : {}),
        ...(place.gate ? { [`${name}.gate`]: place.gate } : {}),
      };

const fieldsOfRead = (name: string, moment: ReadMoment | null): Fields =>
  moment === null
    ? {}
    : {
        [`${name}.date`]: moment.date,
        ...(moment.time ? { [`${name}.time`]: moment.time } : {}),
        ...(moment.zone ? { [`${name}.zone`]: moment.zone } : {}),
        ...(moment.otherDate ? { [`${name}.other`]: moment.otherDate } : {}),
      };

function fieldsOf(booking: ReadBooking): Fields {
  const { kind, status, operator, number, coach, seat, code, contact, url } = booking;
  const { price, isPaid, cancellationDate, travellers, from, to } = booking;
  const texts = {
    kind,
    status,
    operator,
    number,
    coach,
    seat,
    code,
    contact,
    url,
    cancellationDate,
  };
  const plain = Object.entries(texts).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  return {
    ...Object.fromEntries(plain),
    ...Object.assign({}, ...travellers.map(fieldOfTraveller)),
    ...(fieldsOfPlace("from", from) as Fields),
    ...(fieldsOfPlace("to", to) as Fields),
    ...fieldsOfRead("departure", booking.departure),
    ...fieldsOfRead("arrival", booking.arrival),
    ...(price ? { price: `${price.amount} ${price.currency}` } : {}),
    ...(isPaid === null ? {} : { isPaid: String(isPaid) }),
  };
}

/** What stands in Base64 in a mail. */
const decodeParts = (mail: string) =>
  (mail.match(/(?:^[\w+/]{60,}={0,2}\r?\n)+/gm) ?? [])
    .map((part) => Buffer.from(part, "base64").toString())
    .join("");

/** The confirmations of a folder beside this file, each a text and what it tells. */
export function loadConfirmations(folder: ConfirmationGroup): Confirmation[] {
  const place = new URL(`./${folder}/`, import.meta.url);
  const files = new Set(readdirSync(place));
  const names = [...files]
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -5));
  return names.sort().map((name) => {
    const form = forms.find((one) => files.has(`${name}.${one}`)) ?? "txt";
    const { sentOn, bookings } = JSON.parse(readFileSync(new URL(`${name}.json`, place), "utf8"));
    const text = readFileSync(new URL(`${name}.${form}`, place), "utf8");
    const isMarked = /ld\+json|itemtype=/.test(`${text}${decodeParts(text)}`);
    const told = bookings.map(fieldsOfWritten);
    // Of markup the address of the booking itself, which changes or cancels it, is left out.
    if (isMarked) for (const fields of told) delete fields.url;
    return { name, text, form, isMarked, sentOn, bookings: told };
  });
}

const wordsOf = (address: string | undefined) =>
  (address?.replace(/, [A-Z]{2}$/, "").match(/[\p{L}\d.]+/gu) ?? []).sort().join(" ");

/** Whether a value is the expected one. Of an airport the code tells, for the name is that of the mail or of the gazetteer. */
function agrees(name: string, expected: Fields, found: Fields): boolean {
  const [end, part] = name.split(".");
  const code = `${end}.code`;
  if (part === "name" && expected[code] && expected[code] === found[code]) return true;
  // Markup tells an address in parts, which have no order.
  if (part === "address" && wordsOf(expected[name]) === wordsOf(found[name])) return true;
  const plain = (value: string | undefined) =>
    name === "code"
      ? value?.replaceAll(" ", "")
      : name === "price"
        ? value?.replace(/(\.\d)0 /, "$1 ")
        : value;
  return plain(found[name]) === plain(expected[name]);
}

const agreeing = (expected: Fields, found: Fields) =>
  Object.keys(expected).filter((name) => found[name] !== undefined && agrees(name, expected, found))
    .length;

/** Compares what was read with what the text tells. A booking that the text does not tell is wrong in all its fields. */
export function scoreConfirmation(confirmation: Confirmation, read: readonly ReadBooking[]): Score {
  const { name: mail, bookings } = confirmation;
  const score: Score = { expected: 0, found: 0, wrong: [], missing: [] };
  const rest = read.map(fieldsOf);
  for (const expected of bookings) {
    const best = [...rest].sort((a, b) => agreeing(expected, b) - agreeing(expected, a))[0];
    if (best) rest.splice(rest.indexOf(best), 1);
    const found = best ?? {};
    score.expected += Object.keys(expected).length;
    score.found += agreeing(expected, found);
    for (const [name, value] of Object.entries(expected))
      if (found[name] === undefined) score.missing.push(`${mail}: ${name} = ${value}`);
    for (const [name, value] of Object.entries(found))
      if (!agrees(name, expected, found))
        score.wrong.push(`${mail}: ${name} = ${value}, and is ${expected[name] ?? "not told"}`);
  }
  for (const invented of rest)
    for (const [name, value] of Object.entries(invented))
      score.wrong.push(`${mail}: ${name} = ${value} of no booking`);
  return score;
}

/** The sum of scores. */
export const addScores = (scores: readonly Score[]): Score => ({
  expected: scores.reduce((sum, { expected }) => sum + expected, 0),
  found: scores.reduce((sum, { found }) => sum + found, 0),
  wrong: scores.flatMap(({ wrong }) => wrong),
  missing: scores.flatMap(({ missing }) => missing),
});
