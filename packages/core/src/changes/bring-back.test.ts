import fc from "fast-check";
import { expect, test } from "vitest";
import { changeScripts, makeChanges } from "../../testing/any-changes.ts";
import { makeTripOf, tripShapes } from "../../testing/any-shapes.ts";
import { hasThingOf } from "../files/edit-attachments.ts";
import { listNotes } from "../notes/edit-notes.ts";
import { flattenNotes } from "../notes/note-tree.ts";
import type { Trip } from "../trips/trip.ts";
import { bringBack } from "./bring-back.ts";
import { applyTripChange } from "./change-rows.ts";

type Thing = Parameters<typeof bringBack>[2][number];
const at = "2027-05-01T10:00:00.000Z";
const apply = (trip: Trip, changes: readonly Parameters<typeof applyTripChange>[1][]) =>
  changes.reduce((before, change) => applyTripChange(before, change), trip);

const removals = {
  route: "routes.remove",
  point: "points.remove",
  idea: "ideas.remove",
  cost: "finance.remove",
  note: "notes.remove",
  file: "attachments.remove",
} as const;

const thingsOf = (trip: Trip): Thing[] => [
  ...trip.routes.map(({ id }) => ({ kind: "route" as const, id })),
  ...trip.routes.flatMap(({ points }) => points).map(({ id }) => ({ kind: "point" as const, id })),
  ...trip.ideas.map(({ id }) => ({ kind: "idea" as const, id })),
  ...trip.financeItems.map(({ id }) => ({ kind: "cost" as const, id })),
  ...flattenNotes(listNotes(trip)).map(({ id }) => ({ kind: "note" as const, id })),
  ...trip.attachments.map(({ id }) => ({ kind: "file" as const, id })),
];
const keysOf = (trip: Trip) =>
  thingsOf(trip)
    .map(({ kind, id }) => `${kind} ${id}`)
    .toSorted();

test("What was deleted comes back with all that was on it, whatever was changed since, and only once", () => {
  fc.assert(
    fc.property(tripShapes, changeScripts(6), fc.nat(), (shape, script, pick) => {
      const then = makeTripOf(shape);
      const things = thingsOf(then);
      const thing = things[pick % Math.max(1, things.length)];
      if (thing === undefined) return;
      const { id } = thing;
      const gone = apply(then, [{ name: removals[thing.kind], args: { id }, at }]);
      const now = apply(gone, makeChanges(gone, script));
      const changes = bringBack(now, then, [thing]);
      const back = apply(
        now,
        changes.map((change) => ({ ...change, at })),
      );
      // The day or the note of the thing may be gone meanwhile.
      if (changes.length === 0) {
        expect(back).toEqual(now);
        return;
      }
      const came = keysOf(then).filter((key) => !keysOf(gone).includes(key));
      // A place that stood elsewhere, too, may be gone from there meanwhile: its files come back with it.
      const files = then.attachments.filter(
        (file) => !hasThingOf(now, file) && hasThingOf(back, file),
      );
      const all = new Set([...keysOf(now), ...came, ...files.map((file) => `file ${file.id}`)]);
      expect(keysOf(back)).toEqual([...all].toSorted());
      expect(bringBack(back, then, [thing])).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
