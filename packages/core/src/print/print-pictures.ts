import { limits } from "../limits.ts";
import type { Picture } from "../points/picture.ts";
import { pictureCredit, pictureSource } from "../points/picture-address.ts";
import type { Trip } from "../trips/trip.ts";
import { choosePrintedRoutes, isPrinted } from "./choose-printed-routes.ts";
import type { PrintOptions } from "./print-options.ts";

/** A picture on paper. A painter that cannot get it draws neither it nor its credit. */
export interface PrintPicture extends Pick<Picture, "file" | "proof"> {
  /** Author, licence and source. */
  credit: string;
  /** Its page in Wikimedia Commons. */
  href: string;
}

/**
 * The pictures of a print, by the id of the point that shows each: a place has its picture at its first printed stop. More than the
 * limit are left out, so that a file of a long trip can be sent.
 */
export function choosePrintedPictures(
  trip: Pick<Trip, "routes">,
  options: PrintOptions,
): ReadonlyMap<string, Picture> {
  const chosen = new Map<string, Picture>();
  if (!options.pictures) return chosen;
  const told = new Set<string>();
  for (const { points } of choosePrintedRoutes(trip, options))
    for (const point of points) {
      const { id, linkId, picture } = point;
      if (!isPrinted(point, options) || told.has(linkId)) continue;
      told.add(linkId);
      if (picture && chosen.size < limits.printedPictures) chosen.set(id, picture);
    }
  return chosen;
}

export const printPicture = (picture: Picture | undefined): PrintPicture | null =>
  picture === undefined
    ? null
    : {
        ...{ file: picture.file, proof: picture.proof },
        ...{ credit: pictureCredit(picture), href: pictureSource(picture) },
      };
