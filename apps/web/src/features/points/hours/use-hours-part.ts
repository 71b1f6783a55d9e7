import { useEffect, useSyncExternalStore } from "react";
import { afterFirstSight } from "../../../device/first-sight.ts";
import { whenIdle } from "../../../device/when-idle.ts";

type HoursPart = typeof import("./hours-part.ts");

let part: HoursPart | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Without a network hours stay the texts that they are, until somebody asks anew. */
async function load(): Promise<void> {
  try {
    part = await import("./hours-part.ts");
    for (const listener of listeners) listener();
  } catch {}
}

/**
 * What reads opening hours; null until it is here. It comes once it is wanted: `soon` for who looks at the hours, `idle` for
 * lists, whose points and times are there first.
 */
export function useHoursPart(wanted: "soon" | "idle" | false): HoursPart | null {
  useEffect(() => {
    if (!wanted || part) return;
    if (wanted === "idle") return whenIdle(() => void load());
    void afterFirstSight().then(load);
  }, [wanted]);
  return useSyncExternalStore(subscribe, () => part);
}
