import { applyTripChange, temporaryIdsOf } from "@castor/core/changes/change-rows.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import { hasThing } from "@castor/core/trips/has-thing.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { keepEqual } from "../use-kept-equal.ts";
import { listShown } from "./queue-entries.ts";
import type { QueueEntry } from "./queue-entry.ts";
import type { TemporaryIds } from "./temporary-ids.ts";

/** The server's trip with queued changes applied (optimistic update). */
export class OptimisticTrip {
  readonly #ids: TemporaryIds;
  #shown: { saved: Trip; entries: readonly QueueEntry[]; trip: Trip } | null = null;

  constructor(ids: TemporaryIds) {
    this.#ids = ids;
  }

  readonly apply = (trip: Trip, change: TripChange): Trip =>
    applyTripChange(trip, change, this.#ids.named);

  /** Changes that wait for their author's decision are left out. */
  applyAll(trip: Trip, entries: readonly QueueEntry[]): Trip {
    // A trip whose creation was refused is still shown: it is nowhere else.
    const asShown = entries.map((entry) =>
      entry.change.name === "trips.add" ? { ...entry, blocked: null } : entry,
    );
    return listShown(asShown).reduce((changed, { change }) => this.apply(changed, change), trip);
  }

  /** Applies changes to a trip that may have some of them already: what they make is not made twice. */
  applyMissing(trip: Trip, entries: readonly QueueEntry[]): Trip {
    const isThere = ({ change }: QueueEntry) =>
      change.name === "trips.add" ||
      temporaryIdsOf(change).some((id) => hasThing(trip, this.#ids.currentId(id)));
    const missing = entries.filter((entry) => !isThere(entry));
    return this.applyAll(trip, missing);
  }

  /**
   * The same object as long as neither the server's trip nor the queue changes what is shown. What a change leaves as it is
   * stays the same object too: an answer that says what is shown already draws nothing.
   */
  show(saved: Trip, entries: readonly QueueEntry[]): Trip {
    if (this.#shown?.saved !== saved || this.#shown.entries !== entries) {
      const trip = this.applyAll(saved, entries);
      this.#shown = { saved, entries, trip: keepEqual(this.#shown?.trip ?? trip, trip) };
    }
    return this.#shown.trip;
  }
}
