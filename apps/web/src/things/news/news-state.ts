import { addressOf } from "@castor/core/pages.ts";
import { useEffect, useSyncExternalStore } from "react";
import { useSession } from "../../data/session/session-store.ts";
import {
  readUserStorage,
  watchUserStorage,
  writeUserStorage,
} from "../../device/storage/user-storage.ts";
import { newsEntries } from "./news-entries.ts";

/** The section of the help with what's new. */
export const newsSection = "news";
export const newsAddress = `${addressOf("help")}#${newsSection}`;

const newest = newsEntries[0].date;

const watch = (onChange: () => void) => watchUserStorage("seen_news", onChange);
/** The date of the newest entry that this user has seen in this browser; null before the first visit. */
const readSeen = () => readUserStorage("seen_news");

/** The list has been opened: nothing in it is new any more. */
export const markNewsSeen = (): void => {
  if (readSeen() !== newest) writeUserStorage("seen_news", newest);
};

/**
 * True when an update has brought something that the user has not looked at. Whoever is here for the first time is told
 * nothing: all is new to them.
 */
export function useHasNews(): boolean {
  const { isLoggedIn } = useSession();
  const seen = useSyncExternalStore(watch, readSeen);
  useEffect(() => {
    if (isLoggedIn && seen === null) markNewsSeen();
  }, [isLoggedIn, seen]);
  return isLoggedIn && seen !== null && seen < newest;
}
