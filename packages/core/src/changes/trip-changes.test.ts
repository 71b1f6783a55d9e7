import {
  changeNumber,
  changeScripts,
  makeChanges,
  startScript,
} from "@castor/core/testing/any-changes.ts";
import { makeTripOf, tripShapes } from "@castor/core/testing/any-shapes.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { listNotes } from "../notes/edit-notes.ts";
import type { Note } from "../notes/note.ts";
import type { Trip } from "../trips/trip.ts";
import { applyTripChange, inverseOf } from "./change-rows.ts";
import { readTripChange } from "./read-trip-change.ts";

const instant = "2026-01-01T00:00:00.000Z";
const withoutInstants = (note: Note): Note => ({
  ...note,
  ...{ created: instant, updated: instant },
  replies: note.replies.map((reply) => ({ ...reply, created: instant, updated: instant })),
});

/** A trip but for instants, the order among days of one date, and the order of costs, which goes by when each was made. */
const comparable = (trip: Trip): unknown => ({
  ...trip,
  updated: instant,
  notes: trip.notes.map(withoutInstants),
  routes: trip.routes
    .map((route) => ({ ...route, notes: route.notes.map(withoutInstants) }))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id)),
  financeItems: trip.financeItems.toSorted((a, b) => a.id.localeCompare(b.id)),
});

const scripts = changeScripts(12);

test("The script that begins random changes makes some of everything", () => {
  const empty = makeTripOf({ days: [], isShared: false, notes: 0, items: 0, files: [] });
  const trip = makeChanges(empty, startScript).reduce(
    (now, change) => applyTripChange(now, change),
    empty,
  );
  expect({
    days: trip.routes.length,
    points: trip.routes.flatMap(({ points }) => points).length,
    replies: listNotes(trip).flatMap(({ replies }) => replies).length,
    costs: trip.financeItems.length,
    ideas: trip.ideas.length,
    kinds: new Set(trip.attachments.map(({ kind }) => kind)).size,
  }).toEqual({ days: 2, points: 3, replies: 1, costs: 1, ideas: 1, kinds: 5 });
});

test("Whatever is done to a trip: done and undone it is as before", () => {
  fc.assert(
    fc.property(tripShapes, scripts, (shape, script) => {
      const before = makeTripOf(shape);
      const changes = makeChanges(before, script);
      const after = changes.reduce((trip, change) => applyTripChange(trip, change), before);
      const undone = inverseOf(before, changes)
        .map((body, number) => changeNumber(body, number + 100))
        .reduce((trip, change) => applyTripChange(trip, change), after);
      expect(comparable(undone)).toEqual(comparable(before));
    }),
    { numRuns: 3_000 },
  );
});

test("A change that is serialised and read again does the same, and so does its inverse", () => {
  fc.assert(
    fc.property(tripShapes, scripts, (shape, script) => {
      const before = makeTripOf(shape);
      const changes = makeChanges(before, script);
      const inverses = inverseOf(before, changes).map((body, index) =>
        changeNumber(body, index + 100),
      );
      const all = [...changes, ...inverses];
      const reread = JSON.parse(JSON.stringify(all)).map(readTripChange);
      const apply = (trip: Trip, change: (typeof all)[number]) => applyTripChange(trip, change);
      expect(reread).not.toContain(null);
      expect(reread.reduce(apply, before)).toEqual(all.reduce(apply, before));
    }),
    { numRuns: 2_000 },
  );
});
