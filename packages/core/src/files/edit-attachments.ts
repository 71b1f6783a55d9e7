import { listNotes } from "../notes/edit-notes.ts";
import { flattenNotes } from "../notes/note-tree.ts";
import type { Trip } from "../trips/trip.ts";
import {
  type Attachment,
  type AttachmentChange,
  type AttachmentKind,
  changeAttachment,
  isSameAttachment,
  sortAttachments,
} from "./attachment.ts";

type At = Pick<Attachment, "kind" | "thingId">;

export const findAttachment = (trip: Trip, id: string): Attachment | undefined =>
  trip.attachments.find((attachment) => attachment.id === id);

/** The ids of all things of a kind. */
const idsOf: Readonly<Record<AttachmentKind, (trip: Trip) => string[]>> = {
  trip: ({ id }) => [id],
  route: ({ routes }) => routes.map(({ id }) => id),
  place: ({ routes, ideas }) =>
    [...routes.flatMap(({ points }) => points), ...ideas].map(({ linkId }) => linkId),
  cost: ({ financeItems }) => financeItems.map(({ id }) => id),
  note: (trip) => flattenNotes(listNotes(trip)).map(({ id }) => id),
};

/** True where the trip has the thing that an attachment names. */
export const hasThingOf = (trip: Trip, { kind, thingId }: At): boolean =>
  idsOf[kind](trip).includes(thingId);

/**
 * The trip with a file at one more thing. Where it stands already, or where the thing is gone, the same trip. A file that stood nowhere
 * comes for members alone: nobody is shown a file by an undo (decision 142).
 */
export function addAttachment(trip: Trip, attachment: Attachment): Trip {
  const isThere = trip.attachments.some((other) => isSameAttachment(other, attachment));
  if (isThere || !hasThingOf(trip, attachment)) return trip;
  const isPublic = trip.attachments.some(
    (other) => other.fileId === attachment.fileId && other.isPublic,
  );
  return putAttachment(trip, { ...attachment, isPublic });
}

/** The trip with an attachment as the server has it. */
export const putAttachment = (trip: Trip, attachment: Attachment): Trip => ({
  ...trip,
  attachments: sortAttachments([
    ...trip.attachments.filter(({ id }) => id !== attachment.id),
    attachment,
  ]),
});

/** The trip with an attachment changed. It stays where it is when the thing that it shall stand at is gone. */
export function saveAttachment(trip: Trip, id: string, change: AttachmentChange): Trip {
  const before = findAttachment(trip, id);
  if (!before) return trip;
  const after = changeAttachment(before, change, trip.attachments);
  return hasThingOf(trip, after) ? putAttachment(trip, after) : trip;
}

export const removeAttachment = (trip: Trip, id: string): Trip =>
  findAttachment(trip, id)
    ? { ...trip, attachments: trip.attachments.filter((attachment) => attachment.id !== id) }
    : trip;

/** The trip without attachments whose things are gone; the same trip where there are none. */
export function dropLostAttachments(trip: Trip): Trip {
  if (trip.attachments.length === 0) return trip;
  const known = new Map<AttachmentKind, ReadonlySet<string>>();
  const kept = trip.attachments.filter(({ kind, thingId }) => {
    const ids = known.get(kind) ?? new Set(idsOf[kind](trip));
    known.set(kind, ids);
    return ids.has(thingId);
  });
  return kept.length === trip.attachments.length ? trip : { ...trip, attachments: kept };
}

/** The attachments of a trip that another state of it has no more. */
export function listGoneAttachments(before: Trip, after: Trip): Attachment[] {
  if (before.attachments === after.attachments) return [];
  const left = new Set(after.attachments.map(({ id }) => id));
  return before.attachments.filter(({ id }) => !left.has(id));
}
