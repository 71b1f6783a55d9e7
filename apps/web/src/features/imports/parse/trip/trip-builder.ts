import type { Position } from "@castor/core/geo/position.ts";
import { roundPosition } from "@castor/core/geo/round-position.ts";
import { limits } from "@castor/core/limits.ts";
import type { PointTypeId } from "@castor/core/points/point-types.ts";
import type { DateText, TimeText } from "@castor/core/time/dates.ts";
import { refuse } from "../import-error.ts";
import { importLimits } from "../import-limits.ts";
import type { ImportNames, ImportOptions } from "../import-options.ts";
import type {
  ImportedDay,
  ImportedLine,
  ImportedPoint,
  ImportedTrip,
  ImportFormat,
} from "../imported-trip.ts";
import { manyLines, oneLine, shorten, webAddressOf } from "./clean-texts.ts";
import { ImportNotes } from "./import-notes.ts";
import { thinLine } from "./thin-line.ts";

/** A point as a file tells it: whatever it leaves out is empty, whatever it has too much is cut. */
export interface PointDraft {
  name?: string | undefined;
  /** Null for a place that is only named. */
  position: Position | null;
  /** Words to search by, where there is no position; the name otherwise. */
  lookup?: string | undefined;
  typeId?: PointTypeId | undefined;
  description?: string | undefined;
  address?: string | undefined;
  url?: string | undefined;
  workingHours?: string | undefined;
  reservationTime?: TimeText | null | undefined;
  timeToSpend?: number | undefined;
}

export interface BuiltDay {
  name: string;
  date: DateText | null;
  points: ImportedPoint[];
  lines: ImportedLine[];
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

  /** The day of a key; the first call with it names it. Days keep the order of their first calls. */
  day(
    key: string,
    { name = "", date = null }: { name?: string; date?: DateText | null } = {},
  ): BuiltDay {
    const known = this.#days.get(key);
    if (known) return known;
    const day: BuiltDay = {
      name: this.#cut(oneLine(name), limits.name),
      date,
      points: [],
      lines: [],
    };
    this.#days.set(key, day);
    return day;
  }

  get pointCount(): number {
    return this.#points;
  }

  addPoint(day: BuiltDay, draft: PointDraft): void {
    if (this.#points >= importLimits.points)
      refuse({ code: "tooManyPoints", max: importLimits.points });
    this.#points++;
    const typed = oneLine(draft.name ?? "");
    const name = typed || this.#names.point.replace("{n}", String(day.points.length + 1));
    if (!draft.position) this.notes.count("withoutPosition");
    day.points.push({
      name: this.#cut(name, limits.name),
      position: draft.position && roundPosition(draft.position),
      lookup: draft.position ? "" : shorten(oneLine(draft.lookup ?? name), limits.searchQuery),
      typeId: draft.typeId ?? "Other",
      description: this.#cut(manyLines(draft.description ?? ""), limits.description),
      address: this.#cut(oneLine(draft.address ?? ""), limits.shortText),
      url: addressWithin(draft.url),
      workingHours: this.#cut(oneLine(draft.workingHours ?? ""), limits.shortText),
      reservationTime: draft.reservationTime ?? null,
      timeToSpend: Math.min(limits.minutesMax, Math.max(0, Math.round(draft.timeToSpend ?? 0))),
    });
  }

  addLine(day: BuiltDay, line: ImportedLine): void {
    if (line.length > 1) day.lines.push(line);
  }

  /** The trip; `name` is the file's own, and the name of the file serves where it has none. */
  finish(name: string, fileName: string): ImportedTrip {
    const days = [...this.#days.values()].filter(
      ({ points, lines }) => points.length > 0 || lines.length > 0,
    );
    if (days.length === 0) refuse({ code: "nothingFound" });
    if (days.length > importLimits.days) refuse({ code: "tooManyDays", max: importLimits.days });
    const bare = fileName.replace(/^.*[\\/]/, "").replace(/\.[^.]{1,8}$/, "");
    return {
      name: this.#cut(oneLine(name) || oneLine(bare) || this.#names.trip, limits.name),
      format: this.#format,
      days: days.map((day, at): ImportedDay => {
        const unnamed = this.#names.day.replace("{n}", String(at + 1));
        const line = thinLine(day.lines.flat(), importLimits.lineCorners);
        return {
          name: day.name || unnamed,
          date: day.date,
          points: day.points,
          line: line.length > 1 ? line : null,
        };
      }),
      warnings: this.notes.list(),
    };
  }

  #cut(text: string, max: number): string {
    if (text.length > max) this.notes.count("cutTexts");
    return shorten(text, max);
  }
}

/** Half an address leads nowhere, so one that is too long goes. */
function addressWithin(url: string | undefined): string {
  const address = webAddressOf(url);
  return address.length > limits.shortText ? "" : address;
}
