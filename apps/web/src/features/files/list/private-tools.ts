import { fileLimits } from "@castor/core/files/file-limits.ts";
import { privateKind } from "@castor/core/files/private-file.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { deleteFile, savePrivateFile, showPrivateFile } from "../../../data/files/private-files.ts";
import { toApiError } from "../../../data/http/api-error.ts";
import { currentWords } from "../../../i18n/words.ts";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import type { ShownFile } from "./shown-file.ts";

/** Runs a call about a private file; a failure is told. */
function run(work: () => Promise<unknown>): void {
  work().catch((thrown: unknown) => showToast("error", toApiError(thrown).message));
}

const save = (tripId: string, { key: fileId, kind, thingId }: ShownFile, caption: string) => {
  const own = privateKind.safeParse(kind).data;
  const at = own ? { kind: own, thingId } : { kind: "trip" as const, thingId: tripId };
  return savePrivateFile({ tripId, fileId, ...at, caption });
};

/** Lets the reader alone see a file of theirs; the toast lets all see it again wherever it stood. */
export function hideFile({ id: tripId, attachments }: Trip, file: ShownFile): void {
  run(async () => {
    await save(tripId, file, file.caption);
    const words = currentWords("common", "files");
    const places = attachments.filter(({ fileId }) => fileId === file.key);
    const undo = { label: words("history.undo"), run: () => show(tripId, file, places) };
    showToast("ok", words("files.hidden", { name: file.name }), undo);
  });
}

/** Lets all members see a private file, at the thing where it stands. Undo does not hide it again: that is a press of its own. */
export const showToAll = (tripId: string, file: ShownFile): void => show(tripId, file, [file]);

const show = (
  tripId: string,
  { key: fileId }: ShownFile,
  places: readonly Pick<ShownFile, "kind" | "thingId" | "caption">[],
): void =>
  run(() =>
    showPrivateFile({
      ...{ tripId, fileId },
      places: places
        .slice(0, fileLimits.placesShown)
        .map(({ kind, thingId, caption }) => ({ kind, thingId, caption })),
    }),
  );

/** Changes the caption of a private file. */
export const captionPrivateFile = (tripId: string, file: ShownFile, caption: string): void =>
  run(() => save(tripId, file, caption));

/** Deletes a private file; the toast brings it back. */
export function removePrivateFile(tripId: string, file: ShownFile): void {
  run(async () => {
    await deleteFile(file.key);
    const words = currentWords("common", "files");
    const undo = {
      label: words("history.undo"),
      run: () => captionPrivateFile(tripId, file, file.caption),
    };
    showToast("ok", words("files.removed", { name: file.name }), undo);
  });
}
