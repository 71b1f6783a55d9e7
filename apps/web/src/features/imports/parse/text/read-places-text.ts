import { type FoundPlaces, findPlaces } from "@castor/core/geo/pasted/find-places.ts";
import type { MapPlace } from "@castor/core/geo/pasted/links/map-place.ts";
import type { TextReader } from "../text-reader.ts";
import { oneLine } from "../trip/clean-texts.ts";
import { findDate } from "../trip/find-date.ts";
import { guessType } from "../trip/guess-type.ts";
import { type BuiltDay, type PointDraft, TripBuilder } from "../trip/trip-builder.ts";
import { findTitle, type TitleLine } from "./find-title.ts";
import { findShortDates, type LineStart, readLineStart, type ShortDates } from "./line-start.ts";
import { type PlainLine, readMarkdownLine } from "./markdown-line.ts";

/** So many lines tell whether the first one is a title. */
const lookedAt = 200;

/** Bullets, numbers and checkboxes of lists. */
const bullet = /^\s*(?:(?:[-*•–—▪◦]|\d{1,3}[.)])\s+)?(?:\[[ xXхХ]?\]\s+)?/;
/** Signs around a name that only separated it from what follows. */
const separators = /^[\s,;:|()[\]–—-]+|[\s,;:|([–—-]+$/g;
const trimSigns = (text: string): string => {
  const bare = text.replace(separators, "");
  return bare.includes("(") ? bare : bare.replace(/[)\]]+$/, "");
};

/** "Day 2", "2 день", "# Kazbegi", "Kazbegi:" begin a day. */
const heading =
  /^(?:#{1,6}\s+(?<title>.+)|(?<day>(?:day|день)\s*№?\s*\d{1,3}(?!\d).*|\d{1,3}(?:-?й)?\s+день(?!\p{L}).*)|(?<list>[^:]{1,80}):)$/iu;

interface Line extends PointDraft {
  day: BuiltDay;
  shortLink: string;
}

interface ReadLine {
  /** Without the signs of Markdown. */
  line: string;
  lead: string;
  start: LineStart;
  found: FoundPlaces;
  /** The words around the place. */
  before: string;
  after: string;
  hasPlace: boolean;
}

const withoutBullet = (line: string): string => line.replace(bullet, "").trim();

function readLine({ text: line, lead }: PlainLine, dates: ShortDates): ReadLine {
  const start = readLineStart(withoutBullet(line), dates);
  const found = findPlaces(start.rest);
  return {
    ...{ line, lead, start, found },
    before: oneLine(trimSigns(found.before)),
    after: oneLine(trimSigns(found.after)),
    hasPlace: found.places.length > 0 || found.shortLinks.length > 0,
  };
}

const asTitleLine = ({ line, start, found, before, after, hasPlace }: ReadLine): TitleLine => ({
  text: line.trim(),
  isBlank: line.trim() === "",
  hasPlace: hasPlace || found.url !== "",
  isNamed: before !== "" || after !== "" || found.places.some(({ name }) => name !== ""),
  isHeading: !hasPlace && found.url === "" && heading.test(line.trim()),
  isDated: start.date !== "",
  isBulleted: bullet.test(line) && (bullet.exec(line)?.[0].trim() ?? "") !== "",
});

type Entry = Required<Pick<PointDraft, "reservationTime" | "timeToSpend">> & {
  name: string;
  description: string;
};

const timesOf = (start: LineStart | null) => ({
  reservationTime: start?.time ?? null,
  timeToSpend: start?.minutes ?? 0,
});

/** Bold words at the start are the name of what the others describe. */
function splitLead(
  lead: string,
  [name, description]: readonly [string, string],
): readonly [string, string] {
  if (lead === "" || !name.startsWith(lead) || name === lead) return [name, description];
  const rest = oneLine(trimSigns(name.slice(lead.length)));
  return [lead, [rest, description].filter(Boolean).join("\n")];
}

/** True for a date alone, and for words behind its sign with entries below that have no date of their own: "3 May: Tbilisi". */
function namesDay({ start, hasPlace, found }: ReadLine, next: ReadLine | undefined): boolean {
  if (start.rest.trim() === "") return true;
  if (hasPlace || found.url !== "" || start.time !== null || !start.isParted) return false;
  const isLink = next?.before === "" && next.after === "" && next.hasPlace;
  return next !== undefined && next.start.date === "" && !isLink;
}

/** A link may call a place by a part of its name, or more fully. */
function isSameName(ofLink: string, given: string): boolean {
  const [a, b] = [ofLink.toLowerCase(), given.toLowerCase()];
  return a === "" || a.includes(b) || b.includes(a);
}

class ListReader {
  readonly #builder: TripBuilder;
  readonly lines: Line[] = [];
  #day: BuiltDay;
  #days = 0;
  /** A time on a line of its own, which is that of the next place. */
  #announced: LineStart | null = null;

  constructor(builder: TripBuilder) {
    this.#builder = builder;
    this.#day = builder.day("");
  }

  read(read: ReadLine, next: ReadLine | undefined): void {
    const { line, lead, start, found, before, after, hasPlace } = read;
    if (!hasPlace && found.url === "" && this.#openDay(line.trim())) return;
    const isHeading = start.date !== "" && namesDay(read, next);
    if (start.date !== "") this.#openDate(start, isHeading ? line.trim() : start.written);
    if (isHeading) return;
    if (start.rest === "" && start.time !== null) {
      this.#announced = start;
      return;
    }
    const isAlone = before === "" && after === "" && start.time === null && start.date === "";
    if (hasPlace && isAlone && this.#join(found)) return;
    const words = before === "" ? ([after, ""] as const) : ([before, after] as const);
    const [name, description] = splitLead(lead, words);
    const times = start.time === null ? this.#announced : start;
    this.#announced = null;
    if (found.isBad && !hasPlace) this.#builder.notes.count("badPositions");
    else this.#add(found, { ...timesOf(times), name, description });
    this.#builder.checkCount(this.lines.length);
  }

  /** Lines of one date are of one day, wherever they stand. */
  #openDate({ date }: LineStart, name: string): void {
    const bare = name.replace(/[:\s]+$/, "");
    this.#day = this.#builder.day(`date ${findDate(date)}`, { name: bare, date });
  }

  #openDay(line: string): boolean {
    const { title, day, list } = heading.exec(line)?.groups ?? {};
    const name = title ?? day ?? list;
    if (name === undefined) return false;
    const bare = name.replace(/[:\s]+$/, "");
    this.#day = this.#builder.day(String(++this.#days), { name: bare });
    return true;
  }

  /** A link alone under a name belongs to it, as messages have it. */
  #join({ places, shortLinks, url }: FoundPlaces): boolean {
    const last = this.lines.at(-1);
    if (!last || last.position || last.shortLink || places.length > 1) return false;
    if (!isSameName(places[0]?.name ?? "", last.name ?? "")) return false;
    last.position = places[0]?.position ?? null;
    last.shortLink = shortLinks[0] ?? "";
    last.url ||= url;
    return true;
  }

  #add({ places, shortLinks, url }: FoundPlaces, { name, description, ...times }: Entry): void {
    const positions: MapPlace[] = places.length > 0 ? places : [{ position: null, name: "" }];
    if (places.length === 0 && name === "" && url === "") return;
    positions.forEach((place, index) => {
      const isFirst = index === 0;
      this.lines.push({
        ...times,
        day: this.#day,
        name: places.length > 1 ? place.name || name : name || place.name,
        position: place.position,
        description: isFirst ? description : "",
        url: isFirst ? url : "",
        shortLink: (isFirst && shortLinks[0]) || "",
      });
    });
  }
}

/** Reads a list: a place in each line, by a link to a map, its coordinates, or only by its name. */
export const readPlacesText: TextReader = ({ text, fileName }, options) => {
  const builder = new TripBuilder("text", options);
  const reader = new ListReader(builder);
  const written = text.split(/\r\n?|\n/).map(readMarkdownLine);
  const lines = written.map((line) => withoutBullet(line.text));
  const dates = findShortDates(lines, options.today);
  const read = (line: PlainLine) => readLine(line, dates);
  const title = findTitle(written.slice(0, lookedAt).map((line) => asTitleLine(read(line))));
  const entries = written.flatMap((line, index) =>
    line.text.trim() === "" || index === title ? [] : [read(line)],
  );
  for (const [index, entry] of entries.entries()) reader.read(entry, entries[index + 1]);
  for (const { day, ...draft } of reader.lines)
    builder.addPoint(day, { ...draft, typeId: guessType([], draft.name) });
  const name = written[title]?.text.trim().replace(/^#{1,6}\s+|[:\s]+$/g, "") ?? "";
  return builder.finish(name, fileName);
};
