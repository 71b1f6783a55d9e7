import { rowOf, temporaryIdsOf } from "@castor/core/changes/change-rows.ts";
import type { QueueEntry } from "./queue-entry.ts";
import { mentions } from "./temporary-ids.ts";

/** True when a change makes sense only after another one: it is of something that the other makes, or of its sequence. */
function dependsOn(entry: QueueEntry, other: QueueEntry): boolean {
  if (entry === other) return false;
  if (entry.sequence !== null && entry.sequence === other.sequence) return true;
  const own = temporaryIdsOf(entry.change);
  return temporaryIdsOf(other.change).some((id) => !own.includes(id) && mentions(entry.change, id));
}

/** An entry and all later ones that depend on it, also through others. */
export function withDependents(
  entries: readonly QueueEntry[],
  first: QueueEntry,
): readonly QueueEntry[] {
  const found = [first];
  for (const entry of entries.slice(entries.indexOf(first) + 1))
    if (found.some((other) => dependsOn(entry, other))) found.push(entry);
  return found;
}

/** True when a later change deletes what a change is of. A deferred one may still be dropped. */
export const isRemovedLater = (entries: readonly QueueEntry[], entry: QueueEntry): boolean =>
  entries
    .slice(entries.findIndex(({ change }) => change.id === entry.change.id) + 1)
    .some(
      ({ change, isDeferred }) =>
        !isDeferred &&
        rowOf(change.name).endpoint.method === "DELETE" &&
        "id" in change.args &&
        mentions(entry.change, change.args.id),
    );

/** True while the trip itself waits to be made. */
export const makesTrip = (entries: readonly Pick<QueueEntry, "change">[]): boolean =>
  entries.some(({ change }) => change.name === "trips.add");

/** The entries that are shown and sent: not those that wait for their author, and not what depends on them. */
export function listShown(entries: readonly QueueEntry[]): readonly QueueEntry[] {
  const out: QueueEntry[] = [];
  return entries.filter((entry) => {
    const isOut = entry.blocked !== null || out.some((other) => dependsOn(entry, other));
    if (isOut) out.push(entry);
    return !isOut;
  });
}
