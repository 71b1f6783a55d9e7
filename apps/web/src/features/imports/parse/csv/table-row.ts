import type { Position } from "@castor/core/geo/position.ts";
import type { ImportedPrice } from "@castor/core/imports/imported-trip.ts";
import { guessType } from "../trip/guess-type.ts";
import { htmlToMarkup } from "../trip/html-to-markup.ts";
import type { ImportNotes } from "../trip/import-notes.ts";
import type { BuiltDay, PointDraft, TripBuilder } from "../trip/trip-builder.ts";
import { findRowPosition, firstOf, type Row, type RowPosition } from "./find-row-position.ts";
import { minutesBetween, readMinutes, readTime } from "./read-cells.ts";
import { findCurrency, readPrice } from "./read-price.ts";

/** The price of a row. `header` is that of its column, which may name the currency. */
function priceOf(row: Row, header: string): ImportedPrice | null {
  const isPerPerson = firstOf(row, "price") === "";
  const read = readPrice(firstOf(row, isPerPerson ? "pricePerPerson" : "price"));
  if (!read) return null;
  const named = firstOf(row, "currency");
  const beside = named === "" ? findCurrency(header) : findCurrency(named);
  // A currency that nobody knows would be a wrong sum.
  if (named !== "" && read.currency === null && beside === null) return null;
  return { amount: read.amount, currency: read.currency ?? beside, isPerPerson };
}

/** The address with its town and country, which tell it from those of other places. */
function addressOf(row: Row): string {
  const address = firstOf(row, "address");
  const areas = (row.get("area") ?? []).filter((area) => !address.includes(area));
  return [address, ...areas].filter(Boolean).join(", ");
}

/** The fields of a point that the cells of a row tell, but for its position. What of them cannot be read stays as words of the description. */
export function describeRow(
  row: Row,
  notes: ImportNotes,
  priceHeader = "",
): Omit<PointDraft, "position"> {
  const [name, address] = [firstOf(row, "name"), addressOf(row)];
  const [time, end, minutes] = [firstOf(row, "time"), firstOf(row, "end"), firstOf(row, "minutes")];
  const cost = firstOf(row, "price") || firstOf(row, "pricePerPerson");
  const at = readTime(time);
  const until = readTime(end);
  const stay = at && until ? minutesBetween(at.time, until.time) : (at?.minutes ?? 0);
  const length = minutes === "" ? stay : readMinutes(minutes);
  const price = priceOf(row, priceHeader);
  const unread = [
    ...(time !== "" && !at ? [time] : []),
    ...(end !== "" && !(at && until) ? [end] : []),
    ...(Number.isNaN(length) ? [minutes] : []),
  ];
  notes.count("unreadTimes", unread.length);
  if (cost !== "" && !price) {
    if (/\d/.test(cost)) notes.count("unreadPrices");
    unread.push([cost, firstOf(row, "currency")].filter(Boolean).join(" "));
  }
  if (price && price.currency === null) notes.count("assumedCurrency");
  return {
    name,
    lookup: [name, address].filter(Boolean).join(", "),
    typeId: guessType(row.get("kind") ?? [], name),
    description: htmlToMarkup([...(row.get("description") ?? []), ...unread].join("\n\n")),
    address,
    url: firstOf(row, "url"),
    workingHours: firstOf(row, "hours"),
    reservationTime: at?.time ?? timeOfDate(firstOf(row, "date")),
    timeToSpend: Number.isNaN(length) ? 0 : length,
    price,
  };
}

/** Spreadsheets write dates with a time; midnight is none. */
function timeOfDate(date: string) {
  const time = readTime(date)?.time ?? null;
  return time === "00:00" ? null : time;
}

/** A row that names the day of those below it, and one with their sum. */
const dayHeading = /^(?:day|день)\s*№?\s*\d{1,3}(?!\d)/iu;
const sumOfRows = /^(?:(?:grand )?total|sum|итого|всего|сумма)(?!\p{L})/iu;

/** Puts the rows of a table into the days that their cells name. */
export class RowReader {
  readonly #builder: TripBuilder;
  /** Names the day of rows that name none. */
  #list: string;
  readonly #priceHeader: string;
  /** The key and the date of the newest day of a name: rows of one name and other dates are other days. */
  readonly #newest = new Map<string, { key: string; date: string }>();

  constructor(builder: TripBuilder, list: string, priceHeader: string) {
    this.#builder = builder;
    this.#list = list;
    this.#priceHeader = priceHeader;
  }

  add(row: Row): void {
    const position = findRowPosition(row);
    const name = firstOf(row, "name");
    const hasPlace = position.points.length + position.lines.length + position.areas > 0;
    const words = [name || position.name, addressOf(row), firstOf(row, "position")];
    const isNamed = words.some((text) => text !== "") && !sumOfRows.test(name);
    const { notes } = this.#builder;
    if (position.isBad) notes.count("badPositions");
    else if (hasPlace) this.#addPlace(row, position);
    else if (row.size === 1 && dayHeading.test(name)) this.#list = name;
    else if (!isNamed && position.shortLink === "") notes.count("withoutPlace");
    else this.#addPoint(row, position, null, words.filter(Boolean).join(", "));
  }

  #addPlace(row: Row, coordinates: RowPosition): void {
    this.#builder.notes.count("skippedShapes", coordinates.areas);
    for (const line of coordinates.lines)
      this.#builder.addLine(this.#dayOf(row), line, firstOf(row, "name"));
    for (const position of coordinates.points) this.#addPoint(row, coordinates, position, "");
  }

  #addPoint(row: Row, coordinates: RowPosition, position: Position | null, lookup: string): void {
    const draft = describeRow(row, this.#builder.notes, this.#priceHeader);
    this.#builder.addPoint(this.#dayOf(row), {
      ...draft,
      name: draft.name || coordinates.name,
      position,
      lookup,
      shortLink: coordinates.shortLink,
      // A link to the map of a place that is known says nothing more.
      url: position && coordinates.isLinked ? "" : draft.url,
    });
  }

  #dayOf(row: Row): BuiltDay {
    const day = firstOf(row, "day");
    // The time of a date is the row's, not the day's.
    const date = firstOf(row, "date").replace(/[T\s]+\d{1,2}:\d{2}.*$/, "");
    const name = day || date || this.#list;
    const newest = this.#newest.get(name);
    const isSame = newest && (date === "" || newest.date === "" || newest.date === date);
    const key = isSame ? newest.key : `${name} ${date}`;
    this.#newest.set(name, { key, date: date || (newest?.date ?? "") });
    return this.#builder.day(key, { name, date });
  }
}
