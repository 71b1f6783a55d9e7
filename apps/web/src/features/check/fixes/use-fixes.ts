import type { Finding } from "@castor/core/check/finding.ts";
import type { FixAnswer } from "@castor/core/mend/fix.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect, useState } from "react";
import type { FindFixes } from "../check-state.ts";

export type FoundFixes =
  | { state: "searching" }
  | { state: "failed" }
  | { state: "ready"; answer: FixAnswer };

const searching: FoundFixes = { state: "searching" };

/**
 * The fixes of a finding while they are asked for, found again when the trip changes. Null `findFixes`: nobody asks, and
 * the answer is null.
 */
export function useFixes(
  trip: Trip,
  finding: Finding,
  findFixes: FindFixes | null,
): FoundFixes | null {
  const [known, setKnown] = useState<{ trip: Trip; found: FoundFixes } | null>(null);
  useEffect(() => {
    if (!findFixes) return;
    let isCurrent = true;
    const show = (found: FoundFixes) => {
      if (isCurrent) setKnown({ trip, found });
    };
    findFixes(trip, finding).then(
      (answer) => show({ state: "ready", answer }),
      () => show({ state: "failed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [trip, finding, findFixes]);
  if (!findFixes) return null;
  return known?.trip === trip ? known.found : searching;
}
