import { sharp } from "../../outside/pictures/picture-library.ts";
import { type FileStorage, renditionName } from "../storage/file-storage.ts";
import type { RenditionSource, Renditions } from "./renditions.ts";

interface Parts {
  storage: FileStorage;
  renditions: Renditions;
}

/** The picture of a file for a card as JPEG, for programs that do not draw WebP; null for what has none. */
export const createJpegReader =
  ({ storage, renditions }: Parts) =>
  async (file: RenditionSource, caller: string): Promise<Uint8Array | null> => {
    const bytes = await renditions.prepare(file, "card", caller);
    const opened = await storage.open(renditionName(file.hash, "card"), 0, bytes - 1);
    if (opened === null) return null;
    const pieces: Uint8Array[] = [];
    for await (const piece of opened) pieces.push(piece);
    return sharp(Buffer.concat(pieces))
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 78 })
      .toBuffer();
  };
