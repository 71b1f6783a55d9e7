import { fileLimits } from "@castor/core/files/file-limits.ts";
import { sendsOriginals } from "../../../data/uploads/original-photos.ts";
import { uploadQueue } from "../../../data/uploads/page-uploads.ts";
import type { UploadPlace } from "../../../data/uploads/upload-entry.ts";
import { formatSize } from "../../../i18n/format-size.ts";
import { currentLanguage, currentWords } from "../../../i18n/words.ts";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { findPhotoPlaces } from "./photo-places.ts";

/** Takes files into the queue of uploads; photos of a trip to where they were taken, if the reader agrees. Says which were not taken. */
export async function addFiles(files: readonly File[], place: UploadPlace): Promise<void> {
  const options = { isOriginal: sendsOriginals() };
  const isAsked = ({ type }: File) => place.kind === "trip" && type.startsWith("image/");
  // What nobody is asked about does not wait for the answer.
  let refused = await uploadQueue()?.add(
    files.filter((file) => !isAsked(file)),
    place,
    options,
  );
  const photos = files.filter(isAsked);
  const proposed = await findPhotoPlaces(photos, place.tripId).catch(() => []);
  const placeOf = new Map(proposed.map(({ photo, place: at }) => [photo, at]));
  for (const photo of photos) {
    const at = { ...place, ...placeOf.get(photo) };
    refused = (await uploadQueue()?.add([photo], at, options)) ?? refused;
  }
  if (!refused) return;
  const words = currentWords("common", "files");
  const size = formatSize(fileLimits.waitingBytes, currentLanguage());
  const count = fileLimits.waitingUploads;
  showToast("error", words(`files.notTaken.${refused}`, { size, count }));
}
