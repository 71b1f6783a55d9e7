import { sharp } from "../../outside/pictures/picture-library.ts";
import { decodeHeic } from "./decode-heic.ts";

/** A picture to be made. `side` is its longest one, in pixels. */
export interface PictureJob {
  content: Uint8Array;
  /** The media type of the content, which was found by its bytes. */
  type: string;
  side: number;
}

/** A JPEG is decoded at the size that is needed. Other formats are decoded whole, so that fewer pixels are allowed. */
const jpegPixels = 110_000_000;
const otherPixels = 50_000_000;
const seconds = 20;
const quality = 78;

/**
 * A picture of at most this size as WebP: turned upright, in sRGB, without what cameras write into files. Of a film the first
 * frame. Throws for what is no picture, is broken, or has too many pixels.
 */
export async function makePicture({ content, type, side }: PictureJob): Promise<Uint8Array> {
  const limitInputPixels = type === "image/jpeg" ? jpegPixels : otherPixels;
  const isHeic = type === "image/heic" || type === "image/heif";
  const source = isHeic
    ? await readHeic(content, otherPixels)
    : sharp(content, { limitInputPixels, failOn: "error", pages: 1 });
  return source
    .autoOrient()
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .webp({ quality, effort: 2 })
    .timeout({ seconds })
    .toBuffer();
}

/** Decoded by its own library: the other one has no decoder of HEVC. */
async function readHeic(content: Uint8Array, mostPixels: number) {
  const { pixels, width, height } = await decodeHeic(content, mostPixels);
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}
