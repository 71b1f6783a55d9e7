import { type CurrencyId, currencies } from "@castor/core/basics/currencies.ts";
import type { DateText, TimeText } from "@castor/core/time/dates.ts";
import { dropNoise } from "../reading/text/lines/drop-noise.ts";
import { blank, fold, isWordSign } from "../reading/text/lines/fold.ts";
import { splitLines } from "../reading/text/lines/split-lines.ts";
import { type DateReading, findDates, findSlashOrder } from "../reading/text/moments/find-dates.ts";
import { findTimes } from "../reading/text/moments/find-times.ts";
import { findPrices, type Price } from "../reading/text/values/read-price.ts";

/** A text in which values are looked for again. */
export interface SoughtText {
  lines: string[];
  reading: DateReading;
}

export function openSoughtText(text: string, sentOn: DateText | null): SoughtText {
  const raw = splitLines(text);
  const slashes = findSlashOrder(raw.map((line) => line.text));
  const clean = dropNoise(raw, sentOn);
  return {
    lines: clean.lines.map((line) => line.text),
    reading: { slashes, sentOn: clean.sentOn },
  };
}

/** A value that stands in a text, and the line. */
export interface Sought<Value> {
  value: Value;
  line: string;
}

/** Names of places and people do not have these. */
const address = /https?:|www\.|@|\/\//i;
const plain = (text: string) => fold(text).replaceAll(/\s+/g, " ").trim();

function hasWords(line: string, sought: string): boolean {
  const text = plain(line);
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1))
    if (!isWordSign(text[at - 1]) && !isWordSign(text[at + sought.length])) return true;
  return false;
}

/** Words that stand in one line as they are. `beside`: what the line has to have, too. */
export function seekWords(
  words: string,
  { lines }: SoughtText,
  beside: RegExp | null = null,
): Sought<string> | null {
  const sought = plain(words);
  if (!/[\p{L}\p{N}]/u.test(sought) || address.test(words)) return null;
  const line = lines.find((one) => hasWords(one, sought) && (beside === null || beside.test(one)));
  return line === undefined ? null : { value: words.trim(), line };
}

/** A code or number, whatever spaces group it. */
export function seekCode(
  words: string,
  { lines }: SoughtText,
  beside: RegExp | null = null,
): Sought<string> | null {
  const signs = [...words.replaceAll(/\s/g, "")];
  if (signs.length < 2 || signs.length > 40 || !/^[\p{L}\p{N}./-]+$/u.test(signs.join("")))
    return null;
  const spaced = signs.map((sign) => sign.replace(/[./-]/, "\\$&")).join(" ?");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${spaced}(?![\\p{L}\\p{N}])`, "iu");
  const line = lines.find((one) => pattern.test(one) && (beside === null || beside.test(one)));
  return line === undefined ? null : { value: words.trim(), line };
}

export interface SoughtMoment {
  date: DateText;
  otherDate: DateText | null;
  time: TimeText | null;
}

/** Lines between a date and its time at most. */
const linesBetween = 8;

const hasTime = (line: string, time: string, reading: DateReading) => {
  const bare = findDates(line, reading).reduce(
    (rest, { start, end }) => blank(rest, start, end),
    line,
  );
  return findTimes(bare).some((found) => found.time === time);
};

/** A date in any form that our own readers know, and its time where that stands near. */
export function seekMoment(
  date: string,
  time: string,
  { lines, reading }: SoughtText,
): Sought<SoughtMoment> | null {
  for (const [at, line] of lines.entries()) {
    const found = findDates(line, reading).find(
      (one) => one.date !== null && (one.date === date || one.otherDate === date),
    );
    if (!found?.date) continue;
    const near = lines.slice(Math.max(0, at - linesBetween), at + linesBetween + 1);
    const isTold = time !== "" && near.some((one) => hasTime(one, time, reading));
    const { otherDate } = found;
    return { value: { date: found.date, otherDate, time: isTold ? time : null }, line };
  }
  return null;
}

/** An amount with its currency. */
export function seekPrice(
  written: string,
  currency: string,
  { lines }: SoughtText,
): Sought<Price> | null {
  const amount = Number(written);
  const id: CurrencyId | undefined = currencies.find((one) => one.id === currency)?.id;
  if (!(amount > 0) || id === undefined) return null;
  const isIt = (one: Price) => one.amount === amount && one.currency === id;
  const line = lines.find((one) => findPrices(one).some(isIt));
  return line === undefined ? null : { value: { amount, currency: id }, line };
}
