import { currentWords } from "../../../i18n/words.ts";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { openUnsentList } from "./asked-list.ts";

/** Tells the author that a change waits for a decision, with the way to it. One toast for all. */
export function announceBlocked(): void {
  const words = currentWords("common");
  const show = { label: words("unsent.show"), run: openUnsentList };
  showToast("error", words("unsent.blocked"), show, { topic: "unsent" });
}
