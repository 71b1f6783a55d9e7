import { filesEndpoints } from "@castor/core/endpoints/files.ts";
import type { PictureSize } from "@castor/core/files/picture-size.ts";
import { watchStored } from "../../device/storage/storage.ts";
import { toApiError } from "../http/api-error.ts";
import { cacheOwner } from "../http/cache/cached-call.ts";
import { readFile } from "../http/download-file.ts";
import { isDrawn } from "./drawn-types.ts";
import { readKeptFile } from "./kept-files.ts";

/** What stays in memory, in bytes: some photos of a day. */
const keptBytes = 64_000_000;

/** Contents by the id of their file, and pictures of them by id and size. The one that was looked at last is at the end. */
const contents = new Map<string, Blob>();
const asked = new Map<string, Promise<Blob>>();

watchStored("user_id", () => {
  contents.clear();
  asked.clear();
});

/** Keeps the content of a file in memory, since it was just sent or read. Older ones go. */
export function keepContent(fileId: string, content: Blob): void {
  contents.delete(fileId);
  contents.set(fileId, content);
  let bytes = [...contents.values()].reduce((sum, { size }) => sum + size, 0);
  for (const [id, { size }] of contents) {
    if (bytes <= keptBytes) return;
    contents.delete(id);
    bytes -= size;
  }
}

/** The content of a file. Throws an `ApiError`. */
export const readContent = (fileId: string): Promise<Blob> => readOnce(fileId, null);

/** A picture of a file in a size (decision 136); the file itself where it is here and can be drawn. Throws an `ApiError`. */
export const readPicture = (fileId: string, size: PictureSize): Promise<Blob> =>
  readOnce(fileId, isDrawn(contents.get(fileId)?.type ?? "") ? null : size);

/** The picture of a trip's cover; without a network that of a screen, which is kept. Throws an `ApiError`. */
export const readCoverPicture = (fileId: string): Promise<Blob> =>
  readPicture(fileId, "card").catch((thrown: unknown) => {
    if (toApiError(thrown).status !== 0) throw thrown;
    return readPicture(fileId, "screen");
  });

/** The words of a PDF or a text, to be searched. Throws an `ApiError`. */
export const readWords = async (fileId: string): Promise<string> =>
  (await readAnywhere(fileId, "text")).text();

/** What of a file is read: a picture in a size, its words, or all of it (null). */
export type FilePart = PictureSize | "text" | null;

/** What the server answers. Throws an `ApiError`. */
export function readFromServer(fileId: string, part: FilePart): Promise<Blob> {
  if (part === null) return readFile(filesEndpoints.read, { id: fileId });
  return part === "text"
    ? readFile(filesEndpoints.text, { id: fileId })
    : readFile(filesEndpoints.picture, { id: fileId, size: part });
}

/** Without an answer of the server what is kept for that time. A refusal is an answer. */
async function readAnywhere(fileId: string, part: FilePart): Promise<Blob> {
  const owner = cacheOwner();
  try {
    return await readFromServer(fileId, part);
  } catch (thrown) {
    const isLost = toApiError(thrown).status === 0;
    const kept = isLost && owner ? await readKeptFile(owner, nameOf(fileId, part)) : null;
    if (kept && cacheOwner() === owner) return kept;
    throw thrown;
  }
}

const nameOf = (fileId: string, part: FilePart) => (part === null ? fileId : `${fileId}.${part}`);

function readOnce(fileId: string, size: PictureSize | null): Promise<Blob> {
  const key = nameOf(fileId, size);
  const kept = contents.get(key);
  if (kept) {
    keepContent(key, kept);
    return Promise.resolve(kept);
  }
  const reading =
    asked.get(key) ??
    readAnywhere(fileId, size)
      .then((content) => {
        keepContent(key, content);
        return content;
      })
      .finally(() => asked.delete(key));
  asked.set(key, reading);
  return reading;
}
