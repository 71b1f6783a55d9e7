import { isImage } from "@castor/core/files/file-types.ts";
import type { PictureSize } from "@castor/core/files/picture-size.ts";
import { readContent, readPicture } from "../../../data/files/file-contents.ts";
import { errorOfMissing } from "../../../data/http/api-error.ts";
import { uploadQueue } from "../../../data/uploads/page-uploads.ts";
import type { ShownFile } from "../list/shown-file.ts";

/** True for a photo of which its reader gets pictures alone: for visitors, who are not told the hash of the original (decision 142). */
export const isPictureAlone = ({ attachment }: Pick<ShownFile, "attachment">): boolean =>
  attachment !== null && attachment.hash === "" && isImage(attachment.type);

/**
 * The content of a file: of one on its way from this browser, else from the server. With a `size` it is what a picture is shown by.
 * Throws an `ApiError`.
 */
export async function readShown(
  { attachment, upload }: ShownFile,
  size?: PictureSize,
): Promise<Blob> {
  if (attachment) {
    const { fileId } = attachment;
    const asPicture = size ?? (isPictureAlone({ attachment }) ? "screen" : undefined);
    return asPicture ? readPicture(fileId, asPicture) : readContent(fileId);
  }
  const bytes = upload && (await uploadQueue()?.bytesOf(upload.id));
  if (!bytes) throw errorOfMissing();
  return bytes;
}
