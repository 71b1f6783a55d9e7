import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { privately, tripEditor } from "@castor/core/endpoint.ts";
import { AppError } from "@castor/core/errors.ts";
import { lockUser } from "../../account/user-store.ts";
import { createId } from "../../db/create-id.ts";
import type { Queries } from "../../db/database.ts";
import { admit } from "../../http/access/access.ts";
import { findTrip } from "../../http/access/find-trip.ts";
import { requireSession } from "../../http/access/session.ts";
import type { Viewer } from "../../http/calls/context.ts";
import type { UploadOf, UploadPort, UploadState } from "../../http/uploads/upload-port.ts";
import { loadFile, saveFile } from "../file-store.ts";
import { loadUpload, removeUpload, requireRoom, saveUpload, type Upload } from "../upload-store.ts";
import { OneAtATime } from "./one-at-a-time.ts";
import type { PartFiles } from "./part-files.ts";
import { type ContentParts, putContent } from "./put-content.ts";

/** Who may bring files into a trip. Visitors do not find it, as with all rows of files. */
const rule = privately(tripEditor(["trip", "tripId"]));
/** What cannot become well later: the upload ends with it. */
const final: readonly string[] = [
  ...["FORBIDDEN", "NOT_FOUND", "PAYLOAD_TOO_LARGE", "VALIDATION_FAILED"],
];

export interface UploadParts extends ContentParts {
  parts: PartFiles;
  figures: { fileBytes: number; bytesPerUser: number };
}

/**
 * Uploads that can be interrupted and go on (decision 133). What has come lies in a part file, so that it outlives the process.
 * An upload is finished by the transaction that removes its row and adds that of the file, under the same id.
 */
export class Uploads implements UploadPort {
  readonly fileBytes: number;
  readonly #parts: UploadParts;
  readonly #senders = new OneAtATime();

  constructor(parts: UploadParts) {
    this.#parts = parts;
    this.fileBytes = parts.figures.fileBytes;
  }

  async begin(viewer: Viewer, { length, ...upload }: UploadOf): Promise<string> {
    const { database } = this.#parts;
    const id = createId();
    await database.write(async (queries) => {
      const { userId } = viewer;
      await this.#admit(queries, viewer, upload.tripId);
      if (length === 0) throw new AppError("EMPTY_FILE");
      if (length > this.fileBytes)
        throw new AppError("PAYLOAD_TOO_LARGE", {
          words: "fileTooLarge",
          facts: { limit: "file" },
        });
      const begun = { id, userId, ...upload, bytes: length };
      await this.#requireRoom(queries, begun);
      await saveUpload(queries, begun, this.#parts.now());
    });
    return id;
  }

  async look(viewer: Viewer, id: string): Promise<UploadState> {
    return this.#senders.run(id, null, async () => {
      const upload = await this.#find(viewer, id);
      if ("isFinished" in upload) return upload;
      const offset = await this.#parts.parts.size(id);
      if (offset < upload.bytes) return { offset, length: upload.bytes, isFinished: false };
      return this.#finish(viewer, upload);
    });
  }

  async write(viewer: Viewer, id: string, offset: number, body: Readable): Promise<UploadState> {
    return this.#senders.run(id, body, async () => {
      const upload = await this.#find(viewer, id);
      const { parts } = this.#parts;
      const come = "isFinished" in upload ? upload.offset : await parts.size(id);
      if (come !== offset) throw new AppError("CONFLICT", { words: "uploadIsElsewhere" });
      if ("isFinished" in upload) return upload;
      const length = upload.bytes;
      if (come < length) await takeBody(parts.write(id, body, { offset, length }));
      const now = await parts.size(id);
      return now < length
        ? { offset: now, length, isFinished: false }
        : this.#finish(viewer, upload);
    });
  }

  async end(viewer: Viewer, id: string): Promise<void> {
    return this.#senders.run(id, null, async () => {
      const upload = await this.#find(viewer, id);
      if ("isFinished" in upload) throw new AppError("NOT_FOUND");
      await this.#forget(id);
    });
  }

  /** The upload, or that it is finished: who has lost the answer asks again. */
  #find(viewer: Viewer, id: string): Promise<Upload | UploadState> {
    return this.#parts.database.read(async (queries) => {
      await requireSession(queries, viewer);
      const upload = await loadUpload(queries, id, viewer.userId);
      if (upload !== undefined) return upload;
      const file = await loadFile(queries, id);
      if (file?.ownerId !== viewer.userId) throw new AppError("NOT_FOUND");
      return { offset: file.bytes, length: file.bytes, isFinished: true };
    });
  }

  /** Throws as the rows of a trip do. Holds session, account and trip until the transaction ends. */
  async #admit(queries: Queries, viewer: Viewer, tripId: string): Promise<void> {
    const isPostgres = this.#parts.database.kind === "postgres";
    await requireSession(queries, viewer, isPostgres);
    await lockUser(queries, viewer.userId);
    const located = { part: "trip", id: tripId } as const;
    admit(await findTrip(queries, located, viewer, isPostgres ? "share" : null), rule);
  }

  #requireRoom(queries: Queries, upload: Omit<Upload, "id" | "name">): Promise<void> {
    const { figures, now } = this.#parts;
    return requireRoom(queries, upload, figures.bytesPerUser, now());
  }

  /**
   * The content is copied first: its hash is then that of bytes that nobody can change any more, whoever still sends to the
   * part. The part stays until the file has its row, so that each step can be done again.
   */
  async #finish(viewer: Viewer, upload: Upload): Promise<UploadState> {
    const { database, parts } = this.#parts;
    const copy = await parts.copy(upload.id, createId());
    try {
      const { hash, type } = await putContent(copy, upload.bytes, this.#parts);
      await database.write((queries) => this.#saveFile(queries, viewer, upload, { hash, type }));
    } catch (error) {
      if (error instanceof AppError && final.includes(error.code)) await this.#forget(upload.id);
      throw error;
    } finally {
      await rm(copy, { force: true });
    }
    await parts.remove(upload.id);
    return { offset: upload.bytes, length: upload.bytes, isFinished: true };
  }

  /** The right and the room may be gone since the upload began. */
  async #saveFile(
    queries: Queries,
    viewer: Viewer,
    { id, userId, tripId, bytes, name }: Upload,
    content: { hash: string; type: string },
  ): Promise<void> {
    await this.#admit(queries, viewer, tripId);
    // Another process has finished it just now, or it was ended.
    if (!(await removeUpload(queries, id))) {
      if ((await loadFile(queries, id)) === undefined) throw new AppError("NOT_FOUND");
      return;
    }
    await this.#requireRoom(queries, { userId, tripId, bytes });
    const created = this.#parts.now().toISOString();
    await saveFile(queries, { id, tripId, ownerId: userId, bytes, name, ...content, created });
  }

  async #forget(id: string): Promise<void> {
    await this.#parts.database.write((queries) => removeUpload(queries, id));
    await this.#parts.parts.remove(id);
  }
}

/** A sender who breaks off is no failure of the server. */
async function takeBody(writing: Promise<void>): Promise<void> {
  await writing.catch((error: unknown) => {
    const isGone = error instanceof Error && "code" in error && error.code === "ECONNRESET";
    throw isGone ? new AppError("VALIDATION_FAILED") : error;
  });
}
