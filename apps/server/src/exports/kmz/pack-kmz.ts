import { promisify } from "node:util";
import { iconPath } from "@castor/core/exports/kml/kml-styles.ts";
import { kmlPath, typesOf, writeKml } from "@castor/core/exports/kml/write-kml.ts";
import type { MapFile } from "@castor/core/exports/map-file.ts";
import { type AsyncZipOptions, type AsyncZippable, type FlateCallback, strToU8, zip } from "fflate";
import { type CountPiece, collectInTurns } from "../../concurrency/in-turns.ts";
import { typeIcon } from "./type-icons.ts";

const pack = promisify((files: AsyncZippable, options: AsyncZipOptions, done: FlateCallback) =>
  zip(files, options, done),
);

/** A trip as KMZ: the document first, then the icons of its types. Large files are packed in another thread. */
export async function packKmz(
  file: MapFile,
  modified: Date,
  count?: CountPiece,
): Promise<Uint8Array> {
  const icons = await Promise.all(
    [...typesOf(file)].map(async (typeId) => [iconPath(typeId), await typeIcon(typeId)] as const),
  );
  const document = strToU8((await collectInTurns(writeKml(file), count)).join(""));
  return pack({ [kmlPath]: document, ...Object.fromEntries(icons) }, { mtime: modified });
}
