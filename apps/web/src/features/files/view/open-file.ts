import { toApiError } from "../../../data/http/api-error.ts";
import { isConnected } from "../../../data/http/connection.ts";
import { saveFile } from "../../../device/save-file.ts";
import { formatSize } from "../../../i18n/format-size.ts";
import { currentLanguage, currentWords } from "../../../i18n/words.ts";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import type { ShownFile } from "../list/shown-file.ts";
import { isPictureAlone, readShown } from "./read-shown.ts";

/** A document stays open so long that nobody reads on; its memory is given back then. */
const revokeAfterMs = 3_600_000;
/** No browser shows this in a page of ours. */
const asBytes = "application/octet-stream";

/** Why a file cannot be read, in words. */
export function describeFailure(thrown: unknown, { name, bytes }: ShownFile): string {
  const error = toApiError(thrown);
  if (error.status !== 0 || isConnected()) return error.message;
  const size = formatSize(bytes, currentLanguage());
  return currentWords("common", "files")("files.notHere", { name, size });
}

/** Saves a file on the device. */
export async function downloadShown(file: ShownFile): Promise<void> {
  try {
    const name = isPictureAlone(file) ? `${file.name}.webp` : file.name;
    saveFile(name, new Blob([await readShown(file)], { type: asBytes }));
  } catch (thrown) {
    showToast("error", describeFailure(thrown, file));
  }
}

/** An installed app has no tabs, and many phones open a PDF only when it is saved. */
export const hasPdfViewer = () =>
  navigator.pdfViewerEnabled && !window.matchMedia("(display-mode: standalone)").matches;

/**
 * Opens a PDF with the browser's own viewer, which prints it too, in a new tab. The type is ours: content of any other type is never opened in this
 * origin (decision 133).
 */
export async function openInTab(file: ShownFile): Promise<void> {
  // Before anything is waited for: later it would count as a popup.
  const tab = window.open("", "_blank");
  try {
    const content = await readShown(file);
    if (!tab) return saveFile(file.name, content);
    const address = URL.createObjectURL(new Blob([content], { type: "application/pdf" }));
    setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
    tab.location.replace(address);
  } catch (thrown) {
    tab?.close();
    showToast("error", describeFailure(thrown, file));
  }
}
