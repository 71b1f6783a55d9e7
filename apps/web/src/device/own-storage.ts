import * as z from "zod/mini";
import { readStored, type StorageKey, watchStored, writeStored } from "./storage.ts";

/** Of the people who use one browser, so many are remembered. */
const peopleKept = 20;
/** Whoever is not logged in. */
const nobody = "";

const byPerson = z.record(z.string(), z.string());

/** What each person has under a key; a value that is not of this form counts as none. */
function readAll(key: StorageKey): Record<string, string> {
  try {
    return byPerson.parse(JSON.parse(readStored(key) ?? "{}"));
  } catch {
    return {};
  }
}

const person = () => readStored("user_id") ?? nobody;

/** What the browser remembers under a key for whoever is logged in, or for everybody who is not; else null. */
export function readOwn(key: StorageKey): string | null {
  return readAll(key)[person()] ?? null;
}

/** Remembers a value for whoever is logged in; null forgets it. */
export function writeOwn(key: StorageKey, value: string | null): void {
  const others = Object.entries(readAll(key)).filter(([id]) => id !== person());
  const own: [string, string][] = value === null ? [] : [[person(), value]];
  const kept = [...others, ...own].slice(-peopleKept);
  writeStored(key, kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null);
}

/** Calls back when the value may be another: it was changed, or somebody else is logged in. */
export function watchOwn(key: StorageKey, onChange: () => void): () => void {
  const stops = [watchStored(key, onChange), watchStored("user_id", onChange)];
  return () => {
    for (const stop of stops) stop();
  };
}
