import { rm } from "node:fs/promises";
import { createId } from "../../db/create-id.ts";
import type { Queries } from "../../db/database.ts";
import { saveFile } from "../file-store.ts";
import { requireRoom } from "../upload-store.ts";
import { type Content, putContent } from "./put-content.ts";
import type { UploadParts } from "./uploads.ts";

/** Where a file goes, and whose it is. */
export interface OwnFile {
  userId: string;
  tripId: string;
  name: string;
}

/** Files that the server itself brings into trips for an account, under the limits of uploads. */
export class OwnFiles {
  readonly #parts: UploadParts;

  constructor(parts: UploadParts) {
    this.#parts = parts;
  }

  /** Brings a content, which is no file of anybody yet. Throws for one that is refused. */
  async bring(bytes: Uint8Array): Promise<Content> {
    const file = await this.#parts.parts.save(createId(), bytes);
    try {
      return await putContent(file, bytes.length, this.#parts);
    } finally {
      await rm(file, { force: true });
    }
  }

  /** Makes the content a file. Throws where there is no room. The caller holds the account and the trip. Answers its id. */
  async save(queries: Queries, { userId, tripId, name }: OwnFile, content: Content) {
    const { figures, now } = this.#parts;
    const { bytes } = content;
    await requireRoom(queries, { userId, tripId, bytes }, figures.bytesPerUser, now());
    const id = createId();
    const created = now().toISOString();
    await saveFile(queries, { id, tripId, ownerId: userId, name, ...content, created });
    return id;
  }
}
