import { createHash } from "node:crypto";
import { nameAfterTitle } from "@castor/core/basics/safe-file-name.ts";
import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { isImage, isShowable } from "@castor/core/files/file-types.ts";
import { canEditAs } from "@castor/core/members/member.ts";
import type { Database } from "../db/database.ts";
import {
  requireFound,
  requireTrip,
  requireViewer,
  viewFor,
} from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import { addressKey } from "../http/limits/address-limits.ts";
import { loadTrip } from "../trips/trip-store.ts";
import { isInSight, readStanding, removeAttachmentsOf } from "./attachment-store.ts";
import { exportFiles } from "./export-files.ts";
import { exportTrip } from "./export-trip.ts";
import { listLargest, loadFile, markDeleted, setPublic } from "./file-store.ts";
import type { Renditions } from "./renditions/renditions.ts";
import { type FileStorage, renditionName } from "./storage/file-storage.ts";
import { sumBytes } from "./upload-store.ts";

interface Parts {
  database: Database;
  storage: FileStorage;
  renditions: Renditions;
  figures: { fileBytes: number; bytesPerUser: number };
}

/** The files of trips (decision 133). */
export function createFileHandlers({
  database,
  storage,
  renditions,
  figures,
}: Parts): Handlers<typeof endpoints.files, TripContext> {
  return {
    usage: async (_, context) => {
      const { userId } = requireViewer(context);
      return database.read(async (queries) => ({
        bytes: (await sumBytes(queries, userId)).taken,
        limit: figures.bytesPerUser,
        fileLimit: figures.fileBytes,
        largest: await listLargest(queries, userId),
      }));
    },

    exportAll: async (_, context) => ({
      chunks: exportFiles({ database, storage, renditions }, requireViewer(context)),
    }),

    exportTrip: async ({ tripId }, context) => {
      const { queries, now } = context;
      const trip = viewFor(context).trip(requireFound(await loadTrip(queries, tripId)));
      return {
        fileName: nameAfterTitle(trip.name, "castor-trip.zip"),
        chunks: exportTrip(
          { database, storage, renditions },
          { trip, viewer: requireViewer(context), now },
        ),
      };
    },

    read: async ({ id }, context) => {
      const file = await loadSeen(id, context);
      const isPictureAlone = file.isPictureAlone || isVisitor(context);
      if (isPictureAlone && isImage(file.type)) throw new AppError("NOT_FOUND");
      return async () => ({ ...file, open: (start, end) => storage.open(file.hash, start, end) });
    },

    picture: async ({ id, size }, context) => {
      const file = await loadSeen(id, context);
      const caller = context.viewer?.userId ?? addressKey(context.address);
      const name = renditionName(file.hash, size);
      return async () => ({
        name: `${file.name}.webp`,
        type: "image/webp",
        bytes: await renditions.prepare(file, size, caller),
        // The hash of the original is told to members alone.
        hash: createHash("sha256").update(name).digest("hex"),
        open: (start, end) => storage.open(name, start, end),
      });
    },

    publish: async ({ body: { id, isPublic } }, context) => {
      await loadSeen(id, context);
      await setPublic(context.queries, id, isPublic);
      return { success: true };
    },

    text: async ({ id }, context) => {
      const file = await loadSeen(id, context);
      const { userId } = requireViewer(context);
      const name = renditionName(file.hash, "text");
      return async () => ({
        name: `${file.name}.txt`,
        type: "text/plain",
        bytes: await renditions.prepare(file, "text", userId),
        hash: name,
        open: (start, end) => storage.open(name, start, end),
      });
    },

    remove: async ({ id }, context) => {
      const { queries, now } = context;
      const { ownerId } = await loadSeen(id, context);
      const isOwn = ownerId === requireViewer(context).userId;
      if (!isOwn && !canEditAs(requireTrip(context).standing)) throw new AppError("FORBIDDEN");
      await removeAttachmentsOf(queries, id);
      await markDeleted(queries, id, now);
      return { success: true };
    },
  };
}

const isVisitor = (context: TripContext) => requireTrip(context).standing.role === null;

/**
 * A file of the caller, or one that they see in the trip. Throws 404 for one that stands nowhere, or tells of money that they do not see, and
 * for visitors unless its owner has ticked it and it stands at what they see.
 */
async function loadSeen(id: string, context: TripContext) {
  const { queries } = context;
  const { deleted, ...file } = requireFound(await loadFile(queries, id));
  if (deleted !== null) throw new AppError("NOT_FOUND");
  // Whoever has uploaded it and has left the trip is a visitor.
  if (isVisitor(context)) {
    const isShown = file.isPublic && isShowable(file.type) && (await isInSight(queries, id));
    if (!isShown) throw new AppError("NOT_FOUND");
    return file;
  }
  if (file.ownerId === requireViewer(context).userId) return file;
  const standing = await readStanding(queries, id);
  const { seesMoney } = requireTrip(context).standing;
  if (standing === "nowhere" || (standing === "money" && !seesMoney))
    throw new AppError("NOT_FOUND");
  return file;
}
