/** The longest side of a photo that is sent, in pixels: enough for a sheet of paper, a tenth of what a phone takes. */
const longestSide = 4_096;
const quality = 0.85;

/** Photos and what they are written as. Screenshots (PNG) and drawings stay as they are. */
const photoTypes: Readonly<Record<string, "image/jpeg" | "image/webp">> = {
  "image/jpeg": "image/jpeg",
  "image/heic": "image/jpeg",
  "image/heif": "image/jpeg",
  "image/webp": "image/webp",
  "image/avif": "image/webp",
};

/** The name with the ending of what it is written as. */
const renameTo = (name: string, type: string): string =>
  type === "image/jpeg"
    ? name.replace(/\.(heic|heif)$/i, ".jpg")
    : name.replace(/\.avif$/i, ".webp");

/**
 * A photo in the size in which it is sent, the right way up and without its metadata. Null where it is sent as it is: it is no
 * photo, or the browser cannot read it.
 */
export async function scalePhoto(name: string, photo: Blob): Promise<File | null> {
  const type = photoTypes[photo.type];
  if (!type || typeof createImageBitmap === "undefined") return null;
  const read = await createImageBitmap(photo, { imageOrientation: "from-image" }).catch(() => null);
  if (!read) return null;
  const scale = Math.min(1, longestSide / Math.max(read.width, read.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(read.width * scale));
  canvas.height = Math.max(1, Math.round(read.height * scale));
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(read, 0, 0, canvas.width, canvas.height);
  read.close();
  const written =
    context && (await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality)));
  // Some browsers write PNG where they cannot write WebP.
  if (!written || written.type !== type) return null;
  return new File([written], renameTo(name, type), { type });
}
