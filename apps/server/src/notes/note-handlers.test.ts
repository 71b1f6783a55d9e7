import { limits } from "@castor/core/limits.ts";
import type { Note } from "@castor/core/notes/note.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { noteCalls, readTexts } from "../../testing/calls/note-calls.ts";
import {
  addPoint,
  addRoute,
  addTrip,
  load,
  refusal,
  succeed,
} from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("notes on $name", async (kind) => {
  let trip: Trip;
  let first: Route;
  let second: Route;
  const app = await serveTests(kind);
  const anna = await app.register("Anna");
  const boris = await app.register("Boris");
  const calls: ReturnType<typeof noteCalls> = noteCalls(app, anna);
  beforeEach(async () => {
    trip = await addTrip(app, anna, { isPublic: true });
    second = await addRoute(app, anna, trip.id, { date: "2027-05-02 09:00" });
    first = await addRoute(app, anna, trip.id, { date: "2027-05-01 09:00" });
  });

  test("A save and a delete answer the trip's notes as a tree: the trip's own first, then day by day", async () => {
    const late = await calls.add(trip.id, { text: "late", routeId: second.id });
    await calls.add(trip.id, { text: "early", routeId: first.id });
    const top = await calls.add(trip.id, { text: "top" });
    await calls.add(trip.id, { text: "one", parentId: late.id });
    const tree = succeed<Note[]>(
      await calls.save({ tripId: trip.id, text: "two", parentId: late.id }),
    );
    expect(readTexts(tree)).toEqual(["top", "early", "late > one > two"]);
    expect(tree[0]).toEqual({
      id: top.id,
      tripId: trip.id,
      routeId: null,
      parentId: null,
      order: 0,
      text: "top",
      author: { userId: anna.id, name: "Anna" },
      created: expect.stringMatching(/Z$/),
      updated: top.created,
      replies: [],
    });
    expect(tree[2]?.replies).toMatchObject([
      { parentId: late.id, routeId: second.id, order: 0 },
      { parentId: late.id, routeId: second.id, order: 1 },
    ]);
    expect(await calls.list(trip.id)).toEqual(tree);
    expect(readTexts(succeed(await calls.remove(late.id)))).toEqual(["top", "early"]);
  });

  test("?return=false answers only success; another value is refused", async () => {
    const made = await calls.save({ tripId: trip.id, text: "quiet" }, "?return=false");
    expect(succeed(made)).toEqual({ success: true });
    const [note] = await calls.list(trip.id);
    expect(note).toMatchObject({ text: "quiet" });
    const id = note?.id ?? "";
    expect(succeed(await calls.save({ id, text: "still" }, "?return=false"))).toEqual({
      success: true,
    });
    expect(succeed(await calls.order({ note: id, order: 0 }, "?return=false"))).toEqual({
      success: true,
    });
    expect(readTexts(succeed(await calls.save({ id, text: "loud" }, "?return=true")))).toEqual([
      "loud",
    ]);
    expect(refusal(await calls.save({ id, text: "x" }, "?return=0"))).toEqual([400, ["return"]]);
    expect(succeed(await calls.remove(id, "?return=false"))).toEqual({ success: true });
    expect(await calls.list(trip.id)).toEqual([]);
  });

  test("A trip's answer contains them: those of a day on the day, the others in `notes`; visitors get none", async () => {
    const note = await calls.add(trip.id);
    const ofDay = await calls.add(trip.id, { routeId: first.id });
    const reply = await calls.add(trip.id, { text: "done", parentId: ofDay.id });
    const { replies: _, ...bare } = reply;
    const seen = await load(app, anna, trip.id);
    const whole = { ...ofDay, replies: [bare] };
    expect(seen.notes).toEqual([note]);
    expect(seen.routes.map(({ notes }) => notes)).toEqual([[whole], []]);
    expect(succeed<Route>(await app.call("GET", `route/${first.id}`, { as: anna })).notes).toEqual([
      whole,
    ]);
    for (const as of [null, boris]) {
      const visited = await load(app, as, trip.id);
      expect([visited.notes, ...visited.routes.map(({ notes }) => notes)]).toEqual([[], [], []]);
      const { notes } = succeed<Route>(await app.call("GET", `route/${first.id}`, { as }));
      expect(notes).toEqual([]);
    }
  });

  test("A save with an id changes only the fields sent, and `updated` with the text", async () => {
    const note = await calls.add(trip.id, { text: "before", routeId: first.id });
    await calls.add(trip.id, { text: "other", routeId: first.id });
    const [same] = succeed<Note[]>(await calls.save(note));
    expect(same).toEqual(note);
    const [changed] = succeed<Note[]>(await calls.save({ id: note.id, text: "after" }));
    expect(changed).toEqual({ ...note, text: "after", updated: changed?.updated });
    expect(Date.parse(changed?.updated ?? "")).toBeGreaterThan(Date.parse(note.created) - 1);
  });

  test("A note moved to another day comes last there, with its replies", async () => {
    const note = await calls.add(trip.id, { text: "moves", routeId: first.id });
    await calls.add(trip.id, { text: "reply", parentId: note.id });
    await calls.add(trip.id, { text: "stays", routeId: first.id });
    await calls.add(trip.id, { text: "there", routeId: second.id });
    const moved = succeed<Note[]>(await calls.save({ id: note.id, routeId: second.id }));
    expect(readTexts(moved)).toEqual(["stays", "there", "moves > reply"]);
    expect(moved.map((each) => each.order)).toEqual([0, 0, 1]);
    expect(moved[2]?.replies[0]?.routeId).toBe(second.id);
    const global = succeed<Note[]>(await calls.save({ id: note.id, routeId: null }));
    expect(readTexts(global)).toEqual(["moves > reply", "stays", "there"]);
    expect(global[0]?.replies[0]?.routeId).toBeNull();
  });

  test("note/order moves a note within its order, clamped; replies have an order of their own", async () => {
    const notes: Note[] = [];
    for (const text of ["a", "b", "c"])
      notes.push(await calls.add(trip.id, { text, routeId: first.id }));
    const [a, b] = notes;
    for (const text of ["x", "y"]) await calls.add(trip.id, { text, parentId: b?.id });
    const put = async (note: string | undefined, index: number) =>
      readTexts(succeed(await calls.order({ note, order: index })));
    expect(await put(a?.id, 1)).toEqual(["b > x > y", "a", "c"]);
    expect(await put(a?.id, 99)).toEqual(["b > x > y", "c", "a"]);
    expect(await put(a?.id, -5)).toEqual(["a", "b > x > y", "c"]);
    expect(await put(a?.id, 1e300)).toEqual(["b > x > y", "c", "a"]);
    const reply = (await calls.list(trip.id)).find(({ text }) => text === "b")?.replies[1];
    expect(await put(reply?.id, 0)).toEqual(["b > y > x", "c", "a"]);
    expect(refusal(await calls.order({ note: a?.id, order: 0.5 }))).toEqual([400, ["order"]]);
  });

  test("A reply is on the day of its note, whatever is sent with it", async () => {
    const note = await calls.add(trip.id, { text: "note", routeId: first.id });
    const reply = await calls.add(trip.id, {
      text: "reply",
      parentId: note.id,
      routeId: second.id,
    });
    expect(reply.routeId).toBe(first.id);
    const [kept] = succeed<Note[]>(await calls.save({ id: reply.id, routeId: second.id }));
    expect(kept?.replies).toMatchObject([{ id: reply.id, routeId: first.id }]);
  });

  test("Deleting a day deletes its notes and no others", async () => {
    const gone = await calls.add(trip.id, { text: "gone", routeId: first.id });
    await calls.add(trip.id, { text: "reply", parentId: gone.id });
    await calls.add(trip.id, { text: "kept", routeId: second.id });
    await calls.add(trip.id, { text: "top" });
    succeed(await app.call("DELETE", `route/${first.id}`, { as: anna }));
    expect(readTexts(await calls.list(trip.id))).toEqual(["top", "kept"]);
  });

  test("An owner's copy contains the notes with working links; a stranger's has none", async () => {
    const point = await addPoint(app, anna, first.id);
    const note = await calls.add(trip.id, { text: `[Café](point:${point.linkId})` });
    const ofDay = await calls.add(trip.id, { text: "day", routeId: second.id });
    await calls.add(trip.id, { text: "reply", parentId: ofDay.id });
    const path = `trip/copy/${trip.id}`;
    const { id } = succeed<Trip>(await app.call("GET", path, { as: anna }));
    const copy = await load(app, anna, id);
    const [place] = copy.routes.flatMap((route) => route.points);
    expect(readTexts(await calls.list(id))).toEqual([
      `[Café](point:${place?.linkId})`,
      "day > reply",
    ]);
    expect(copy.notes[0]).toMatchObject({ tripId: id, created: note.created });
    expect(copy.routes[1]?.notes[0]?.routeId).toBe(copy.routes[1]?.id);
    const { id: foreign } = succeed<Trip>(await app.call("GET", path, { as: boris }));
    const seen = await load(app, boris, foreign);
    expect([seen.notes, ...seen.routes.map(({ notes }) => notes)]).toEqual([[], [], []]);
  });

  test("The same Idempotency-Key creates one note, also with a long answer", async () => {
    await calls.add(trip.id, { text: "x".repeat(limits.noteText) });
    for (let index = 0; index < 3; index += 1)
      await calls.add(trip.id, { text: "ж".repeat(limits.noteText) });
    const headers = { "idempotency-key": "00000000-0000-4000-8000-000000000002" };
    const body = { tripId: trip.id, text: "once" };
    const answers = [
      await app.call("POST", "note", { as: anna, body, headers }),
      await app.call("POST", "note", { as: anna, body, headers }),
    ].map((answered) => succeed<Note[]>(answered));
    expect(answers[1]).toEqual(answers[0]);
    expect((await calls.list(trip.id)).filter(({ text }) => text === "once")).toHaveLength(1);
    const kept = await app.database.read((queries) =>
      queries
        .selectFrom("idempotency_keys")
        .select("answer")
        .where("row", "=", "notes.save")
        .execute(),
    );
    expect(kept.map(({ answer }) => answer.length < limits.noteText)).toEqual([true]);
  });
});
