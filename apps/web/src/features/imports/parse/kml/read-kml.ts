import { refuse } from "../import-error.ts";
import type { TextReader } from "../text-reader.ts";
import { htmlToMarkup } from "../trip/html-to-markup.ts";
import { type BuiltDay, TripBuilder } from "../trip/trip-builder.ts";
import { readXml, type XmlAttributes, type XmlVisitor } from "../xml/read-xml.ts";
import { Placemark } from "./placemark.ts";

/** A Document or Folder around placemarks. */
interface Container {
  key: string;
  name: string;
  /** What the folder's TimeSpan or TimeStamp begins with, or its date in our own files. */
  date: string;
  description: string;
  /** Its days by the date of what was visited; the empty one is that of its name. */
  days: Map<string, BuiltDay>;
}

/** A photo that stands somewhere is a place too. */
const placemarks = new Set(["Placemark", "PhotoOverlay"]);
/** The corners of a track, in Google's extension and in KML 2.3. */
const trackCorners = new Set(["gx:coord", "coord"]);

const emptyContainer = () => ({
  name: "",
  date: "",
  description: "",
  days: new Map<string, BuiltDay>(),
});
const isContainer = (name: string) => name === "Folder" || name === "Document";

/** Reads KML: each folder with placemarks of its own becomes a day, in the order of the file. */
class KmlVisitor implements XmlVisitor {
  readonly #builder: TripBuilder;
  readonly #containers: Container[] = [];
  #placemark: Placemark | null = null;
  #folders = 0;
  #dataName = "";
  name = "";

  constructor(builder: TripBuilder) {
    this.#builder = builder;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (isContainer(name))
      this.#containers.push({ key: String(this.#folders++), ...emptyContainer() });
    else if (placemarks.has(name)) this.#placemark = new Placemark();
    else if (this.#placemark) this.#openInPlacemark(this.#placemark, name, attributes);
    else if (name === "Data") this.#dataName = attributes.name ?? "";
    else if (name === "NetworkLink") this.#builder.notes.count("networkLinks");
    else if (name === "GroundOverlay") this.#builder.notes.count("skippedShapes");
  }

  #openInPlacemark(placemark: Placemark, name: string, attributes: XmlAttributes): void {
    if (name === "Data" || name === "SimpleData") placemark.dataName = attributes.name ?? "";
    else if (name === "atom:link") placemark.url = attributes.href ?? "";
    else if (name === "Polygon" || name === "Model") placemark.countShape();
  }

  close(name: string, text: string, path: readonly string[]): void {
    const parent = path.at(-2) ?? "";
    if (isContainer(name)) this.#closeContainer();
    else if (this.#placemark) this.#closeInPlacemark(this.#placemark, name, text, path);
    else if (isContainer(parent) && name === "name") this.#nameContainer(text);
    else if (isContainer(parent) && name === "description") this.#describeContainer(text);
    else if (name === "value" && this.#dataName === "date")
      this.#dateContainer(text, path.at(-4) ?? "");
    else if (name === "begin" || name === "when") this.#dateContainer(text, path.at(-3) ?? "");
  }

  #closeInPlacemark(
    placemark: Placemark,
    name: string,
    text: string,
    path: readonly string[],
  ): void {
    const parent = path.at(-2) ?? "";
    if (placemarks.has(name)) {
      placemark.addTo(this.#builder, (visited) => this.#openDay(visited));
      this.#placemark = null;
    } else if (name === "name" && placemarks.has(parent)) placemark.name = text;
    else if (name === "description" && placemarks.has(parent)) placemark.description = text;
    else if (name === "address") placemark.address = text;
    else if (name === "styleUrl" || name === "mwm:icon" || parent === "mwm:featureTypes")
      placemark.addKind(text);
    else if (name === "href" && parent === "Icon") placemark.addKind(text.replace(/^.*\//, ""));
    else if (parent === "TimeSpan" && name === "begin") placemark.visit.begin = text;
    else if (parent === "TimeSpan" && name === "end") placemark.visit.end = text;
    else if (name === "when" && /Track$/.test(parent)) placemark.isRecorded = true;
    else if (name === "coordinates") placemark.addCoordinates(path, text);
    else if (trackCorners.has(name)) placemark.addTrackCorner(text);
    else if (name === "value" || name === "SimpleData") placemark.addData(placemark.dataName, text);
    else if (name === "phoneNumber") placemark.addData("☎", text.replace(/^tel:/, ""));
  }

  #nameContainer(text: string): void {
    const inner = this.#containers.at(-1);
    if (!inner) return;
    inner.name = text;
    for (const day of inner.days.values()) if (day.name === "") day.name = day.title = text.trim();
    if (this.#containers.length === 1) this.name ||= text;
  }

  #dateContainer(text: string, owner: string): void {
    const inner = this.#containers.at(-1);
    if (!inner || !isContainer(owner)) return;
    inner.date ||= text;
    for (const day of inner.days.values()) day.date ||= text;
  }

  #describeContainer(text: string): void {
    const inner = this.#containers.at(-1);
    if (inner) inner.description = text;
  }

  #closeContainer(): void {
    const { days, description } = this.#containers.pop() ?? emptyContainer();
    const [first] = days.values();
    if (first) this.#builder.describe(first, htmlToMarkup(description));
  }

  /** The day of the innermost folder; placemarks beside folders are one of the document's name. */
  #openDay(visited: string): BuiltDay {
    const inner = this.#containers.at(-1);
    if (!inner) return this.#builder.day(visited, { date: visited });
    const { key, name } = inner;
    const date = visited || inner.date;
    const day = inner.days.get(visited) ?? this.#builder.day(`${key} ${visited}`, { name, date });
    inner.days.set(visited, day);
    return day;
  }
}

export const readKml: TextReader = ({ text, fileName }, options, onProgress) => {
  const builder = new TripBuilder("kml", options);
  const visitor = new KmlVisitor(builder);
  readXml(text, "kml", visitor, onProgress);
  if (builder.isEmpty && builder.notes.has("networkLinks")) refuse({ code: "onlyLinked" });
  return builder.finish(visitor.name, fileName);
};
