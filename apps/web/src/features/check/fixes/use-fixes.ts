import type { Finding } from "@castor/core/check/finding.ts";
import type { Fix } from "@castor/core/mend/fix.ts";
import { canBeMended } from "@castor/core/mend/remedies.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect, useState } from "react";
import type { FindFixes } from "../check-state.ts";

export type FoundFixes =
  | { state: "searching" }
  | { state: "failed" }
  | { state: "ready"; fixes: readonly Fix[] };

const searching: FoundFixes = { state: "searching" };
const none: FoundFixes = { state: "ready", fixes: [] };

/** The fixes of a finding, found again when the trip changes. What no change of the plan can mend is not searched. */
export function useFixes(trip: Trip, finding: Finding, findFixes: FindFixes): FoundFixes {
  const isHopeless = !canBeMended(finding.kind);
  const [known, setKnown] = useState<{ trip: Trip; found: FoundFixes } | null>(null);
  useEffect(() => {
    if (isHopeless) return;
    let isCurrent = true;
    const show = (found: FoundFixes) => {
      if (isCurrent) setKnown({ trip, found });
    };
    findFixes(trip, finding, () => isCurrent).then(
      (fixes) => show({ state: "ready", fixes }),
      () => show({ state: "failed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [trip, finding, findFixes, isHopeless]);
  if (isHopeless) return none;
  return known?.trip === trip ? known.found : searching;
}
