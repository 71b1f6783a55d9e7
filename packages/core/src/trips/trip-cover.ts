import * as z from "zod/mini";
import { isOfMoney } from "../files/attachment.ts";
import { isImage } from "../files/file-types.ts";
import { latitude, longitude } from "../geo/position.ts";
import { picture } from "../points/picture.ts";
import { id } from "../schemas/ids.ts";
import type { Trip } from "./trip.ts";

/** What a trip looks like in lists: a photo of its own, else the first picture of its points, else its part of the world (specification#trip-cover). */
export const tripCover = z.object({
  /** A file whose picture the reader gets. Answers that were kept before there was one have none. */
  fileId: z._default(z.nullable(id), null),
  picture: z.nullable(picture),
  /** Null for a trip without points. */
  area: z.nullable(
    z.object({ south: latitude, west: longitude, north: latitude, east: longitude }),
  ),
});
export type TripCover = z.infer<typeof tripCover>;
export type CoverArea = NonNullable<TripCover["area"]>;

export const noCover: TripCover = { fileId: null, picture: null, area: null };

/** The cover of a trip, whose days are in their order. */
export function coverOf(trip: Pick<Trip, "routes" | "coverFileId" | "attachments">): TripCover {
  const points = trip.routes.flatMap((route) => route.points);
  const picture = points.find((point) => point.picture)?.picture ?? null;
  const area = points.reduce<CoverArea | null>(
    (around, { lat, lng }) => ({
      south: Math.min(around?.south ?? lat, lat),
      west: Math.min(around?.west ?? lng, lng),
      north: Math.max(around?.north ?? lat, lat),
      east: Math.max(around?.east ?? lng, lng),
    }),
    null,
  );
  return { fileId: shownCoverFile(trip), picture, area };
}

/** The photo that is the cover of a trip. What tells of money some of its members do not see. */
export function shownCoverFile({
  coverFileId,
  attachments,
}: Pick<Trip, "coverFileId" | "attachments">): string | null {
  const isShown = attachments.some(
    (attachment) =>
      attachment.fileId === coverFileId && !isOfMoney(attachment) && isImage(attachment.type),
  );
  return isShown ? coverFileId : null;
}
