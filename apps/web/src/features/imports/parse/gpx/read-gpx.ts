import { positionOf, readNumber } from "../places/position-of.ts";
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
      this.#course = { kind: name, texts: {}, line: [], stops: [] };
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
    } else if (this.#waypoint) this.#waypoint.texts[name.replace(/^.*:/, "")] ??= text.trim();
    else if (parent === "rte" || parent === "trk") {
      if (this.#course) this.#course.texts[name] ??= text.trim();
    } else if (name === "name" && (parent === "metadata" || parent === "gpx")) this.name ||= text;
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
    courses.forEach((course, at) => {
      const day = this.#builder.day(`course ${at}`, { name: course.texts.name ?? "" });
      for (const point of [...stopsOf(course), ...(isTogether ? waypoints : [])])
        this.#addPoint(day, point);
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
    const { desc = "", cmt = "" } = texts;
    this.#builder.addPoint(day, {
      name: texts.name,
      position,
      typeId: guessType(
        [texts.icon, texts.sym, this.#isOsmand ? undefined : texts.type, texts.amenity_subtype],
        texts.name,
      ),
      description: [desc, desc.includes(cmt) ? "" : cmt].map(htmlToMarkup).join("\n\n"),
      address: texts.address,
      url: url || texts.url,
    });
  }
}

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
