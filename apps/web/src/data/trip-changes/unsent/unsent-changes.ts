import { type CurrencyId, currency } from "@castor/core/basics/currencies.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import { makeTripOfForm, type Trip } from "@castor/core/trips/trip.ts";
import { createAtom, useSelector } from "@tanstack/react-store";
import { afterFirstPaint } from "../../../device/loading/first-paint.ts";
import { readStored, watchStored } from "../../../device/storage/storage.ts";
import { OptimisticTrip } from "../optimistic-trip.ts";
import { TemporaryIds } from "../temporary-ids.ts";
import { tripQueueOf } from "../trip-change-queues.ts";
import { currencyPath, valuesOf } from "./compare-change.ts";
import { type Decision, decideChange } from "./decide-change.ts";
import { watchUnsent } from "./unsent-channel.ts";
import type { Block, FieldConflict, UnsentEntry, UnsentRecord } from "./unsent-record.ts";
import { isExpired } from "./unsent-store.ts";
import { unsentStore } from "./unsent-stores.ts";

/** Why a change waits for its author. */
export type BlockReason =
  | {
      kind: "conflict";
      fields: readonly FieldConflict[];
      /** The currency of each side's amounts; null where there are none. */
      currencies: { mine: CurrencyId | null; theirs: CurrencyId | null };
    }
  | { kind: "gone"; canRestore: boolean }
  | { kind: "refused"; status: number; message: string; isFinal?: boolean | undefined };

/** A change that waits for the network or, when it is blocked, for its author. `thing`: the name of what it changes. */
export interface UnsentChange {
  id: string;
  tripId: string;
  change: TripChange;
  blocked: BlockReason | null;
  thing: string;
}

export interface UnsentTrip {
  tripId: string;
  tripName: string;
  changes: readonly UnsentChange[];
  /** The trip itself, while the server does not have it. */
  made: Trip | null;
  /** False where the browser could not store them: they live in this window. */
  isKept: boolean;
  /** Applies the changes to the trip as the server has it. */
  apply: (trip: Trip) => Trip;
}

function reasonOf(block: Block, change: TripChange): BlockReason {
  if (block.kind === "conflict") {
    const { kind, fields } = block;
    const theirs = currency.safeParse(block.theirs[currencyPath]).data ?? null;
    const mine = currency.safeParse(valuesOf(change)?.[currencyPath]).data ?? theirs;
    return { kind, fields, currencies: { mine, theirs } };
  }
  if (block.kind === "gone") return { kind: "gone", canRestore: block.again.length > 0 };
  return block;
}

const describe = (tripId: string, { change, thing, blocked }: UnsentEntry): UnsentChange => ({
  ...{ id: change.id, tripId, change, thing },
  blocked: blocked && reasonOf(blocked, change),
});

const trips = createAtom<readonly UnsentTrip[]>([]);
let isStarted = false;

/** Applies stored changes to a trip. */
function applyStored(trip: Trip, { entries, names }: UnsentRecord): Trip {
  const ids = new TemporaryIds();
  ids.add(new Map(names));
  const all = entries.map((entry) => ({ ...entry, isDeferred: false }));
  return new OptimisticTrip(ids).applyAll(trip, all);
}

/** The trip that stored changes make; null when they change one that the server has. */
function showMade(record: UnsentRecord): Trip | null {
  const first = record.entries.find(({ change }) => change.name === "trips.add")?.change;
  if (first?.name !== "trips.add") return null;
  const { id, form } = first.args;
  return applyStored(makeTripOfForm(id, form, first.at), record);
}

async function refresh(): Promise<void> {
  const userId = readStored("user_id");
  const records =
    userId === null ? new Map<string, UnsentRecord>() : await unsentStore.list(userId);
  if (readStored("user_id") !== userId) return;
  const unsent = [...records].flatMap(([tripId, record]) => {
    const { tripName, entries } = record;
    // A change that is on its way for the first time is no news.
    const late = entries.filter(({ isLate }) => isLate);
    const changes = late.map((entry) => describe(tripId, entry));
    if (changes.length === 0) return [];
    const apply = (trip: Trip) => applyStored(trip, record);
    const isKept = userId !== null && unsentStore.isKept(userId, tripId);
    return [{ tripId, tripName, changes, made: showMade(record), isKept, apply }];
  });
  trips.set(unsent);
}

/** Sends what earlier pages have left, and forgets old records. */
async function sendLeftOver(): Promise<void> {
  const userId = readStored("user_id");
  if (userId === null) return;
  for (const [tripId, record] of await unsentStore.list(userId))
    if (isExpired(record, Date.now())) void unsentStore.remove(userId, tripId);
    else if (record.entries.length > 0) void tripQueueOf(tripId).drain();
}

/** Starts once a page: what was left is sent, and the list of unsent changes is kept current. */
export function startUnsentChanges(): void {
  if (isStarted) return;
  isStarted = true;
  watchUnsent(() => void refresh());
  const start = () => void afterFirstPaint().then(() => Promise.all([sendLeftOver(), refresh()]));
  watchStored("user_id", start);
  start();
}

/** The changes of the current user that are not sent yet, of all trips and windows. */
export const useUnsentTrips = (): readonly UnsentTrip[] => useSelector(trips);

/** How many changes of the current user are sent while there is a connection: all but those that need a decision. */
export const countSending = (): number =>
  trips
    .get()
    .reduce((sum, { changes }) => sum + changes.filter(({ blocked }) => !blocked).length, 0);

/** How many changes of the current user are not sent yet, and whether all of them outlive the page. */
export async function countUnsent(): Promise<{ count: number; isKept: boolean }> {
  await refresh();
  const unsent = trips.get();
  const count = unsent.reduce((sum, { changes }) => sum + changes.length, 0);
  return { count, isKept: unsent.every(({ isKept }) => isKept) };
}

/** Gives up all changes of the current user, at their wish. */
export async function discardUnsent(): Promise<void> {
  const userId = readStored("user_id");
  if (userId === null) return;
  for (const [tripId, { entries }] of await unsentStore.list(userId)) {
    const queue = tripQueueOf(tripId);
    await queue.reread();
    for (const { change } of entries) await queue.discard(change.id);
    await unsentStore.remove(userId, tripId);
  }
}

/** Does with a blocked change what its author has decided. */
export const decide = (tripId: string, id: string, decision: Decision): Promise<void> =>
  decideChange(tripQueueOf(tripId), id, decision);
