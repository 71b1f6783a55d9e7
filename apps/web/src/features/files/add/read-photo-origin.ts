import type { PhotoOrigin } from "@castor/core/files/place-photo.ts";
import { position } from "@castor/core/geo/position.ts";
import { dateTime } from "@castor/core/time/dates.ts";
import { parse } from "exifr/dist/lite.esm.mjs";
import * as z from "zod/mini";

/** The tags of EXIF 2.32 that are read; the library turns the place into degrees. */
const tags = z.object({
  DateTimeOriginal: z.optional(z.string()),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
});
const options = { ifd0: false, exif: true, gps: true, reviveValues: false };

/** When and where a photo was taken, as far as its camera has written it down. Nothing leaves the browser. */
export async function readPhotoOrigin(photo: Blob): Promise<PhotoOrigin> {
  const read: unknown = await parse(photo, options).catch(() => null);
  const { DateTimeOriginal: taken = "", latitude, longitude } = tags.safeParse(read).data ?? {};
  // "2026:12:04 10:11:12"
  const [day = "", time = ""] = taken.split(" ");
  const at = dateTime.safeParse(`${day.replaceAll(":", "-")} ${time.slice(0, 5)}`);
  const where = position.safeParse({ lat: latitude, lng: longitude });
  return { taken: at.data ?? null, position: where.data ?? null };
}
