import { positionOf } from "@castor/core/geo/pasted/position-of.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { ImportedLine } from "@castor/core/imports/imported-trip.ts";
import { readLine, readTuples } from "../places/read-coordinate-list.ts";
import { oneLine, webAddressOf } from "../trip/clean-texts.ts";
import { guessType } from "../trip/guess-type.ts";
import { htmlToMarkup } from "../trip/html-to-markup.ts";
import type { BuiltDay, TripBuilder } from "../trip/trip-builder.ts";
import { readVisit, type Visit, type VisitTimes } from "../trip/visit.ts";

/** Names of fields that say of a place what a point has a field for. */
const fieldNames = {
  name: /^(?:name|title|название|имя)$/i,
  address: /^(?:address|адрес)$/i,
  url: /^(?:url|website|link|site|сайт|ссылка)$/i,
  hours: /^(?:workinghours|opening[ _]?hours|hours|часы работы)$/i,
  kind: /^(?:type|category|typeid|тип|категория)$/i,
} as const;
type Field = keyof typeof fieldNames;

/** Pictures of My Maps, which only its own pages show; what our own files say by the order of their folders. */
const hiddenData = /^(?:gx_media_links|day|number)$/i;

const toPosition = ([lng, lat]: readonly [number, number]): Position => ({ lat, lng });

/** A Placemark while it is read. */
export class Placemark {
  readonly #points: (Position | null)[] = [];
  readonly #lines: ImportedLine[] = [];
  readonly #fields: Partial<Record<Field, string>> = {};
  readonly #kinds: string[] = [];
  readonly #notes: string[] = [];
  readonly #track: string[] = [];
  #shapes = 0;
  /** When the place was visited, where the file tells that. */
  readonly visit: Visit = { begin: "", end: "" };
  /** Its path has times. */
  isRecorded = false;
  name = "";
  description = "";
  address = "";
  url = "";
  /** The name of the `Data` element that is being read. */
  dataName = "";

  /** An empty list of coordinates says nothing; a ring that bounds no area is a line. */
  addCoordinates(path: readonly string[], text: string): void {
    const parent = path.at(-2) ?? "";
    if (text.trim() === "") return;
    if (parent === "Point") this.#points.push(readTuples(text).next().value ?? null);
    else if (parent === "LineString" || (parent === "LinearRing" && !path.includes("Polygon")))
      this.#lines.push(readLine(text));
  }

  addTrackCorner(text: string): void {
    this.#track.push(text);
  }

  countShape(): void {
    this.#shapes++;
  }

  addKind(kind: string): void {
    this.#kinds.push(kind);
  }

  /** A value of ExtendedData: a field of a point, or a line of its description. */
  addData(name: string, value: string): void {
    const text = oneLine(value);
    if (text === "" || hiddenData.test(name)) return;
    const field = (Object.keys(fieldNames) as Field[]).find((key) => fieldNames[key].test(name));
    // More exact than an icon, which was there before.
    if (field === "kind") this.#kinds.unshift(text);
    else if (field) this.#fields[field] ??= text;
    else if (name !== "") this.#notes.push(`${name}: ${text}`);
  }

  /** Adds what the placemark holds to a day. */
  addTo(builder: TripBuilder, dayOf: (visited: string) => BuiltDay): void {
    const times = readVisit(this.visit);
    const day = () => dayOf(times.date);
    builder.notes.count("skippedShapes", this.#shapes);
    const track = this.#track.flatMap((corner): ImportedLine => {
      const [lng, lat] = corner.trim().split(/\s+/).map(Number);
      const position = positionOf(lat ?? Number.NaN, lng ?? Number.NaN);
      return position ? [[position.lng, position.lat]] : [];
    });
    const lines = this.#track.length > 0 ? [...this.#lines, track] : this.#lines;
    const paths = lines.filter(({ length }) => length > 1);
    for (const line of paths) builder.addLine(day(), line, this.name);
    if (this.isRecorded && paths.length > 0) builder.notes.count("recordedPaths");
    // A visit may be written as a track that stays where it is.
    const short = lines.filter(({ length }) => length < 2);
    const points = [...this.#points, ...short.map(([corner]) => corner && toPosition(corner))];
    for (const position of points)
      if (position) this.#addPoint(builder, day(), position, times);
      else builder.notes.count("badPositions");
    if (points.length === 0 && paths.length > 0) builder.describe(day(), this.#describe());
    const address = this.address || this.#fields.address;
    if (this.#points.length + lines.length + this.#shapes > 0) return;
    // A place that Google Earth finds by its address.
    if (address) this.#addPoint(builder, day(), null, times);
    else builder.notes.count("withoutPlace");
  }

  #addPoint(
    builder: TripBuilder,
    day: BuiltDay,
    position: Position | null,
    { time, instant, minutes }: VisitTimes,
  ): void {
    const address = this.address || this.#fields.address || "";
    const name = this.name.trim() || this.#fields.name;
    builder.addPoint(day, {
      name,
      position,
      lookup: address,
      typeId: guessType(this.#kinds, name),
      description: this.#describe(),
      address,
      url: webAddressOf(this.url) || this.#fields.url,
      workingHours: this.#fields.hours,
      ...{ reservationTime: time, instant, timeToSpend: minutes },
    });
  }

  /** My Maps repeats imported columns in the description: "Rating: 5". */
  #describe(): string {
    const description = htmlToMarkup(this.description);
    const { name = "" } = this.#fields;
    const other = this.name.trim() === "" || this.name.trim() === name ? "" : name;
    const notes = [other, ...this.#notes].filter((note) => !description.includes(note));
    return [description, notes.join("\n")].filter(Boolean).join("\n\n");
  }
}
