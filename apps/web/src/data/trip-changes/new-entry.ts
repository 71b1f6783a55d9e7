import { rowOf } from "@castor/core/changes/change-rows.ts";
import type { IdMap } from "@castor/core/changes/rename-ids.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { currentWords } from "../../i18n/words.ts";
import { demoOwner } from "../demo/demo-trip.ts";
import { ApiError } from "../http/api-error.ts";
import type { QueueEntry, RunOptions } from "./queue-entry.ts";
import { valuesBefore } from "./unsent/compare-change.ts";

/** The error of a change that finds too many unsent ones before it. */
export const errorOfFullQueue = (owner: string | null): ApiError => {
  const text = currentWords("common")(owner === demoOwner ? "unsent.fullDemo" : "unsent.full");
  return new ApiError(429, "TOO_MANY_REQUESTS", text);
};

/** The name of what a change changes. A new trip is not there before its change. */
function nameOf(trip: Trip | undefined, change: TripChange): string {
  if (change.name === "trips.add") return change.args.form.name;
  return trip ? rowOf(change.name).nameOf(trip, change.args) : "";
}

/** An entry for a change that is made now; `trip` is the trip that its author sees. */
export const newEntry = (
  trip: Trip | undefined,
  change: TripChange,
  ids: IdMap,
  { isGuarded = false, sequence }: Omit<RunOptions, "isQuiet">,
): QueueEntry => ({
  ...{ change, isGuarded, sequence: sequence ?? null, isDeferred: false },
  thing: nameOf(trip, change),
  known: trip ? valuesBefore(trip, change, ids) : null,
  ...{ isLate: false, isReplay: false, failures: 0, blocked: null },
});
