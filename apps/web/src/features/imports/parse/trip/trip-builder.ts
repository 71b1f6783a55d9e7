import { isShortLink } from "@castor/core/geo/pasted/links/short-link.ts";
import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import { roundPosition } from "@castor/core/geo/round-position.ts";
import { type DateOrder, otherOrder } from "@castor/core/imports/date-order.ts";
import type {
  ImportedDay,
  ImportedLine,
  ImportedPoint,
  ImportedPrice,
  ImportedStay,
  ImportedTrip,
  ImportFormat,
} from "@castor/core/imports/imported-trip.ts";
import { limits } from "@castor/core/limits.ts";
import type { PointTypeId } from "@castor/core/points/point-types.ts";
import type { DateText, TimeText } from "@castor/core/time/dates.ts";
import { refuse } from "../import-error.ts";
import { importLimits } from "../import-limits.ts";
import type { ImportNames, ImportOptions } from "../import-options.ts";
import { manyLines, nameOfFile, oneLine, shorten, webAddressOf } from "./clean-texts.ts";
import { findDate, findDateOrder } from "./find-date.ts";
import { ImportNotes } from "./import-notes.ts";
import { thinLine } from "./thin-line.ts";

/** A point as a file tells it: whatever it leaves out is empty, whatever it has too much is cut. */
export interface PointDraft {
  name?: string | undefined;
  /** Null for a place that is only named. */
  position: Position | null;
  /** Words to search by, where there is no position; the name otherwise. A name of ours finds nothing. */
  lookup?: string | undefined;
  /** A link whose place only its service knows. */
  shortLink?: string | undefined;
  typeId?: PointTypeId | undefined;
  description?: string | undefined;
  address?: string | undefined;
  url?: string | undefined;
  workingHours?: string | undefined;
  reservationTime?: TimeText | null | undefined;
  instant?: number | null | undefined;
  timeToSpend?: number | undefined;
  stay?: ImportedStay | null | undefined;
  price?: ImportedPrice | null | undefined;
}

export interface BuiltDay {
  name: string;
  /** What the file says of its date, as it is written; empty when it says nothing. */
  date: string;
  /** The name as the file has it, which may tell the date too. */
  title: string;
  points: ImportedPoint[];
  /** What the file says of it and of its paths, in Castor's markup. */
  descriptions: string[];
  lines: { name: string; corners: ImportedLine }[];
}

/** Puts a trip together from what a reader finds, within the limits of a trip, and refuses as soon as they are exceeded. */
export class TripBuilder {
  readonly notes = new ImportNotes();
  readonly #days = new Map<string, BuiltDay>();
  #points = 0;

  readonly #format: ImportFormat;
  readonly #names: ImportNames;

  constructor(format: ImportFormat, { names }: ImportOptions) {
    this.#format = format;
    this.#names = names;
  }

  /**
   * The day of a key; the first call with it names it. Days keep the order of their first calls. Dates are texts until all of them
   * are there: the file's own order of day and month tells itself by the whole file.
   */
  day(key: string, { name = "", date = "" }: { name?: string; date?: string } = {}): BuiltDay {
    const known = this.#days.get(key);
    if (known) {
      known.date ||= date;
      return known;
    }
    const day: BuiltDay = {
      name: this.#nameDay(oneLine(name)),
      date,
      title: name,
      points: [],
      descriptions: [],
      lines: [],
    };
    this.#days.set(key, day);
    return day;
  }

  get isEmpty(): boolean {
    return [...this.#days.values()].every(isEmptyDay);
  }

  /** Refuses as soon as a file has more points than a trip. */
  checkCount(points: number): void {
    if (points > importLimits.points) refuse({ code: "tooManyPoints", max: importLimits.points });
  }

  addPoint(day: BuiltDay, draft: PointDraft): void {
    this.checkCount(++this.#points);
    const typed = oneLine(draft.name ?? "");
    const name = typed || this.#names.point.replace("{n}", String(day.points.length + 1));
    const words = draft.lookup ?? typed;
    const lookup = draft.position ? "" : this.#lookupOf(words, draft.shortLink ?? "");
    if (!draft.position) this.notes.count("withoutPosition");
    day.points.push({
      name: this.#cut(name, limits.name),
      isNamed: typed !== "",
      position: draft.position && roundPosition(draft.position),
      lookup,
      typeId: draft.typeId ?? "Other",
      description: this.#cut(manyLines(draft.description ?? ""), limits.description),
      address: this.#cut(oneLine(draft.address ?? ""), limits.shortText),
      url: addressWithin(draft.url),
      workingHours: this.#cut(oneLine(draft.workingHours ?? ""), limits.shortText),
      reservationTime: draft.reservationTime ?? null,
      instant: draft.instant ?? null,
      timeToSpend: Math.min(limits.minutesMax, Math.max(0, Math.round(draft.timeToSpend ?? 0))),
      stay: draft.stay ?? null,
      price: draft.price ?? null,
    });
  }

  /** The server follows short links (specification#place-search); of others only their service knows the place. */
  #lookupOf(words: string, shortLink: string): string {
    const isFollowed = isShortLink(shortLink) && shortLink.length < limits.searchQuery;
    const link = isFollowed ? shortLink : "";
    const plain = oneLine(words.replace(pictures, " "));
    if (shortLink !== "" && plain + link === "") this.notes.count("shortLinks");
    return `${shorten(plain, limits.searchQuery - link.length - 1)} ${link}`.trim();
  }

  addLine(day: BuiltDay, corners: ImportedLine, name = ""): void {
    if (corners.length > 1) day.lines.push({ name: oneLine(name), corners });
  }

  /** Says something of a day; what is said twice stands once. */
  describe(day: BuiltDay, description: string): void {
    const text = manyLines(description);
    if (text !== "" && !day.descriptions.includes(text)) day.descriptions.push(text);
  }

  /** A day that is only drawn gets the ends of its lines as points: a route without stops shows nothing. */
  #addEnds(day: BuiltDay): void {
    const { start, finish } = this.#names;
    for (const { name, corners } of day.lines.slice(0, linesWithEnds)) {
      const label = (end: string) => (day.lines.length > 1 && name ? `${name}: ${end}` : end);
      const [first, last] = [positionAt(corners[0]), positionAt(corners.at(-1))];
      if (!first || !last) continue;
      this.addPoint(day, { name: label(start), position: first });
      if (distanceBetween(first, last) > roundTripM)
        this.addPoint(day, { name: label(finish), position: last });
    }
  }

  /** The trip; `name` is the file's own, and the name of the file serves where it has none. */
  finish(name: string, fileName: string): ImportedTrip {
    const days = [...this.#days.values()].filter((day) => !isEmptyDay(day));
    if (days.length === 0) refuse({ code: "nothingFound" });
    if (days.length > importLimits.days) refuse({ code: "tooManyDays", max: importLimits.days });
    for (const day of days) if (day.points.length === 0) this.#addEnds(day);
    const { order, isOpen } = findDateOrder(days.map(({ date, title }) => date || title));
    return {
      name: this.#cut(oneLine(name) || nameOfFile(fileName) || this.#names.trip, limits.name),
      format: this.#format,
      dayName: days.some(({ name: given }) => given !== "") ? null : this.#names.day,
      days: days.map((day, index): ImportedDay => {
        const unnamed = this.#names.day.replace("{n}", String(index + 1));
        const line = thinLine(
          day.lines.flatMap(({ corners }) => corners),
          importLimits.lineCorners,
        );
        return {
          name: day.name || unnamed,
          date: this.#dateOf(day, order),
          points: day.points,
          ...(day.descriptions.length > 0 && {
            description: this.#cut(day.descriptions.join("\n\n"), limits.description),
          }),
          line: line.length > 1 ? line : null,
          ...(day.lines.length > 1 && {
            lines: day.lines.map(({ corners }) => thinLine(corners, importLimits.lineCorners)),
          }),
        };
      }),
      ...(isOpen && {
        openDates: { order, others: days.map((day) => readDate(day, otherOrder(order))) },
      }),
      warnings: this.notes.list(),
    };
  }

  #dateOf(day: BuiltDay, order: DateOrder): DateText | null {
    if (day.date.trim() !== "" && findDate(day.date, order) === null)
      this.notes.count("unreadDates");
    return readDate(day, order);
  }

  /** A number alone is not a name: tables often have only "1" and "2" for days. */
  #nameDay(name: string): string {
    return /^\d{1,3}$/.test(name)
      ? this.#names.day.replace("{n}", name)
      : this.#cut(name, limits.name);
  }

  #cut(text: string, max: number): string {
    if (text.length > max) this.notes.count("cutTexts");
    return shorten(text, max);
  }
}

/** The date of a day is what the file says of it, else what its name says. */
const readDate = ({ date, title }: BuiltDay, order: DateOrder): DateText | null =>
  findDate(date, order) ?? findDate(title, order);

/** No search knows them. */
const pictures = /(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+/gu;

/** Ends that are nearer than this are one position. */
const roundTripM = 100;
const linesWithEnds = 20;

const positionAt = (corner: readonly [number, number] | undefined): Position | null =>
  corner ? { lng: corner[0], lat: corner[1] } : null;

const isEmptyDay = ({ points, lines }: BuiltDay) => points.length === 0 && lines.length === 0;

/** Half an address leads nowhere, so one that is too long goes. */
function addressWithin(url: string | undefined): string {
  const address = webAddressOf(url);
  return address.length > limits.shortText ? "" : address;
}
