import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { iconPath } from "@castor/core/exports/kml/kml-styles.ts";
import {
  kmlPath,
  type PlacePhotos,
  typesOf,
  writeKml,
} from "@castor/core/exports/kml/write-kml.ts";
import type { MapFile } from "@castor/core/exports/map-file.ts";
import { type PointTypeId, pointTypeOf } from "@castor/core/points/point-types.ts";
import { Resvg } from "@resvg/resvg-js";
import { type AsyncZipOptions, type AsyncZippable, type FlateCallback, strToU8, zip } from "fflate";
import { type CountPiece, collectInTurns } from "../../concurrency/in-turns.ts";

const pack = promisify((files: AsyncZippable, options: AsyncZipOptions, done: FlateCallback) =>
  zip(files, options, done),
);

/** Photos as files of the archive, and which of them stand at which place. */
interface PackedPhotos {
  byPath: Readonly<Record<string, Uint8Array>>;
  ofPlaces: PlacePhotos;
}

/** A trip as KMZ: the document first, then the icons of its types, then photos. Large files are packed in another thread. */
export async function packKmz(
  file: MapFile,
  modified: Date,
  count?: CountPiece,
  photos: PackedPhotos = { byPath: {}, ofPlaces: new Map() },
): Promise<Uint8Array> {
  const icons = await Promise.all(
    [...typesOf(file)].map(async (typeId) => [iconPath(typeId), await typeIcon(typeId)] as const),
  );
  const document = strToU8((await collectInTurns(writeKml(file, photos.ofPlaces), count)).join(""));
  const files = { [kmlPath]: document, ...Object.fromEntries(icons), ...photos.byPath };
  return pack(files, { mtime: modified });
}

/** Sharp on a screen of twice the density: programs draw icons about 32 pixels high. */
const side = 64;

/** All drawings lie in its folder. */
const oneDrawing = import.meta.resolve("@tabler/icons/outline/map-pin.svg");

const icons = new Map<PointTypeId, Promise<Uint8Array>>();

/** The icon of a type as a PNG: white on a disc of its colour, as on the map. Drawn once. */
function typeIcon(typeId: PointTypeId): Promise<Uint8Array> {
  const known = icons.get(typeId) ?? drawIcon(typeId);
  icons.set(typeId, known);
  return known;
}

async function drawIcon(typeId: PointTypeId): Promise<Uint8Array> {
  const { icon, color } = pointTypeOf(typeId);
  const drawing = await readFile(new URL(`${icon}.svg`, oneDrawing), "utf8");
  const strokes = [...drawing.matchAll(/<path d="([^"]+)"/g)].map(([, line]) => line).join(" ");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">` +
    `<circle cx="20" cy="20" r="19" fill="#fff"/><circle cx="20" cy="20" r="17" fill="${color}"/>` +
    `<path transform="translate(8 8)" d="${strokes}" fill="none" stroke="#fff" stroke-width="2" ` +
    `stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return new Resvg(svg, { fitTo: { mode: "width", value: side } }).render().asPng();
}
