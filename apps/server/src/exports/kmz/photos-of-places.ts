import type { PlacePhotos } from "@castor/core/exports/kml/write-kml.ts";
import type { Attachment } from "@castor/core/files/attachment.ts";
import { isImage } from "@castor/core/files/file-types.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

/** Photos of a file, and of one place of it: the whole is in memory. */
const mostInFile = 40;
const mostOfPlace = 3;

/** The photos at places of a trip, as its reader sees them, within what a file has. */
export function choosePhotos({ attachments }: Pick<Trip, "attachments">): Attachment[] {
  const photos = attachments.filter(({ kind, type }) => kind === "place" && isImage(type));
  const ofPlace = Map.groupBy(photos, ({ thingId }) => thingId);
  return [...ofPlace.values()].flatMap((some) => some.slice(0, mostOfPlace)).slice(0, mostInFile);
}

/** The photos as files of a KMZ, and which stand at which place. They are JPEG: programs for maps do not draw WebP. */
export function packPhotos(
  chosen: readonly Attachment[],
  loaded: ReadonlyMap<string, Uint8Array>,
): { byPath: Record<string, Uint8Array>; ofPlaces: PlacePhotos } {
  const byPath: Record<string, Uint8Array> = {};
  const ofPlaces = new Map<string, string[]>();
  for (const { fileId, thingId } of chosen) {
    const jpeg = loaded.get(fileId);
    if (jpeg === undefined) continue;
    const path = `photos/${Object.keys(byPath).length + 1}.jpg`;
    byPath[path] = jpeg;
    ofPlaces.set(thingId, [...(ofPlaces.get(thingId) ?? []), path]);
  }
  return { byPath, ofPlaces };
}
