import { positionOf, readNumber } from "@castor/core/geo/pasted/position-of.ts";
import type { TextReader } from "../text-reader.ts";
import { guessType } from "../trip/guess-type.ts";
import { htmlToMarkup } from "../trip/html-to-markup.ts";
import { type BuiltDay, TripBuilder } from "../trip/trip-builder.ts";
import { readXml, type XmlAttributes, type XmlVisitor } from "../xml/read-xml.ts";
import { type Course, joinCourses, type Waypoint, withoutStops } from "./join-courses.ts";

/** A route of so many points has stops; a longer one draws its path with those that it does not name. */
const stopsOfRoute = 50;

const pointNames = new Set(["wpt", "rtept", "trkpt"]);

/**
 * Reads GPX 1.0 and 1.1: routes and tracks are days. Waypoints are a day of their own, in OsmAnd a day for each group of
 * favourites; beside one route or track alone they belong to it.
 */
class GpxVisitor implements XmlVisitor {
  readonly #builder: TripBuilder;
  readonly #waypoints: Waypoint[] = [];
  readonly #courses: Course[] = [];
  #course: Course | null = null;
  #waypoint: Waypoint | null = null;
  #isOsmand = false;
  name = "";

  constructor(builder: TripBuilder) {
    this.#builder = builder;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === "gpx") this.#isOsmand = /osmand/i.test(attributes.creator ?? "");
    else if (name === "rte" || name === "trk")
      this.#course = { kind: name, texts: {}, line: [], stops: [], isRecorded: false };
    else if (pointNames.has(name)) {
      const position = positionOf(
        readNumber(attributes.lat ?? ""),
        readNumber(attributes.lon ?? ""),
      );
      this.#waypoint = { position, texts: {}, url: "" };
    } else if (name === "link" && this.#waypoint) this.#waypoint.url ||= attributes.href ?? "";
  }

  close(name: string, text: string, path: readonly string[]): void {
    const parent = path.at(-2) ?? "";
    if (pointNames.has(name)) this.#closePoint(name);
    else if (name === "rte" || name === "trk") {
      if (this.#course) this.#courses.push(this.#course);
      this.#course = null;
    } else if (this.#waypoint) this.#takeText(this.#waypoint, name, text.trim(), path);
    else if (parent === "rte" || parent === "trk") {
      if (this.#course) this.#course.texts[name] ??= text.trim();
    } else if (name === "name" && (parent === "metadata" || parent === "gpx")) this.name ||= text;
  }

  #takeText({ texts }: Waypoint, name: string, text: string, path: readonly string[]): void {
    const key = name.replace(/^.*:/, "");
    texts[key] ??= text;
    if (path.includes("trkpt")) {
      // A height belongs to the position.
      if (this.#course && key !== "ele" && text !== "") this.#course.isRecorded = true;
    } else if (path.includes("extensions") && text !== "" && !isKnownExtension(key))
      this.#builder.notes.name("unknownColumns", key);
  }

  #closePoint(name: string): void {
    const point = this.#waypoint;
    this.#waypoint = null;
    if (!point) return;
    if (!point.position) this.#builder.notes.count("badPositions");
    else if (name === "wpt") this.#take(point);
    else if (this.#course) {
      this.#course.line.push([point.position.lng, point.position.lat]);
      if (name === "rtept") this.#course.stops.push(point);
    }
  }

  /** Refuses too many points while they are read, not after. */
  #take(point: Waypoint): void {
    this.#waypoints.push(point);
    this.#builder.checkCount(this.#waypoints.length);
  }

  build(): void {
    const courses = joinCourses(this.#courses);
    const waypoints = withoutStops(this.#waypoints, courses);
    const isTogether = courses.length === 1 && !this.#hasGroups();
    if (!isTogether) for (const point of waypoints) this.#addPoint(this.#groupOf(point), point);
    courses.forEach((course, index) => {
      const day = this.#builder.day(`course ${index}`, { name: course.texts.name ?? "" });
      for (const point of [...stopsOf(course), ...(isTogether ? waypoints : [])])
        this.#addPoint(day, point);
      this.#builder.describe(day, describe(course.texts));
      if (course.isRecorded) this.#builder.notes.count("recordedPaths");
      if (course.line.length > 1) this.#builder.addLine(day, course.line, course.texts.name ?? "");
      else if (course.kind === "trk") this.#addStay(day, course);
    });
  }

  /** A track of one point stays where it is. */
  #addStay(day: BuiltDay, { line, texts }: Course): void {
    const [[lng, lat] = []] = line;
    if (lat === undefined || lng === undefined) this.#builder.notes.count("withoutPlace");
    else this.#addPoint(day, { position: { lat, lng }, texts, url: "" });
  }

  #hasGroups(): boolean {
    return this.#isOsmand && new Set(this.#waypoints.map(({ texts }) => texts.type)).size > 1;
  }

  #groupOf({ texts }: Waypoint): BuiltDay {
    const group = this.#isOsmand ? (texts.type ?? "") : "";
    return this.#builder.day(`group ${group}`, { name: group });
  }

  #addPoint(day: BuiltDay, { position, texts, url }: Waypoint): void {
    this.#builder.addPoint(day, {
      name: texts.name,
      position,
      typeId: guessType(
        [
          ...[texts.icon, texts.sym, this.#isOsmand ? undefined : texts.type],
          ...[texts.amenity_subtype, texts.Category],
        ],
        texts.name,
      ),
      description: [describe(texts), ...phonesOf(texts)].filter(Boolean).join("\n\n"),
      address: texts.address || addressOf(texts),
      url: url || texts.url || texts.website || texts.amenity_website,
      workingHours: texts.opening_hours || texts.amenity_opening_hours,
    });
  }
}

/** Description and comment, which may say the same. */
const describe = ({ desc = "", cmt = "" }: Waypoint["texts"]): string =>
  [desc, desc.includes(cmt) ? "" : cmt].map(htmlToMarkup).filter(Boolean).join("\n\n");

/** Garmin has the lines of an address in elements of their own. */
const addressOf = (texts: Waypoint["texts"]): string =>
  ["StreetAddress", "PostalCode", "City", "State", "Country"]
    .flatMap((key) => texts[key] || [])
    .join(", ");

const phonesOf = (texts: Waypoint["texts"]): string[] => {
  const phone = texts.phone || texts.amenity_phone || texts.PhoneNumber;
  return phone ? [`☎: ${phone}`] : [];
};

/** Extensions that are read, and those that say how a point is drawn or stored. */
const knownExtensions = new Set(
  (
    "address icon type amenity_subtype amenity_type amenity_origin amenity_name category website amenity_website phone amenity_phone phonenumber opening_hours " +
    "amenity_opening_hours streetaddress postalcode city state country background color displaymode displaycolor proximity samples creation_date visited_date"
  ).split(" "),
);
const isKnownExtension = (key: string): boolean => knownExtensions.has(key.toLowerCase());

/** The stops of a route: all of a short one, of a longer one those with a name. */
const stopsOf = ({ kind, stops }: Course): Waypoint[] => {
  if (kind === "trk") return [];
  return stops.length <= stopsOfRoute ? stops : stops.filter(({ texts }) => texts.name);
};

export const readGpx: TextReader = ({ text, fileName }, options, onProgress) => {
  const builder = new TripBuilder("gpx", options);
  const visitor = new GpxVisitor(builder);
  readXml(text, "gpx", visitor, onProgress);
  visitor.build();
  return builder.finish(visitor.name, fileName);
};
