import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import type { Database } from "../db/database.ts";
import { requireFound, requireTrip, requireViewer } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import { listFiles, listLargest, loadFile, markDeleted } from "./file-store.ts";
import type { FileStorage } from "./storage/file-storage.ts";
import { sumBytes } from "./upload-store.ts";

interface Parts {
  database: Database;
  storage: FileStorage;
  figures: { fileBytes: number; bytesPerUser: number };
}

/** The files of trips (decision 133). */
export function createFileHandlers({
  database,
  storage,
  figures,
}: Parts): Handlers<typeof endpoints.files, TripContext> {
  return {
    list: (_, context) =>
      listFiles(context.queries, requireTrip(context).id, requireViewer(context).userId),

    usage: async (_, context) => {
      const { userId } = requireViewer(context);
      return database.read(async (queries) => ({
        bytes: (await sumBytes(queries, userId)).taken,
        limit: figures.bytesPerUser,
        fileLimit: figures.fileBytes,
        largest: await listLargest(queries, userId),
      }));
    },

    read: async ({ id }, { queries }) => {
      const file = requireFound(await loadFile(queries, id));
      return { ...file, open: (start, end) => storage.open(file.hash, start, end) };
    },

    remove: async ({ id }, { queries, now }) => {
      await markDeleted(queries, id, now);
      return { success: true };
    },
  };
}
