import type { MyTasks } from "@castor/core/notes/my-tasks.ts";
import type { Note } from "@castor/core/notes/note.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import { noteCalls, readTexts } from "../../testing/calls/note-calls.ts";
import { addTrip, load, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("notes of several people on $name", async (kind) => {
  const app = await serveTests(kind);
  const anna = await app.register("Anna");
  const olga = await app.register("Olga");
  const peter = await app.register("Peter");
  const [ofAnna, ofOlga, ofPeter] = [anna, olga, peter].map((person) => noteCalls(app, person));
  if (!ofAnna || !ofOlga || !ofPeter) throw new Error("somebody has no calls");
  let trip: Trip;
  let note: Note;
  beforeEach(async () => {
    trip = await addTrip(app, anna, { isPublic: true });
    await addMember(app, trip.id, olga, "viewer");
    await addMember(app, trip.id, peter, "editor");
    note = await ofAnna.add(trip.id, { text: "Plan\n[ ] Visa @Olga\n[ ] Cash @Peter" });
  });
  const textsNow = async () => readTexts(await ofAnna.list(trip.id));
  const tick = (line: number, text: string, done = true) => ({
    id: note.id,
    tick: { line, text, done },
  });

  test("Members are told who wrote a note and who plans the trip, visitors and files are not", async () => {
    await ofPeter.add(trip.id, { text: "mine", parentId: note.id });
    const [top] = (await load(app, olga, trip.id)).notes;
    expect(top?.author).toEqual({ userId: anna.id, name: "Anna" });
    expect(top?.replies[0]?.author).toEqual({ userId: peter.id, name: "Peter" });
    expect((await load(app, olga, trip.id)).members).toEqual([
      { userId: anna.id, name: "Anna", role: "owner" },
      { userId: olga.id, name: "Olga", role: "viewer" },
      { userId: peter.id, name: "Peter", role: "editor" },
    ]);
    const visited = await app.call("GET", `trip/${trip.id}`, { as: null });
    expect(succeed<Trip>(visited).members).toEqual([]);
    expect(visited.body).not.toContain("Peter");
    const file = await app.call("GET", `json/export/${trip.id}`, { as: olga });
    expect([file.statusCode, file.body.includes(peter.id)]).toEqual([200, false]);
    const copy = succeed<Trip>(await app.call("GET", `trip/copy/${trip.id}`, { as: peter }));
    expect(copy.members).toEqual([{ userId: peter.id, name: "Peter", role: "owner" }]);
    expect(JSON.stringify(await load(app, peter, copy.id))).not.toContain(anna.id);
  });

  test("A new name of a member is read by whoever has read the trip before", async () => {
    const before = await app.call("GET", `trip/${trip.id}`, { as: anna });
    succeed(await app.call("PUT", "auth/profile", { as: olga, body: { publicName: "Olga K." } }));
    const headers = { "if-none-match": String(before.headers.etag) };
    const after = await app.call("GET", `trip/${trip.id}`, { as: anna, headers });
    expect(succeed<Trip>(after).members?.[1]?.name).toBe("Olga K.");
    succeed(await app.call("PUT", "auth/profile", { as: olga, body: { publicName: "Olga" } }));
  });

  test("A viewer replies, and changes and deletes replies of their own alone", async () => {
    const reply = await ofOlga.add(trip.id, { text: "Yes", parentId: note.id });
    const other = await ofAnna.add(trip.id, { text: "No", parentId: note.id });
    expect((await ofOlga.save({ id: reply.id, text: "Yes!" })).statusCode).toBe(200);
    const refused = [
      await ofOlga.save({ tripId: trip.id, text: "a note" }),
      await ofOlga.save({ id: note.id, text: "another" }),
      await ofOlga.save({ id: other.id, text: "another" }),
      await ofOlga.save({ id: reply.id, parentId: null }),
      await ofOlga.save({ id: reply.id, text: "moved", routeId: null }),
      await ofOlga.remove(other.id),
      await ofOlga.remove(note.id),
      await ofOlga.order({ note: reply.id, order: 1 }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403));
    expect(await textsNow()).toEqual([`${note.text} > Yes! > No`]);
    expect((await ofOlga.remove(reply.id)).statusCode).toBe(200);
    expect(await textsNow()).toEqual([`${note.text} > No`]);
  });

  test("A viewer ticks and opens again what names them, and nothing else", async () => {
    const visa = "[ ] Visa @Olga";
    const cash = "[ ] Cash @Peter";
    expect((await ofOlga.save(tick(2, cash))).statusCode).toBe(403);
    expect((await ofOlga.save(tick(0, "Plan"))).statusCode).toBe(403);
    // The line that the server has counts, not the one that is sent.
    expect((await ofOlga.save(tick(2, visa))).statusCode).toBe(403);
    expect((await ofOlga.save({ ...tick(1, visa), routeId: null })).statusCode).toBe(403);
    expect((await ofOlga.save(tick(1, visa))).statusCode).toBe(200);
    expect(await textsNow()).toEqual(["Plan\n[x] Visa @Olga\n[ ] Cash @Peter"]);
    expect((await ofOlga.save(tick(1, "[x] Visa @Olga", false))).statusCode).toBe(200);
    expect(await textsNow()).toEqual([note.text]);
    succeed(await app.call("DELETE", `member/${trip.id}/${olga.id}`, { as: olga }));
    expect((await ofOlga.save(tick(1, visa))).statusCode).toBe(404);
  });

  test("My tasks are those that name me in any trip, and those of nobody in trips of mine", async () => {
    const own = await addTrip(app, olga, { name: "Own" });
    await ofOlga.add(own.id, { text: "[ ] Pack\n[x] Done\n[ ] Pay due:2027-01-02" });
    const mine = succeed<MyTasks>(await app.call("GET", "task", { as: olga }));
    const shown = mine.tasks.map(({ tripId, text, due }) => [tripId === own.id, text, due]);
    expect(shown).toContainEqual([false, "Visa", null]);
    expect(shown.filter(([isOwn]) => isOwn)).toEqual([
      [true, "Pay", "2027-01-02"],
      [true, "Pack", null],
    ]);
    const ofOwner = succeed<MyTasks>(await app.call("GET", "task", { as: anna }));
    const inTrip = ofOwner.tasks.filter(({ tripId }) => tripId === trip.id);
    expect(inTrip.map(({ text, others }) => [text, ...others])).toEqual([
      ["Visa", "Olga"],
      ["Cash", "Peter"],
    ]);
    expect((await app.call("GET", "task", { as: null })).statusCode).toBe(401);
  });

  test("A note stays without its author when the account has gone", async () => {
    const gone = await app.register("Gone");
    await addMember(app, trip.id, gone, "editor");
    await noteCalls(app, gone).add(trip.id, { text: "Left", parentId: note.id });
    const body = { password: gone.password, transfers: [] };
    succeed(await app.call("DELETE", "auth/account", { as: gone, body }));
    await expect
      .poll(async () => (await ofAnna.list(trip.id))[0]?.replies.map(({ author }) => author))
      .toEqual([null]);
  });
});
