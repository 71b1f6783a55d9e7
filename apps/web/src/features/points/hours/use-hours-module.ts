import { useEffect, useSyncExternalStore } from "react";
import { afterFirstPaint } from "../../../device/loading/first-paint.ts";
import { whenIdle } from "../../../device/loading/when-idle.ts";

type HoursModule = typeof import("./hours-module.ts");

let loadedModule: HoursModule | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A failed import is tried again by the next component that wants it; until then the original text is shown. */
async function load(): Promise<void> {
  try {
    loadedModule = await import("./hours-module.ts");
    for (const listener of listeners) listener();
  } catch {}
}

/**
 * The lazily loaded reader of opening hours; null until it is loaded. `soon` loads it after the first paint, `idle` when
 * the browser is idle, for lists.
 */
export function useHoursModule(wanted: "soon" | "idle" | false): HoursModule | null {
  useEffect(() => {
    if (!wanted || loadedModule) return;
    if (wanted === "idle") return whenIdle(() => void load());
    void afterFirstPaint().then(load);
  }, [wanted]);
  return useSyncExternalStore(subscribe, () => loadedModule);
}
