import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import { inverseOf } from "@castor/core/changes/change-rows.ts";
import { type IdMap, renameIds } from "@castor/core/changes/rename-ids.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import { hasThingOf } from "@castor/core/files/edit-attachments.ts";
import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import { hasThing } from "@castor/core/trips/has-thing.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

/** A thing that a change needs and that somebody has deleted, and the changes that make it again. */
export interface GoneThing {
  thingId: string | null;
  again: readonly ChangeBody[];
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** `former` is the trip as its author knew it, `now` as the server has it. */
export function findGone(
  former: Trip | undefined,
  now: Trip | undefined,
  change: TripChange,
  ids: IdMap,
): GoneThing {
  if (!former || !now) return { thingId: null, again: [] };
  const isThere = (trip: Trip, id: string) =>
    hasThing(trip, id) || hasThingOf(trip, { kind: "place", thingId: id });
  const isGone = (id: string) => isThere(former, id) && !isThere(now, id);
  for (const id of textsIn(renameIds(change.args, ids))) {
    if (!isGone(id)) continue;
    const day = former.routes.find(({ points }) => points.some((point) => point.id === id));
    // A stop of a deleted day comes back with its day.
    const thingId = findPoint(former, id) && day && isGone(day.id) ? day.id : id;
    const removals: readonly ChangeBody[] = [
      { name: "routes.remove", args: { id: thingId } },
      { name: "points.remove", args: { id: thingId } },
      { name: "ideas.remove", args: { id: thingId } },
      { name: "notes.remove", args: { id: thingId } },
      { name: "finance.remove", args: { id: thingId } },
      { name: "points.removePlace", args: { linkId: thingId } },
      ...former.ideas
        .filter(({ linkId }) => linkId === thingId)
        .map((idea): ChangeBody => ({ name: "ideas.remove", args: { id: idea.id } })),
    ];
    for (const removal of removals) {
      const again = inverseOf(former, [{ ...removal, at: change.at } as TripChange]);
      if (again.length > 0) return { thingId, again };
    }
  }
  return { thingId: null, again: [] };
}
