import { type DoorFinder, type DoorPoint, listDoors } from "@castor/core/routes/schedule/door.ts";
import { createAtom, useSelector } from "@tanstack/react-store";
import { useDeferredValue, useEffect, useMemo } from "react";
import { afterFirstPaint } from "../../device/loading/first-paint.ts";
import { whenIdle } from "../../device/loading/when-idle.ts";

type HoursModule = typeof import("./hours-module.ts");

const loadedModule = createAtom<HoursModule | null>(null);
const hasFailed = createAtom(false);

/** A failed import is tried again by the next component that wants it; until then the original text is shown. */
async function load(): Promise<void> {
  try {
    loadedModule.set(await import("./hours-module.ts"));
    hasFailed.set(false);
  } catch {
    hasFailed.set(true);
  }
}

/**
 * The lazily loaded reader of opening hours; null until it is loaded. `soon` loads it after the first paint, `idle` when
 * the browser is idle, for lists.
 */
export function useHoursModule(wanted: "soon" | "idle" | false): HoursModule | null {
  useEffect(() => {
    if (!wanted || loadedModule.get()) return;
    if (wanted === "idle") return whenIdle(() => void load());
    void afterFirstPaint().then(load);
  }, [wanted]);
  return useSelector(loadedModule);
}

/**
 * Finds when the closed doors of a day's stops open. Null while the reader of opening hours loads, so that no wrong time is
 * shown for a moment. Without any hours, and where it does not load, nobody waits at a door.
 */
export function useDoorFinder(points: readonly DoorPoint[]): DoorFinder | null {
  const isWanted = useMemo(() => listDoors(points).length > 0, [points]);
  const part = useHoursModule(isWanted && "soon");
  const isUnknown = useSelector(hasFailed);
  const finder = part?.lookUpDoors ?? (isWanted && !isUnknown ? null : openEverywhere);
  // Deferred as the zones are: the times of a day change at once.
  return useDeferredValue(finder);
}

const openEverywhere: DoorFinder = () => () => null;
