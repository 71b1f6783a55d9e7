import { dayOf } from "../../time/dates.ts";
import { coordinatesOf, cutAtAntimeridian, type Line } from "../day-line.ts";
import { dayHtml, pointHtml } from "../describe-point.ts";
import type { MapDay, MapFile } from "../map-file.ts";
import { xmlLine, xmlText } from "../xml-text.ts";
import { dayStyleId, typeStyleId, writeStyles } from "./kml-styles.ts";
import { organicIcons } from "./organic-icons.ts";

/** The name of the document within a KMZ, where programs look for it first. */
export const kmlPath = "doc.kml";

/** The paths of photos within the archive, by the `linkId` of their place. */
export type PlacePhotos = ReadonlyMap<string, readonly string[]>;
const noPhotos: PlacePhotos = new Map();

type Stop = MapDay["points"][number];

/** The types of points in a file: their icons belong into the archive. */
export const typesOf = ({ days, ideas }: MapFile) =>
  new Set([...days, ideas].flatMap(({ points }) => points.map(({ typeId }) => typeId)));

/**
 * A trip as KML 2.2 (OGC 07-147r2): a folder for each day in order, with its path and a placemark for each stop, and one of the ideas. The
 * icons are files beside it in the archive.
 */
export function* writeKml(file: MapFile, photos: PlacePhotos = noPhotos): Generator<string> {
  yield writeLines([
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<kml xmlns="http://www.opengis.net/kml/2.2">`,
    `<Document>${nameOf(file.name)}<open>1</open>${descriptionOf(xmlText(file.facts))}`,
    ...writeStyles(typesOf(file), file.days.length),
  ]);
  for (const [index, day] of file.days.entries())
    for (const part of writeDay(day, index, photos)) yield `${part}\n`;
  if (file.ideas.points.length > 0)
    yield writeLines([
      `<Folder>${nameOf(file.ideas.name)}`,
      ...file.ideas.points.map((point) => writeStop(point, null, photos)),
      "</Folder>",
    ]);
  yield writeLines(["</Document>", "</kml>"]);
}

const writeLines = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");

const nameOf = (name: string) => `<name>${xmlLine(name)}</name>`;
/** HTML is text within XML, so its signs are written twice. */
const descriptionOf = (html: string) =>
  html === "" ? "" : `<description>${xmlText(html)}</description>`;

function* writeDay(day: MapDay, index: number, photos: PlacePhotos): Generator<string> {
  yield `<Folder>${nameOf(day.name)}${descriptionOf(dayHtml(day))}${dateOf(day)}`;
  yield* writePath(day, index);
  for (const point of day.points) yield writeStop(point, day, photos);
  yield "</Folder>";
}

/** For programs that read the file back; a TimeSpan would hide the folder behind the slider of Google Earth. */
const dateOf = ({ route }: MapDay) =>
  `<ExtendedData><Data name="date"><value>${dayOf(route.date)}</value></Data></ExtendedData>`;

function writePath({ name, lines }: MapDay, index: number): string[] {
  const parts = lines.flatMap(cutAtAntimeridian).map(writeLine);
  if (parts.length === 0) return [];
  const geometry =
    parts.length === 1 ? parts.join("") : `<MultiGeometry>${parts.join("")}</MultiGeometry>`;
  return [
    `<Placemark>${nameOf(name)}<styleUrl>#${dayStyleId(index)}</styleUrl>${geometry}</Placemark>`,
  ];
}

const writeLine = (line: Line) =>
  `<LineString><tessellate>1</tessellate><coordinates>${line.map((position) => position.join(",")).join(" ")}</coordinates></LineString>`;

/** A stop of a day, or an idea, which has none. */
function writeStop(point: Stop, day: MapDay | null, photos: PlacePhotos): string {
  const [lng, lat] = coordinatesOf(point);
  const icon = organicIcons[point.typeId];
  const ofDay = day
    ? `<Data name="day"><value>${day.number}</value></Data>` +
      `<Data name="number"><value>${point.number}</value></Data>`
    : "";
  const data = `${ofDay}<Data name="type"><value>${point.typeId}</value></Data>`;
  const ofOrganicMaps =
    icon === null ? "" : `<mwm:icon xmlns:mwm="https://omaps.app">${icon}</mwm:icon>`;
  const pictures = (photos.get(point.linkId) ?? [])
    .map((path) => `<p><img src="${path}" width="320"></p>`)
    .join("");
  return (
    `<Placemark>${nameOf(point.name)}${descriptionOf(pointHtml(point) + pictures)}` +
    `<styleUrl>#${typeStyleId(point.typeId)}</styleUrl>` +
    `<ExtendedData>${data}${ofOrganicMaps}</ExtendedData>` +
    `<Point><coordinates>${lng},${lat}</coordinates></Point></Placemark>`
  );
}
