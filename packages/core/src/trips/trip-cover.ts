import * as z from "zod/mini";
import { latitude, longitude } from "../geo/position.ts";
import { picture } from "../points/picture.ts";
import type { Point } from "../points/point.ts";

/** What a trip looks like in lists: the first picture of its points, and its part of the world (specification#trip-cover). */
export const tripCover = z.object({
  picture: z.nullable(picture),
  /** Null for a trip without points. */
  area: z.nullable(
    z.object({ south: latitude, west: longitude, north: latitude, east: longitude }),
  ),
});
export type TripCover = z.infer<typeof tripCover>;
export type CoverArea = NonNullable<TripCover["area"]>;

export const noCover: TripCover = { picture: null, area: null };

/** The cover of a trip of these days, which are in their order. */
export function coverOf(routes: readonly { points: readonly Point[] }[]): TripCover {
  const points = routes.flatMap((route) => route.points);
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
  return { picture, area };
}
