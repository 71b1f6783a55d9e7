import { limits } from "@castor/core/limits.ts";
import { sharp } from "./picture-library.ts";

/** What is read of other servers. */
const readable: ReadonlySet<string | undefined> = new Set(["jpeg", "png", "webp"]);
/** Pixels of a picture before it is decoded: 960 wide, and ten times as high. */
const pixelsMax = 12_000_000;
const seconds = 10;
/** A longest side, and a quality. */
export type JpegAttempt = readonly [side: number, quality: number];
/** Each is tried in turn until the picture is small enough. */
const attempts: readonly JpegAttempt[] = [
  [720, 78],
  [720, 62],
  [720, 45],
  [560, 45],
  [400, 40],
  [280, 35],
];

/**
 * A picture as a JPEG of at most so many bytes, without what cameras write into it. Decoded in the library's own threads, within limits of
 * pixels and time. Throws for what is no picture.
 */
export async function encodeJpeg(
  bytes: Uint8Array,
  tried: readonly JpegAttempt[],
  bytesMax: number,
): Promise<Buffer> {
  const { format } = await sharp(bytes).metadata();
  if (!readable.has(format)) throw new Error("this format is not read");
  for (const [side, quality] of tried) {
    const jpeg = await sharp(bytes, { limitInputPixels: pixelsMax, failOn: "error" })
      .autoOrient()
      .resize(side, side, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#fff" })
      .jpeg({ quality, mozjpeg: true })
      .timeout({ seconds })
      .toBuffer();
    if (jpeg.length <= bytesMax) return jpeg;
  }
  throw new Error("the picture does not become small enough");
}

/** A picture as this server keeps it. */
export const shrinkPicture = (bytes: Uint8Array): Promise<Buffer> =>
  encodeJpeg(bytes, attempts, limits.pictureBytes);
