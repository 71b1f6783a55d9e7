import { IndexedDbStore } from "../../../device/storage/indexed-db-store.ts";
import { currentWords } from "../../../i18n/words.ts";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { IndexedDbUnsentStore } from "./unsent-store.ts";

/** The unsent changes of all users of this browser. */
export const unsentStore = new IndexedDbUnsentStore(() => {
  if (typeof indexedDB !== "undefined") showToast("error", currentWords()("unsent.notKept"));
}, new IndexedDbStore("unsent"));
