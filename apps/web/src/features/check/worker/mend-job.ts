import type { Finding } from "@castor/core/check/finding.ts";
import type { Fix } from "@castor/core/mend/fix.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { CheckJob } from "./check-job.ts";

/** What the page sends when somebody asks for the fixes of a finding. */
export interface MendJob extends Omit<CheckJob, "number"> {
  trip: Trip;
  finding: Finding;
  /** The id of a stop that a fix makes; the report has it, too. */
  newId: string;
  /** Now, ISO 8601. */
  at: string;
}

/** What the worker answers. */
export type MendReport =
  | { kind: "mended"; newId: string; fixes: readonly Fix[] }
  | { kind: "notMended"; newId: string; message: string };
