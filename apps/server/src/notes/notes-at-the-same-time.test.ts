import type { Note } from "@castor/core/notes/note.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { noteCalls, readTexts } from "../../testing/calls/note-calls.ts";
import { addRoute, addTrip, refusal } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("concurrent calls for notes on $name", async (kind) => {
  let trip: Trip;
  let first: Route;
  let second: Route;
  const app = await serveTests(kind);
  const anna = await app.register("Anna");
  const calls: ReturnType<typeof noteCalls> = noteCalls(app, anna);
  beforeEach(async () => {
    trip = await addTrip(app, anna, { isPublic: true });
    second = await addRoute(app, anna, trip.id, { date: "2027-05-02 09:00" });
    first = await addRoute(app, anna, trip.id, { date: "2027-05-01 09:00" });
  });

  test("Concurrent ticks of several devices lose none; a changed line is answered as it is now", async () => {
    const lines = Array.from({ length: 8 }, (_, index) => `- [ ] task ${index}`);
    const note = await calls.add(trip.id, { text: lines.join("\n") });
    const reply = await calls.add(trip.id, { text: "[ ] in a reply", parentId: note.id });
    const tick = (line: number, text = lines[line] ?? "", id = note.id, done = true) =>
      calls.save({ id, tick: { line, text, done } }, "?return=false");
    const answers = await Promise.all([
      ...lines.map((_, line) => tick(line)),
      tick(0, "[ ] in a reply", reply.id),
      // A concurrent change of another note loses none of them.
      calls.save({ tripId: trip.id, text: "meanwhile" }, "?return=false"),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const done = lines.map((line) => line.replace("[ ]", "[x]"));
    expect(readTexts(await calls.list(trip.id))).toEqual([
      `${done.join("\n")} > [x] in a reply`,
      "meanwhile",
    ]);
    // A second tick changes nothing. Opening opens only its own line.
    expect((await tick(2)).statusCode).toBe(200);
    expect((await tick(2, done[2], note.id, false)).statusCode).toBe(200);
    done[2] = lines[2] ?? "";
    expect((await calls.list(trip.id))[0]?.text).toBe(done.join("\n"));
    const late = await tick(0, "- [ ] task 1");
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      error: { code: "CONFLICT", fields: { text: "- [x] task 0" } },
    });
    expect(refusal(await tick(99, "- [ ] gone"))).toEqual([409, ["text"]]);
    const both = await calls.save({
      id: note.id,
      text: "x",
      tick: { line: 0, text: "", done: true },
    });
    expect(refusal(both)).toEqual([400, ["tick"]]);
  });

  test("Orders are 0..n-1 and nothing is lost, whatever calls come concurrently", async () => {
    const notes: Note[] = [];
    for (let index = 0; index < 6; index += 1)
      notes.push(
        await calls.add(trip.id, {
          text: `note ${index}`,
          routeId: index % 2 === 0 ? first.id : null,
        }),
      );
    const answers = await Promise.all([
      ...notes.map(({ id }, index) => calls.order({ note: id, order: 5 - index }, "?return=false")),
      ...notes.slice(0, 4).map(({ id }) => calls.save({ id, routeId: second.id }, "?return=false")),
      calls.save({ tripId: trip.id, text: "new", routeId: first.id }, "?return=false"),
      calls.remove(notes[5]?.id ?? "", "?return=false"),
    ]);
    for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode);
    const kept = await calls.list(trip.id);
    expect(kept.map(({ text }) => text).toSorted()).toEqual(
      ["new", ...[0, 1, 2, 3, 4].map((index) => `note ${index}`)].toSorted(),
    );
    for (const group of Map.groupBy(kept, ({ routeId }) => routeId).values())
      expect(group.map((note) => note.order)).toEqual([...group.keys()]);
  });
});
