import { makePicture } from "./make-picture.ts";

/** What is to be made of a content: a picture of a longest side, in pixels, or its words (`side` is null). */
export interface RenditionJob {
  content: Uint8Array;
  /** The media type of the content, which was found by its bytes. */
  type: string;
  side: number | null;
}

export async function makeRendition({ content, type, side }: RenditionJob): Promise<Uint8Array> {
  if (side !== null) return makePicture({ content, type, side });
  // Most threads are for pictures alone.
  const { readWords } = await import("./read-words.ts");
  return readWords(content, type);
}
