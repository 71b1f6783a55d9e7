import { isOfMoney } from "@castor/core/files/attachment.ts";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { currentWords } from "../../../i18n/words.ts";
import { isPicture } from "./file-kind.ts";
import type { ShownFile } from "./shown-file.ts";

/** Whoever sees the trip would look for a private photo, and members without money for what tells of money. */
export const canBeCover = (file: ShownFile): boolean =>
  file.attachment !== null && !file.isPrivate && !isOfMoney(file.attachment) && isPicture(file);

/** Makes a photo the cover of its trip, or takes it off. */
export function setCover(tripId: string, { key, name }: ShownFile, isCover: boolean): void {
  const history = tripHistoryOf(tripId);
  const change = { coverFileId: isCover ? key : null };
  const body = { name: "trips.save", args: { id: tripId, change } } as const;
  const { step } = history.runTogether([body]);
  const words = currentWords("common", "files");
  offerUndo(history, {
    step,
    text: words(isCover ? "files.isCover" : "files.isNoCover", { name }),
  });
}
