import * as z from "zod/mini";
import { readStored, type StorageKey, watchStored, writeStored } from "./storage.ts";

/** How many users of one browser are remembered. */
const mostUsers = 20;
/** The key of anonymous visitors. */
const anonymous = "";

const valuesByUser = z.record(z.string(), z.string());

/** The values of a key by user; a malformed value reads as none. */
function readAll(key: StorageKey): Record<string, string> {
  try {
    return valuesByUser.parse(JSON.parse(readStored(key) ?? "{}"));
  } catch {
    return {};
  }
}

const currentUser = () => readStored("user_id") ?? anonymous;

/** The stored value of a key for the current user, or for anonymous visitors; null when there is none. */
export function readUserStorage(key: StorageKey): string | null {
  return readAll(key)[currentUser()] ?? null;
}

/** Stores a value for the current user; null removes it. */
export function writeUserStorage(key: StorageKey, value: string | null): void {
  const others = Object.entries(readAll(key)).filter(([id]) => id !== currentUser());
  const own: [string, string][] = value === null ? [] : [[currentUser(), value]];
  const kept = [...others, ...own].slice(-mostUsers);
  writeStored(key, kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null);
}

/** Calls back when the value may have changed: it was written, or another user has logged in. */
export function watchUserStorage(key: StorageKey, onChange: () => void): () => void {
  const stops = [watchStored(key, onChange), watchStored("user_id", onChange)];
  return () => {
    for (const stop of stops) stop();
  };
}
