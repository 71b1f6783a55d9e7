import type { TripChange } from "@castor/core/changes/trip-change.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { ApiError } from "../http/api-error.ts";
import type { UnsentEntry } from "./unsent/unsent-record.ts";
import type { UnsentStore } from "./unsent/unsent-store.ts";

/** The trip as the server has it now, with its ETag. */
export interface TaggedTrip {
  trip: Trip;
  tag: string | null;
}

/** What a queue of changes needs of its surroundings, so that tests can give it others. */
export interface QueueHost {
  readonly tripId: string;
  /** Whose changes these are; null without a login. */
  readonly userId: string | null;
  /** False when somebody else has logged in since. */
  isSameUser(): boolean;
  isConnected(): boolean;
  readonly store: UnsentStore;
  /** The server's trip as this window knows it. */
  readSaved(): Trip | undefined;
  writeSaved(trip: Trip): void;
  /** Reads the trip from the server, also into what this window knows. Throws an `ApiError`. */
  load(): Promise<TaggedTrip>;
  /** Calls the endpoint of a change, whose ids are the server's. Throws an `ApiError`. */
  call(change: TripChange, options: CallMode): Promise<unknown>;
  /** One sender at a time over all windows of a browser. */
  whileLocked(work: () => Promise<void>): Promise<void>;
  wait(ms: number): Promise<void>;
  now(): number;
  newKey(): string;
  /** A change is about to be shown, or was sent: a read under way may or may not know of it. Answers whether there was one. */
  stopReading(): boolean;
  /** Everything that was to be sent is sent. `isReloadDue`: the trip itself is to be read again. */
  onSent(isReloadDue: boolean): void;
  /** The stored queue has changed: other windows and the list of unsent changes read it again. */
  onStored(): void;
  /** A change was rolled back, and no form says so. */
  onRefused(error: ApiError, entry: UnsentEntry): void;
  /** Changes begin to wait that the browser could not keep. */
  onUnkept(): void;
  /** A change waits for its author. */
  onBlocked(): void;
}

export interface CallMode {
  ifMatch?: string | undefined;
  isLeaving?: boolean | undefined;
}
