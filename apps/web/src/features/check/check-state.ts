import type { Finding } from "@castor/core/check/finding.ts";
import { isSilenced } from "@castor/core/check/silence-finding.ts";
import type { Fix } from "@castor/core/mend/fix.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

/**
 * Finds fixes of a finding of the trip, one finding after another. Rejects when that fails. Nothing is found any more once
 * it is not wanted.
 */
export type FindFixes = (
  trip: Trip,
  finding: Finding,
  isWanted: () => boolean,
) => Promise<readonly Fix[]>;

/** The state of a trip's check. While it runs again, the findings before stay. */
export type CheckState =
  | { state: "checking" }
  | { state: "failed" }
  | {
      state: "ready";
      findings: readonly Finding[];
      /** Those that an editor said "I know" of (specification#silenced-findings). They are counted and marked nowhere. */
      silenced: readonly Finding[];
      findFixes: FindFixes;
    };

const nothing: readonly Finding[] = [];

/** What is known to be found. */
export const findingsOf = (check: CheckState): readonly Finding[] =>
  check.state === "ready" ? check.findings : nothing;

/** Takes out the findings that an editor said "I know" of. */
export const withoutSilenced = (check: CheckState, known: Trip["silenced"]): CheckState =>
  check.state === "ready" && known.length > 0
    ? {
        ...check,
        findings: check.findings.filter((finding) => !isSilenced(known, finding)),
        silenced: check.findings.filter((finding) => isSilenced(known, finding)),
      }
    : check;
