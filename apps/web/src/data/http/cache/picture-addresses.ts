import { pictureAddress } from "@castor/core/points/picture-address.ts";
import * as z from "zod/mini";

/** Of a whole trip, the first of what is read: its pictures. */
const pictured = z.array(
  z.object({ picture: z.nullish(z.object({ file: z.string(), proof: z.string() })) }),
);
const trip = z.object({
  routes: z.array(z.object({ points: pictured })),
  ideas: z.optional(pictured),
});

/** The addresses of the pictures that an answer with a whole trip names, in the order of its days. */
export function listPictureAddresses(body: unknown): string[] {
  const { routes = [], ideas = [] } = trip.safeParse(body).data ?? {};
  const things = [...routes.flatMap(({ points }) => points), ...ideas];
  return [...new Set(things.flatMap(({ picture }) => (picture ? [pictureAddress(picture)] : [])))];
}
