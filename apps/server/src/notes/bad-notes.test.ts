import { limits } from "@castor/core/limits.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { noteCalls, readTexts } from "../../testing/calls/note-calls.ts";
import { addNote, addRoute, addTrip, refusal, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("refused notes on $name", async (kind) => {
  let trip: Trip;
  const app = await serveTests(kind);
  const anna = await app.register("Anna");
  const boris = await app.register("Boris");
  const calls: ReturnType<typeof noteCalls> = noteCalls(app, anna);
  beforeEach(async () => {
    trip = await addTrip(app, anna, { isPublic: true });
  });

  test("Replies are one level deep: a parent that is a reply, of another trip, or itself is refused", async () => {
    const note = await calls.add(trip.id, { text: "note" });
    const reply = await calls.add(trip.id, { text: "reply", parentId: note.id });
    const alone = await calls.add(trip.id, { text: "alone" });
    const elsewhere = await addNote(app, anna, (await addTrip(app, anna)).id);
    const foreign = await addNote(app, boris, (await addTrip(app, boris)).id);
    const before = await calls.list(trip.id);
    for (const [parentId, answered] of [
      [reply.id, [400, ["parentId"]]],
      [elsewhere.id, [400, ["parentId"]]],
      [foreign.id, [404, []]],
      ["nothing", [404, []]],
    ] as const) {
      const made = await calls.save({ tripId: trip.id, text: "new", parentId });
      expect([parentId, refusal(made)]).toEqual([parentId, answered]);
      expect([parentId, refusal(await calls.save({ id: alone.id, parentId }))]).toEqual([
        parentId,
        answered,
      ]);
    }
    expect(refusal(await calls.save({ id: alone.id, parentId: alone.id }))).toEqual([
      400,
      ["parentId"],
    ]);
    // A note with replies cannot become a reply.
    expect(refusal(await calls.save({ id: note.id, parentId: alone.id }))).toEqual([
      400,
      ["parentId"],
    ]);
    expect(await calls.list(trip.id)).toEqual(before);
    // A note may become a reply, and a reply a note.
    expect(readTexts(succeed(await calls.save({ id: alone.id, parentId: note.id })))).toEqual([
      "note > reply > alone",
    ]);
    expect(readTexts(succeed(await calls.save({ id: reply.id, parentId: null })))).toEqual([
      "note > alone",
      "reply",
    ]);
  });

  test("A day of another trip is refused, a missing one is not found", async () => {
    const note = await calls.add(trip.id);
    const other = await addRoute(app, anna, (await addTrip(app, anna)).id);
    const foreign = await addRoute(app, boris, (await addTrip(app, boris)).id);
    for (const [routeId, answered] of [
      [other.id, [400, ["routeId"]]],
      [foreign.id, [404, []]],
      ["nothing", [404, []]],
    ] as const) {
      expect(refusal(await calls.save({ id: note.id, routeId }))).toEqual(answered);
      expect(refusal(await calls.save({ tripId: trip.id, text: "new", routeId }))).toEqual(
        answered,
      );
    }
    expect(await calls.list(trip.id)).toEqual([note]);
  });

  test.each([
    ["", [400, ["text"]]],
    [" \n\t", [400, ["text"]]],
    [null, [400, ["text"]]],
    [5, [400, ["text"]]],
    ["\0", [400, ["text"]]],
    ["x".repeat(limits.noteText + 1), [400, ["text"]]],
  ])("The text %j is refused, new or changed, and the old text stays", async (text, answered) => {
    const note = await calls.add(trip.id);
    expect(refusal(await calls.save({ id: note.id, text }))).toEqual(answered);
    expect(refusal(await calls.save({ tripId: trip.id, text }))).toEqual(answered);
    expect(await calls.list(trip.id)).toEqual([note]);
  });

  test("A text of 20 000 characters, malicious markup and odd white space are stored as typed", async () => {
    for (const text of [
      "ж".repeat(limits.noteText),
      ' <img src=x onerror="alert(1)"> [a](javascript:alert(1))\r\n\t** ',
    ])
      expect((await calls.add(trip.id, { text })).text).toBe(text);
  });

  test("A new note needs its trip and a text", async () => {
    expect(refusal(await calls.save({}))[0]).toBe(400);
    expect(refusal(await calls.save({ text: "lost" }))).toEqual([400, ["tripId"]]);
    expect(refusal(await calls.save({ tripId: trip.id }))).toEqual([400, ["text"]]);
    const tick = { line: 0, text: "- [ ] x", done: true };
    expect(refusal(await calls.save({ tripId: trip.id, text: "new", tick }))).toEqual([
      400,
      ["tick"],
    ]);
    expect(await calls.list(trip.id)).toEqual([]);
  });

  test("A trip has a limit of notes and of text", async () => {
    const [note] = [await calls.add(trip.id)];
    await app.database.write(async (queries) => {
      const rows = Array.from({ length: limits.notesPerTrip - 1 }, (_, index) => ({
        id: `${trip.id}${index}`,
        trip_id: trip.id,
        route_id: null,
        parent_id: null,
        position: index + 1,
        text: "x".repeat(1_600),
        created: note.created,
        updated: note.created,
      }));
      for (let index = 0; index < rows.length; index += 500)
        await queries
          .insertInto("notes")
          .values(rows.slice(index, index + 500))
          .execute();
    });
    const refused = await calls.save({ tripId: trip.id, text: "One more" });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({ message: "This trip has reached its limit of notes." }),
    ]);
    const grown = await calls.save({ id: note.id, text: "ж".repeat(limits.noteText) });
    expect([grown.statusCode, grown.json()]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringContaining("reached its limit of text") }),
    ]);
    succeed(await calls.save({ id: note.id, text: "shorter" }, "?return=false"));
  });
});
