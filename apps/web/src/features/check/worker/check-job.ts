import type { CheckLegs } from "@castor/core/check/check-context.ts";
import type { TripCheck } from "@castor/core/check/create-trip-check.ts";
import type { Finding } from "@castor/core/check/finding.ts";
import type { CheckedTrip } from "@castor/core/check/list-dates.ts";
import type { EuroRates } from "@castor/core/finance/rates.ts";
import type { DateText } from "@castor/core/time/dates.ts";

/** What the page sends: the trip and all that its check knows, as plain data. */
export interface CheckJob {
  /** Jobs count from 1. The answer to an earlier one is out of date. */
  number: number;
  trip: CheckedTrip;
  today: DateText;
  legsByDay: Record<string, CheckLegs>;
  /** By the id of the stop. */
  zones: Record<string, string | null>;
  fallbackZone: string;
  perEuro: EuroRates | null;
}

/** What the worker answers. */
export type CheckReport =
  | { kind: "found"; number: number; findings: Finding[] }
  | { kind: "failure"; number: number; message: string };

/** Does a job. A failure is an answer too: the page says that it could not check. */
export function doCheckJob(
  check: TripCheck,
  { number, trip, zones, ...known }: CheckJob,
): CheckReport {
  try {
    const findings = check(trip, { ...known, zoneOf: ({ id }) => zones[id] ?? null });
    return { kind: "found", number, findings };
  } catch (error) {
    return { kind: "failure", number, message: String(error) };
  }
}
