import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import {
  type Attachment,
  type AttachmentSave,
  changeAttachment,
  isOfMoney,
  isSameAttachment,
} from "@castor/core/files/attachment.ts";
import { fileLimits } from "@castor/core/files/file-limits.ts";
import { createId } from "../db/create-id.ts";
import { requireFound, requireTrip, requireViewer } from "../http/access/require-context.ts";
import type { ChangeContext, TripContext } from "../http/calls/context.ts";
import {
  hasThing,
  listAttachments,
  loadAttachment,
  readStanding,
  removeAttachment,
  saveAttachment,
} from "./attachment-store.ts";
import { keepFiles, loadFile } from "./file-store.ts";
import { findPrivate } from "./private-file-store.ts";

/** Where files of trips stand (decision 134). The trip's row is locked, so of two at once the second sees the first. */
export const attachmentHandlers: Handlers<typeof endpoints.attachments, TripContext> = {
  save: ({ body }, context) =>
    body.id === undefined ? attach(body, context) : change(body.id, body, context),

  remove: async ({ id }, context) => {
    await load(context, id);
    await removeAttachment(context.queries, id);
    return { success: true };
  },
};

/** Puts a file of a trip at one more thing, for whoever changes the trip. */
export async function attach(save: AttachmentSave, context: ChangeContext): Promise<Attachment> {
  const { queries } = context;
  const { id: tripId } = requireTrip(context);
  const { fileId = "", kind = "trip", thingId = "", caption = "", showsMoney = false } = save;
  await requireThing(context, { kind, thingId });
  await requireFile(context, fileId);
  const others = await listAttachments(queries, tripId);
  const same = others.find((other) => isSameAttachment(other, { fileId, kind, thingId }));
  if (same) return same;
  if (others.length >= fileLimits.perTrip)
    throw new AppError("CONFLICT", { words: "tooManyFiles" });
  // A deleted file is there again, as after an undo.
  requireFound((await keepFiles(queries, [fileId]))[0]);
  const id = createId();
  await saveAttachment(queries, tripId, { id, fileId, kind, thingId, caption, showsMoney });
  return requireFound(await loadAttachment(queries, id));
}

async function change(id: string, save: AttachmentSave, context: TripContext): Promise<Attachment> {
  const { queries } = context;
  const { id: tripId } = requireTrip(context);
  const before = await load(context, id);
  const after = changeAttachment(before, save, await listAttachments(queries, tripId));
  await requireThing(context, after);
  await saveAttachment(queries, tripId, after);
  return after;
}

/** Throws 404 for one that tells of money, for who sees none. */
async function load(context: TripContext, id: string): Promise<Attachment> {
  const attachment = requireFound(await loadAttachment(context.queries, id));
  if (isOfMoney(attachment) && !requireTrip(context).standing.seesMoney)
    throw new AppError("NOT_FOUND");
  return attachment;
}

/** Throws 404 for a file of another trip, for one that tells of money alone, for who sees none, and for a private one, which `file/show` shows. */
async function requireFile(context: ChangeContext, fileId: string): Promise<void> {
  const { id, standing } = requireTrip(context);
  const file = requireFound(await loadFile(context.queries, fileId));
  const isPrivate = (await findPrivate(context.queries, [fileId])).size > 0;
  const isSeen =
    standing.seesMoney ||
    file.ownerId === requireViewer(context).userId ||
    (await readStanding(context.queries, fileId)) !== "money";
  if (file.tripId !== id || isPrivate || !isSeen) throw new AppError("NOT_FOUND");
}

/** Throws 404 for a thing that is not in the trip, and for a cost for who sees no money. */
async function requireThing(
  { queries, ...context }: ChangeContext,
  at: Pick<Attachment, "kind" | "thingId">,
): Promise<void> {
  const { id, standing } = requireTrip(context);
  const isHidden = at.kind === "cost" && !standing.seesMoney;
  if (isHidden || !(await hasThing(queries, id, at))) throw new AppError("NOT_FOUND");
}
