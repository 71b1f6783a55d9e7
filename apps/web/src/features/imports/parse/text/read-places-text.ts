import { findCoordinates } from "../places/read-coordinates.ts";
import type { TextReader } from "../text-reader.ts";
import { TripBuilder } from "../trip/trip-builder.ts";

/** Signs at the ends of a name that only separated it from what follows. */
const separators = /^[\s,;:|()[\]–—-]+|[\s,;:|()[\]–—-]+$/g;

/** Reads a list: a place in each line, by its coordinates or only by its name. */
export const readPlacesText: TextReader = ({ text, fileName }, options) => {
  const builder = new TripBuilder("text", options);
  const day = builder.day("");
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === "") continue;
    const found = findCoordinates(line);
    const name = (found?.rest ?? line).replace(separators, "");
    builder.addPoint(day, { name, position: found?.position ?? null });
  }
  return builder.finish("", fileName);
};
