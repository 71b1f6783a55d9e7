import { coordinatesOf, type Line, type LngLat } from "../day-line.ts";
import { dayText, pointText } from "../describe-point.ts";
import type { MapDay, MapFile } from "../map-file.ts";
import { xmlLine, xmlText } from "../xml-text.ts";

type Stop = MapDay["points"][number];

/**
 * A trip as GPX 1.1: each place once as a waypoint, each day as a route through the stops on its path, and as a track
 * where its path is known. Elements have the order that the schema asks for.
 */
export function* writeGpx(file: MapFile, created: string): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n`;
  yield `<gpx version="1.1" creator="Castor" xmlns="http://www.topografix.com/GPX/1/1">\n`;
  yield `<metadata>${nameOf(file.name)}${describe(file.facts)}<time>${created}</time></metadata>\n`;
  for (const { point, comment } of placesOf(file)) yield `${writePoint("wpt", point, comment)}\n`;
  for (const day of file.days) for (const part of writeRoute(day)) yield `${part}\n`;
  for (const day of file.days) if (day.lines.length > 0) yield `${writeTrack(day)}\n`;
  yield "</gpx>\n";
}

const nameOf = (name: string) => `<name>${xmlLine(name)}</name>`;
const commentOf = (text: string) => (text === "" ? "" : `<cmt>${xmlLine(text)}</cmt>`);
const describe = (text: string) => (text === "" ? "" : `<desc>${xmlText(text)}</desc>`);

/** The longitude 180 is written -180, its only form in GPX. */
const writeAt = ([lng, lat]: LngLat) => `lat="${lat}" lon="${lng === 180 ? -180 : lng}"`;

/**
 * The places in the order of their first stops, then those of ideas alone. Their comment says that they are ideas: a stop that is left
 * off the path of its day is on no route either.
 */
function placesOf({ days, ideas }: MapFile) {
  const places = new Map<string, { point: Stop; comment: string }>();
  const add = (points: readonly Stop[], comment: string) => {
    for (const point of points)
      if (!places.has(point.linkId)) places.set(point.linkId, { point, comment });
  };
  for (const { points } of days) add(points, "");
  add(ideas.points, ideas.name);
  return places.values();
}

function writePoint(tag: "wpt" | "rtept", point: Stop, comment = ""): string {
  const link = point.details.find(({ kind }) => kind === "url")?.href;
  const address = link && URL.canParse(link) ? new URL(link).href : "";
  return (
    `<${tag} ${writeAt(coordinatesOf(point))}>${nameOf(point.name)}${commentOf(comment)}${describe(pointText(point))}` +
    `${address && `<link href="${xmlText(address)}"/>`}<type>${xmlLine(point.type)}</type></${tag}>`
  );
}

function* writeRoute(day: MapDay): Generator<string> {
  yield `<rte>${nameOf(day.name)}${describe(dayText(day))}<number>${day.number}</number>`;
  for (const point of day.points) if (!point.isOffPath) yield writePoint("rtept", point);
  yield "</rte>";
}

function writeTrack({ name, number, lines }: MapDay): string {
  return [
    `<trk>${nameOf(name)}<number>${number}</number>`,
    ...lines.map(writeSegment),
    "</trk>",
  ].join("\n");
}

const writeSegment = (line: Line) =>
  `<trkseg>${line.map((position) => `<trkpt ${writeAt(position)}/>`).join("")}</trkseg>`;
