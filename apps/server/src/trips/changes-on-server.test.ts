import { randomUUID } from "node:crypto";
import { applyTripChange, inverseOf, rowOf } from "@castor/core/changes/change-rows.ts";
import { renameIds } from "@castor/core/changes/rename-ids.ts";
import type { TripChange } from "@castor/core/changes/trip-change.ts";
import type { Attachment } from "@castor/core/files/attachment.ts";
import { findFinanceItem } from "@castor/core/finance/edit-items.ts";
import { findNote } from "@castor/core/notes/edit-notes.ts";
import type { Note } from "@castor/core/notes/note.ts";
import {
  changeNumber,
  changeScripts,
  makeChanges,
  startScript,
} from "@castor/core/testing/any-changes.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callOfChange } from "../../testing/calls/call-of-change.ts";
import { addTrip, load, succeed } from "../../testing/calls/trip-calls.ts";
import { addAnyFiles } from "../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

const instant = "2026-01-01T00:00:00.000Z";
/** Whoever brings a note back has written it. */
const unsigned = { created: instant, updated: instant, author: null };
const unsignedNotes = (notes: readonly Note[]) =>
  notes.map(({ replies, ...note }) => ({
    ...{ ...note, ...unsigned },
    replies: replies.map((reply) => ({ ...reply, ...unsigned })),
  }));

/** A trip but for instants and authors, and for the order of days of one date and of costs, which goes by when each was made. */
const comparable = (trip: Trip) => ({
  ...trip,
  updated: instant,
  notes: unsignedNotes(trip.notes),
  routes: trip.routes
    .map((route) => ({ ...route, notes: unsignedNotes(route.notes) }))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.id.localeCompare(b.id)),
  financeItems: trip.financeItems.toSorted((a, b) => a.id.localeCompare(b.id)),
});

/** Answers list fields in another order than the verbs. */
const sortFields = (value: object | null) =>
  value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)));

/** Files by where they stand: those of one file come in the order of their ids, which restored ones have anew. */
const filesOf = (trip: Trip) => {
  const nameOf = ({ kind, thingId }: Attachment) => {
    const points = [...trip.routes.flatMap((route) => route.points), ...trip.ideas];
    const names = {
      trip: trip.name,
      route: trip.routes.find(({ id }) => id === thingId)?.name,
      place: points.find(({ linkId }) => linkId === thingId)?.name,
      cost: findFinanceItem(trip, thingId)?.name,
      note: findNote(trip, thingId)?.text,
    };
    return names[kind];
  };
  return trip.attachments
    .map((attachment) => {
      const { id: _, thingId: __, ...file } = attachment;
      return JSON.stringify([nameOf(attachment), sortFields(file)]);
    })
    .toSorted();
};

/** The same but for ids, which restored things have anew. */
const withoutIds = (trip: Trip) => {
  const numbers: Record<string, Map<string, number>> = {};
  const { routes, attachments: _, ...rest } = comparable(trip);
  const byName = {
    ...rest,
    files: filesOf(trip),
    routes: routes.toSorted((a, b) => a.name.localeCompare(b.name)),
  };
  return JSON.parse(
    JSON.stringify(byName, (field, value: unknown) => {
      if (typeof value === "object") return sortFields(value);
      if (!/^(?:id|linkId|routeId|parentId)$/.test(field) || typeof value !== "string")
        return value;
      const known = numbers[field] ?? new Map<string, number>();
      numbers[field] = known;
      if (!known.has(value)) known.set(value, known.size);
      return known.get(value);
    }),
  ) as unknown;
};

describe.each(testDatabases())("changes on $name", (kind) => {
  let app: TestApp;
  let anna: Person;
  beforeAll(async () => {
    app = await startTestApp(kind, { RATE_LIMIT: "off" });
    anna = await app.register("Anna");
  });
  afterAll(() => app.dispose());

  /** Sends a change as the browser does; answers what the server said. */
  async function send(change: TripChange, ids: Map<string, string>): Promise<unknown> {
    const { method, path, body } = callOfChange(change, ids);
    const headers = { "Idempotency-Key": randomUUID() };
    return succeed(await app.call(method, path, { as: anna, body, headers }));
  }

  /** Does changes in the browser's way: shown by the verbs of core, sent, the answer taken. */
  async function run(trip: Trip, changes: readonly TripChange[], ids: Map<string, string>) {
    let shown = trip;
    for (const change of changes) {
      const args = renameIds(change.args, ids);
      const row = rowOf(change.name);
      const answer = await send(change, ids);
      for (const [temporary, named] of row.namedIds?.(args, answer) ?? [])
        if (temporary !== named) ids.set(temporary, named);
      const applied = applyTripChange(shown, change, ids);
      shown = row.takeAnswer?.(applied, answer) ?? applied;
    }
    return shown;
  }

  test("The verbs of the browser give the trip that the server has, and inverses give it back as it was", async () => {
    await fc.assert(
      fc.asyncProperty(changeScripts(10), async (script) => {
        const { id } = await addTrip(app, anna);
        const ids = new Map<string, string>();
        const empty = await load(app, anna, id);
        const files = await addAnyFiles(app, anna, id);
        const before = await run(empty, makeChanges(empty, startScript, 0, files), ids);
        expect(comparable(before)).toEqual(comparable(await load(app, anna, id)));

        // The server refuses the tick of a line that is no task.
        const isTaken = (change: TripChange) =>
          !change.name.endsWith(".tick") || inverseOf(before, [change]).length > 0;
        const changes = makeChanges(before, script, 1_000, files).filter(isTaken);
        const after = await run(before, changes, ids);
        expect(comparable(after)).toEqual(comparable(await load(app, anna, id)));

        const inverse = inverseOf(before, changes).map((body, index) =>
          changeNumber(body, 2_000 + index),
        );
        const undone = await run(after, inverse, ids);
        const saved = await load(app, anna, id);
        expect(comparable(undone)).toEqual(comparable(saved));
        expect(withoutIds(saved)).toEqual(withoutIds(before));
      }),
      { numRuns: 20 },
    );
  }, 120_000);
});
