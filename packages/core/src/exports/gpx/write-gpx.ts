import { coordinatesOf, type Line, type LngLat } from "../day-line.ts";
import { dayText, pointText } from "../describe-point.ts";
import type { MapDay, MapFile } from "../map-file.ts";
import { xmlLine, xmlText } from "../xml-text.ts";

type Stop = MapDay["points"][number];

/**
 * A trip as GPX 1.1: each place once as a waypoint, each day as a route through the stops on its path, and as a track
 * where its path is known. Elements have the order that the schema asks for.
 */
export function writeGpx(file: MapFile, created: string): string {
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<gpx version="1.1" creator="Castor" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata>${nameOf(file.name)}${describe(file.facts)}<time>${created}</time></metadata>`,
    ...placesOf(file).map((point) => writePoint("wpt", point)),
    ...file.days.map(writeRoute),
    ...file.days.map(writeTrack),
    "</gpx>",
    "",
  ]
    .filter((line, at, { length }) => line !== "" || at === length - 1)
    .join("\n");
}

const nameOf = (name: string) => `<name>${xmlLine(name)}</name>`;
const describe = (text: string) => (text === "" ? "" : `<desc>${xmlText(text)}</desc>`);

/** The longitude 180 is written -180, its only form in GPX. */
const writeAt = ([lng, lat]: LngLat) => `lat="${lat}" lon="${lng === 180 ? -180 : lng}"`;

/** The places in the order of their first stops. */
function placesOf({ days }: MapFile): Stop[] {
  const places = new Map<string, Stop>();
  for (const point of days.flatMap(({ points }) => points))
    if (!places.has(point.linkId)) places.set(point.linkId, point);
  return [...places.values()];
}

function writePoint(tag: "wpt" | "rtept", point: Stop): string {
  const link = point.details.find(({ kind }) => kind === "url")?.href;
  const address = link && URL.canParse(link) ? new URL(link).href : "";
  return (
    `<${tag} ${writeAt(coordinatesOf(point))}>${nameOf(point.name)}${describe(pointText(point))}` +
    `${address && `<link href="${xmlText(address)}"/>`}<type>${xmlLine(point.type)}</type></${tag}>`
  );
}

function writeRoute(day: MapDay): string {
  const points = day.points.filter(({ isOffPath }) => !isOffPath);
  return [
    `<rte>${nameOf(day.name)}${describe(dayText(day))}<number>${day.number}</number>`,
    ...points.map((point) => writePoint("rtept", point)),
    "</rte>",
  ].join("\n");
}

function writeTrack({ name, number, lines }: MapDay): string {
  if (lines.length === 0) return "";
  return [
    `<trk>${nameOf(name)}<number>${number}</number>`,
    ...lines.map(writeSegment),
    "</trk>",
  ].join("\n");
}

const writeSegment = (line: Line) =>
  `<trkseg>${line.map((spot) => `<trkpt ${writeAt(spot)}/>`).join("")}</trkseg>`;
