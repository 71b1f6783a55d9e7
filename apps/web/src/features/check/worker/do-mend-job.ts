import { findFixes } from "@castor/core/mend/find-fixes.ts";
import type { MendJob, MendReport } from "./mend-job.ts";

/** Finds fixes. A failure is an answer too. */
export function doMendJob({ trip, finding, zones, ...known }: MendJob): MendReport {
  const { newId } = known;
  try {
    const fixes = findFixes(trip, finding, { ...known, zoneOf: ({ id }) => zones[id] ?? null });
    return { kind: "mended", newId, fixes };
  } catch (error) {
    return { kind: "notMended", newId, message: String(error) };
  }
}
