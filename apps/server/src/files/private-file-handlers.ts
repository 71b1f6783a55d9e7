import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { fileLimits } from "@castor/core/files/file-limits.ts";
import { createId } from "../db/create-id.ts";
import { requireFound, requireTrip, requireViewer } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import {
  hasThing,
  listAttachments,
  removeAttachmentsOf,
  saveAttachment,
} from "./attachment-store.ts";
import { keepFiles, loadFile, type StoredRow, setPublic } from "./file-store.ts";
import {
  findPrivate,
  listPrivateFiles,
  removePrivateFile,
  savePrivateFile,
} from "./private-file-store.ts";

/** Files that their uploaders alone see (decision 144). */
export const privateFileHandlers: Handlers<typeof endpoints.privateFiles, TripContext> = {
  list: async ({ tripId }, context) =>
    listPrivateFiles(context.queries, tripId, requireViewer(context).userId),

  save: async ({ body }, context) => {
    const { queries } = context;
    const file = await loadOwn(body.fileId, context);
    requireFound((await keepFiles(queries, [file.id]))[0]);
    await removeAttachmentsOf(queries, file.id);
    // Shown to members again it is not shown to visitors.
    await setPublic(queries, file.id, false);
    await savePrivateFile(queries, body);
    const mine = await listPrivateFiles(queries, file.tripId, file.ownerId);
    return requireFound(mine.find(({ id }) => id === file.id));
  },

  show: async ({ body: { fileId, places } }, context) => {
    const { queries } = context;
    const { id: tripId, standing } = requireTrip(context);
    const file = await loadOwn(fileId, context);
    if (file.deleted !== null) throw new AppError("NOT_FOUND");
    const isPrivate = (await findPrivate(queries, [fileId])).size > 0;
    if (!isPrivate) return { success: true };
    const there: typeof places = [];
    for (const place of places) {
      const isSeen = place.kind !== "cost" || standing.seesMoney;
      if (isSeen && (await hasThing(queries, tripId, place))) there.push(place);
    }
    const spare = { kind: "trip", thingId: tripId, caption: places[0]?.caption ?? "" } as const;
    const shown = there.length > 0 ? there : [spare];
    const others = await listAttachments(queries, tripId);
    if (others.length + shown.length > fileLimits.perTrip)
      throw new AppError("CONFLICT", { words: "tooManyFiles" });
    await removePrivateFile(queries, fileId);
    for (const place of uniquePlaces(shown))
      await saveAttachment(queries, tripId, { id: createId(), fileId, ...place });
    return { success: true };
  },
};

/** A file of the caller in the trip, also a deleted one. Throws 404 for any other. */
async function loadOwn(
  fileId: string,
  context: TripContext,
): Promise<StoredRow & { deleted: string | null }> {
  const file = requireFound(await loadFile(context.queries, fileId));
  const isOwn = file.ownerId === requireViewer(context).userId;
  if (file.tripId !== requireTrip(context).id || !isOwn) throw new AppError("NOT_FOUND");
  return file;
}

const uniquePlaces = <Place extends { kind: string; thingId: string }>(
  places: readonly Place[],
): Place[] => [
  ...new Map(places.map((place) => [`${place.kind} ${place.thingId}`, place])).values(),
];
