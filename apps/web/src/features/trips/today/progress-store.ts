import { limits } from "@castor/core/limits.ts";
import { hasProgress, noProgress, type Progress, progress } from "@castor/core/today/progress.ts";
import { useCallback, useMemo, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import {
  readUserStorage,
  watchUserStorage,
  writeUserStorage,
} from "../../../device/storage/user-storage.ts";

const key = "day_progress";
const keptMs = limits.toldKeptDays * 86_400_000;

const kept = z.record(z.string(), z.object({ at: z.number(), progress }));
type Kept = z.infer<typeof kept>;

function readAll(stored: string | null): Kept {
  try {
    return kept.parse(JSON.parse(stored ?? "{}"));
  } catch {
    return {};
  }
}

/** Keeps the progress of a day; what is too old or too much goes. */
function write(day: string, next: Progress, now: number): void {
  const { [day]: _, ...others } = readAll(readUserStorage(key));
  const fresh = Object.entries(others).filter(([, { at }]) => now - at < keptMs);
  const own = hasProgress(next) ? [[day, { at: now, progress: next }] as const] : [];
  const all = [...fresh, ...own].toSorted(([, a], [, b]) => b.at - a.at).slice(0, limits.toldDays);
  writeUserStorage(key, all.length > 0 ? JSON.stringify(Object.fromEntries(all)) : null);
}

/** What the current user told of a day in this browser, by trip, day and date; and what keeps something else. */
export function useProgress(day: string): [Progress, (next: Progress) => void] {
  const stored = useSyncExternalStore(
    (onChange) => watchUserStorage(key, onChange),
    () => readUserStorage(key),
  );
  const shown = useMemo(() => readAll(stored)[day]?.progress ?? noProgress, [stored, day]);
  const keep = useCallback((next: Progress) => write(day, next, Date.now()), [day]);
  return [shown, keep];
}
