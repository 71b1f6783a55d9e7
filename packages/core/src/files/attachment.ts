import * as z from "zod/mini";
import { id } from "../schemas/ids.ts";
import { requireWhenNew } from "../schemas/require-when-new.ts";
import { text } from "../schemas/texts.ts";
import { instant } from "../time/dates.ts";
import { fileLimits } from "./file-limits.ts";

/** What a file stands at. A file at a point stands at its place: all stops of it and its idea show it, and moving keeps it. */
export const attachmentKind = z.enum(["trip", "route", "place", "cost", "note"]);
export type AttachmentKind = z.infer<typeof attachmentKind>;

const caption = text(fileLimits.caption);

/** A file at a thing of its trip (specification#attachments). One file may stand at several things. */
export const attachment = z.object({
  id,
  fileId: id,
  kind: attachmentKind,
  /** The id of the trip, the day, the place (`linkId`), the finance item, or the note or reply. */
  thingId: id,
  /** May be empty. */
  caption: z.string(),
  /** Of the file, as all that follows. */
  name: z.string(),
  /** A media type found by content. */
  type: z.string(),
  bytes: z.int(),
  /** SHA-256 of the content in hexadecimal. Visitors get none. */
  hash: z.string(),
  /** The user who has uploaded it. Visitors are not told. */
  ownerId: z.string(),
  /** When it was uploaded. Visitors get when the trip was made. */
  created: instant,
  /** Whether its owner shows the file to visitors of a public trip. A browser may hold answers of a version without this field. */
  isPublic: z._default(z.boolean(), false),
  /** Whether the file tells of money there, as the confirmation of a booking with its price: members without money do not see it (decision 161). A browser may hold answers without it. */
  showsMoney: z._default(z.boolean(), false),
});
export type Attachment = z.infer<typeof attachment>;

/** What a change of an attachment may say: its caption, the thing that it stands at, and whether it tells of money. */
export const attachmentChange = z.partial(
  z.object({ caption, kind: attachmentKind, thingId: id, showsMoney: z.boolean() }),
);
export type AttachmentChange = z.output<typeof attachmentChange>;

/** The body of `POST attachment`: with `id` a change, without it a file of `tripId` at one more thing. */
export const attachmentSave = z
  .extend(attachmentChange, { id: z.optional(id), tripId: z.optional(id), fileId: z.optional(id) })
  .check(requireWhenNew("tripId", "fileId", "kind", "thingId"));
export type AttachmentSave = z.output<typeof attachmentSave>;

/** True for the same file at the same thing: there is one such attachment at most. */
export const isSameAttachment = (
  one: Pick<Attachment, "fileId" | "kind" | "thingId">,
  other: Pick<Attachment, "fileId" | "kind" | "thingId">,
): boolean =>
  one.fileId === other.fileId && one.kind === other.kind && one.thingId === other.thingId;

/** True for a file of which members without money learn nothing: a receipt at a cost, or one that tells of money elsewhere. */
export const isOfMoney = ({ kind, showsMoney }: Pick<Attachment, "kind" | "showsMoney">): boolean =>
  kind === "cost" || showsMoney;

/** Where the file would stand at one thing twice, it stays where it is. */
export function changeAttachment(
  before: Attachment,
  {
    caption = before.caption,
    kind = before.kind,
    thingId = before.thingId,
    showsMoney = before.showsMoney,
  }: AttachmentChange,
  others: readonly Attachment[],
): Attachment {
  const moved = { ...before, caption, kind, thingId, showsMoney };
  const isTaken = others.some((other) => other.id !== before.id && isSameAttachment(other, moved));
  return isTaken ? { ...before, caption, showsMoney } : moved;
}

/** In the order in which the files came. */
export const sortAttachments = <T extends Pick<Attachment, "id" | "created">>(
  attachments: readonly T[],
): T[] => attachments.toSorted((a, b) => compare(a.created, b.created) || compare(a.id, b.id));

/** As databases compare ids: by code unit. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
