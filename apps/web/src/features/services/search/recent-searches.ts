import { limits } from "@castor/core/limits.ts";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import {
  readUserStorage,
  watchUserStorage,
  writeUserStorage,
} from "../../../device/storage/user-storage.ts";

const key = "recent_searches";
const texts = z.array(z.string().check(z.minLength(1), z.maxLength(limits.searchQuery)));

/** The stored searches, newest first; none where the stored value is malformed. */
function read(stored: string | null): string[] {
  try {
    return texts.parse(JSON.parse(stored ?? "[]")).slice(0, limits.recentSearches);
  } catch {
    return [];
  }
}

/** Puts a search first. In another spelling of capitals it is the same search. */
export function rememberSearch(text: string): void {
  const others = read(readUserStorage(key)).filter(
    (other) => other.toLowerCase() !== text.toLowerCase(),
  );
  writeUserStorage(key, JSON.stringify([text, ...others].slice(0, limits.recentSearches)));
}

export const forgetSearches = (): void => writeUserStorage(key, null);

/** The last searches of the current user in this browser, newest first. */
export function useRecentSearches(): readonly string[] {
  const stored = useSyncExternalStore(
    (onChange) => watchUserStorage(key, onChange),
    () => readUserStorage(key),
  );
  return read(stored);
}
