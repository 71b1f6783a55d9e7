import { limits } from "@castor/core/limits.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { findTarget } from "../../ui/tour/use-target-box.ts";

/** True once all targets are there. Calls back with those that are missing after the wait (specification#tour-run). */
export function useTargets(
  selectors: readonly string[],
  onMissing: (missing: readonly string[]) => void,
): boolean {
  const [areThere, setThere] = useState(false);
  const look = useEffectEvent((isLast: boolean): boolean => {
    const missing = selectors.filter((selector) => findTarget(selector) === null);
    if (missing.length === 0) setThere(true);
    else if (isLast) onMissing(missing);
    return missing.length === 0;
  });
  useEffect(() => {
    let waitedMs = 0;
    const timer = setInterval(() => {
      waitedMs += limits.tourTargetPollMs;
      const isLast = waitedMs >= limits.tourTargetWaitMs;
      if (look(isLast) || isLast) clearInterval(timer);
    }, limits.tourTargetPollMs);
    return () => clearInterval(timer);
  }, []);
  return areThere;
}
