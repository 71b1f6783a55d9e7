import { IndexedDbStore } from "../../../device/storage/indexed-db-store.ts";
import { IndexedDbUnsentStore } from "./unsent-store.ts";

/** The unsent changes of all users of this browser. */
export const unsentStore = new IndexedDbUnsentStore(new IndexedDbStore("unsent"));
