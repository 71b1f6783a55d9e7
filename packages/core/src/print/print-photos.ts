import type { Attachment } from "../files/attachment.ts";
import { isImage } from "../files/file-types.ts";
import { limits } from "../limits.ts";
import type { Trip } from "../trips/trip.ts";
import { choosePrintedRoutes, isPrinted } from "./choose-printed-routes.ts";
import type { PrintOptions } from "./print-options.ts";

/** A photo of the trip on paper. A painter that cannot get it draws neither it nor its caption. */
export type PrintPhoto = Pick<Attachment, "id" | "fileId" | "caption" | "name">;

export interface PrintedPhotos {
  /** By the id of the day or of the point that shows them. */
  shown: ReadonlyMap<string, readonly PrintPhoto[]>;
  /** How many are not printed. */
  left: number;
}

/** True for a picture that stands at a day or at a place. */
const isPhoto = ({ kind, type }: Pick<Attachment, "kind" | "type">): boolean =>
  (kind === "route" || kind === "place") && isImage(type);

/** Whether there is anything to choose. */
export const hasPhotos = ({ attachments }: Pick<Trip, "attachments">): boolean =>
  attachments.some(isPhoto);

/**
 * The photos of a print, as its reader sees them: those of a day at its head, those of a place at its first printed stop, some of each, and so many
 * of all that a file of a long trip can be sent.
 */
export function choosePrintedPhotos(
  trip: Pick<Trip, "routes" | "attachments">,
  options: PrintOptions,
): PrintedPhotos {
  if (!options.photos) return { shown: new Map(), left: 0 };
  const photos = trip.attachments.filter(isPhoto);
  const byThing = Map.groupBy(photos, ({ kind, thingId }) => `${kind} ${thingId}`);
  const shown = new Map<string, readonly PrintPhoto[]>();
  let room: number = limits.printedPhotos.ofPrint;
  let left = 0;
  const take = (id: string, thing: string) => {
    const all = byThing.get(thing) ?? [];
    // At its first printed stop alone.
    byThing.delete(thing);
    const chosen = all.slice(0, Math.min(limits.printedPhotos.ofThing, room));
    room -= chosen.length;
    left += all.length - chosen.length;
    if (chosen.length > 0) shown.set(id, chosen);
  };
  for (const { id, points } of choosePrintedRoutes(trip, options)) {
    take(id, `route ${id}`);
    for (const point of points)
      if (isPrinted(point, options)) take(point.id, `place ${point.linkId}`);
  }
  return { shown, left };
}
