import type { DateText } from "@castor/core/time/dates.ts";
import { blank, fold } from "../lines/fold.ts";
import { type DateReading, findDates } from "../moments/find-dates.ts";
import { type FoundTime, findTimes } from "../moments/find-times.ts";
import type { KnownAirport, TextContext } from "../text-context.ts";
import { isPlaceName, trimPlace } from "./read-place.ts";

export interface AirportCode extends KnownAirport {
  code: string;
}

/** What a text tells of a stop. */
export interface StopText {
  date: { date: DateText | null; otherDate: DateText | null } | null;
  times: FoundTime[];
  airport: AirportCode | null;
  name: string | null;
  terminal: string | null;
  gate: string | null;
  address: string | null;
  /** The text says that its time is that of Moscow. */
  isMoscowTime: boolean;
}

const terminalPart =
  /[,(]? ?(?<!\p{L})(?:terminal|terminals|term\.|терминал|тер\.) ?:? ?((?:\d{1,2}\p{Lu}?|\p{Lu}\d?)(?![\p{L}\d-]))\)?/iu;
const wordTerminal = /(?:^|[,( ])((?:[A-Z]|\d)-)(?:terminal|terminaali)/;
const gatePart = /[,(]? ?(?<!\p{L})(?:gate|выход) ?:? ?(\p{Lu}?\d{1,3}\p{Lu}?)(?![\p{L}\d])\)?/iu;
const platformPart =
  /[,(]? ?(?<!\p{L})(?:platform|gleis|track|путь|платформа|перрон|pl\.) ?:? ?\d{1,3} ?[A-Z]?(?![\p{L}\d])\)?/iu;
const moscowPart =
  /\(?(?<!\p{L})(?:(?:по )?(?:мск|московск(?:ое|ому) врем(?:я|ени)|msk))(?![\p{L}])\)?/iu;
const clockNote =
  /\(?(?<!\p{L})(?:local time|местное время|время местное|h|hrs|hours|uhr|ч\.)(?![\p{L}])\)?/iu;
const edgeWords =
  /^(?:at|on|from|in|to|by|until|after|в|во|из|на|с|со|до|после|от|отпр|приб|dep|arr|depart|arrive)(?=[ ,.]|$)[ .,:]*|(?: |^)(?:at|on|from|to|by|until|till|after|between|dep|arr|отпр|приб|в|с|до|г\.?|из)\.?$/i;

/** Three capitals that are words of confirmations, and airports too. */
const noAirports = new Set(
  "MON TUE WED THU FRI SAT SUN JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC EUR USD GBP RUB CHF PNR VAT PIN THE AND FOR YOU NEW DEP ARR REF VIA ADT CHD INF MRS MSK".split(
    " ",
  ),
);

function findAirport(text: string, { airport }: TextContext): [AirportCode, string] | null {
  const candidates = [
    ...[...text.matchAll(/\(([A-Z]{3})\)/g)].map((match) => ({ match, isSure: true })),
    ...[...text.matchAll(/^([A-Z]{3})(?=[ ,]|$)|(?<=[ ,])([A-Z]{3})$/g)].map((match) => ({
      match,
      isSure: false,
    })),
  ];
  for (const { match, isSure } of candidates) {
    const code = match[1] ?? match[2] ?? "";
    const known = !isSure && noAirports.has(code) ? null : airport(code);
    if (known) {
      const end = match.index + match[0].length;
      return [{ ...known, code }, blank(text, match.index, end)];
    }
  }
  return null;
}

function cut(text: string, pattern: RegExp): [string | null, string] {
  const found = pattern.exec(text);
  if (!found) return [null, text];
  return [found[1] ?? found[0], blank(text, found.index, found.index + found[0].length)];
}

function nameOf(rest: string): string | null {
  // "(+1 day)" and "(meet us at the exit)" are no parts of a name.
  let name = trimPlace(rest.replace(/\(?\+\d(?: day)?\)?|\((?:\p{Ll}+ ){2,}[^)]*\)/gu, ""));
  for (let again = 0; again < 3; again += 1) name = trimPlace(name.replace(edgeWords, ""));
  // What is left of a date or a price is no part of a name.
  return isPlaceName(name) && !/\d[.:]\d|[€£$₽]/.test(name) ? name : null;
}

/** "Самара, Автовокзал, ул. Авроры, 207": what begins with a street is the address. */
function parseAddress(name: string | null): [name: string | null, address: string | null] {
  const at = name === null ? -1 : name.search(streetPart);
  if (name === null || at < 2) return [name, null];
  return [trimPlace(name.slice(0, at)), name.slice(at).replace(/^, /, "")];
}
const streetPart =
  /, (?:ул\.|улица|пр-т|просп\.|проспект|наб\.|пер\.|шоссе|пл\.|бульвар) ?\p{Lu}[^,]{2,40}, ?\d/u;

/** Reads a text that tells of one stop: place, date, times, terminal, gate. */
export function readStop(value: string, reading: DateReading, context: TextContext): StopText {
  const dates = findDates(value, reading);
  const withoutDates = dates.reduce((text, { start, end }) => blank(text, start, end), value);
  const times = findTimes(withoutDates);
  let rest = times.reduce((text, { start, end }) => blank(text, start, end), withoutDates);
  const [moscow, withoutMoscow] = cut(rest, moscowPart);
  [, rest] = cut(withoutMoscow, clockNote);
  [, rest] = cut(rest, platformPart);
  const keepsTerminal = wordTerminal.test(rest);
  const [terminal, withoutTerminal] = keepsTerminal ? [null, rest] : cut(rest, terminalPart);
  const [gate, withoutGate] = cut(withoutTerminal, gatePart);
  const found = findAirport(withoutGate.trim(), context);
  const [first] = dates;
  const [name, address] = parseAddress(nameOf(found?.[1] ?? withoutGate));
  const isOneDay = dates.every(({ date }) => date === first?.date);
  return {
    date: first ? (isOneDay ? first : { date: null, otherDate: null }) : null,
    times,
    airport: found?.[0] ?? null,
    name,
    ...{ terminal, gate, address, isMoscowTime: moscow !== null },
  };
}

/** True where nothing but a date or times is said. */
export const isMomentOnly = (stop: StopText): boolean =>
  (stop.date !== null || stop.times.length > 0) && stop.name === null && stop.airport === null;

const routeBreaks = [/ → /, / to /, / [-–—] |(?<=\)) ?[-–—/] ?/];
const codePair = /^([A-Z]{3}) ?(?:→|[-–—/]) ?([A-Z]{3})$/;

export interface RouteText {
  from: StopText;
  to: StopText;
  /** An arrow stands between, or airports at both ends. */
  isSure: boolean;
}

/** Reads "Moscow (SVO) - Frankfurt (FRA)", "CDG → JFK", "Псков → Рига". */
export function readRoute(
  value: string,
  reading: DateReading,
  context: TextContext,
): RouteText | null {
  const codes = codePair.exec(value);
  const routeBreak = routeBreaks.find((one) => one.test(value));
  const sides = codes ? codes.slice(1, 3) : routeBreak ? value.split(routeBreak) : [];
  const [start, end, ...others] = sides;
  if (start === undefined || end === undefined || others.length > 0) return null;
  const from = readStop(start, reading, context);
  const to = readStop(end, reading, context);
  const isNamed = ({ name, airport }: StopText) => name !== null || airport !== null;
  if (!isNamed(from) || !isNamed(to)) return null;
  const hasCodes = from.airport !== null && to.airport !== null;
  return { from, to, isSure: hasCodes || value.includes("→") };
}

const plainRoute = /^\p{Lu}[^\d:;!?→]{1,45} (?:[-–—]|to) \p{Lu}[^\d:;!?→]{1,45}$/u;

/** "Wien Hbf - Budapest-Keleti": a route where it stands beside a number, else perhaps a title. */
export const isPlainRoute = (value: string): boolean =>
  plainRoute.test(value) && [/ to /, / [-–—] /].some((one) => value.split(one).length === 2);

/** The words of a text besides its dates and times, folded. */
export function otherWords(value: string, reading: DateReading): string[] {
  const dates = findDates(value, reading);
  const bare = dates.reduce((text, { start, end }) => blank(text, start, end), value);
  const times = findTimes(bare);
  const rest = times.reduce((text, { start, end }) => blank(text, start, end), bare);
  return fold(rest).match(/[\p{L}\p{N}]+/gu) ?? [];
}
