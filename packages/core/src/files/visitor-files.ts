import { pickFields } from "../basics/pick-fields.ts";
import type { Trip } from "../trips/trip.ts";
import { type Attachment, isOfMoney } from "./attachment.ts";
import { isShowable } from "./file-types.ts";

type Seen = Pick<Trip, "id" | "created" | "routes" | "attachments">;

/** The files that an owner may show to visitors: those at what they see of the trip, which is itself, its days, and places of days. */
export function listShowable(trip: Seen): Attachment[] {
  const inSight = new Set([
    trip.id,
    ...trip.routes.flatMap(({ id, points }) => [id, ...points.map(({ linkId }) => linkId)]),
  ]);
  return trip.attachments.filter(
    (attachment) =>
      !isOfMoney(attachment) &&
      attachment.kind !== "note" &&
      inSight.has(attachment.thingId) &&
      isShowable(attachment.type),
  );
}

/** What visitors get of the files of a trip: those that its owner has ticked (decision 142). */
export const redactAttachments = (trip: Seen): Attachment[] =>
  listShowable(trip)
    .filter(({ isPublic }) => isPublic)
    .map((attachment) => ({
      ...pickFields(attachment, shownOfAttachment),
      hash: "",
      ownerId: "",
      created: trip.created,
    }));

const shownOfAttachment = [
  "id",
  "fileId",
  "kind",
  "thingId",
  "caption",
  "name",
  "type",
  "bytes",
  "isPublic",
  // False of all that they get.
  "showsMoney",
] as const satisfies (keyof Attachment)[];
