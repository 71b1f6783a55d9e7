import type { Attachment, AttachmentSave } from "@castor/core/files/attachment.ts";
import { fileLimits } from "@castor/core/files/file-limits.ts";
import { describe, expect, test } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import {
  addFinanceItem,
  addIdea,
  addNote,
  addPoint,
  addRoute,
  addTrip,
  load,
  succeed,
} from "../../testing/calls/trip-calls.ts";
import { addAttachment, addFile } from "../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";

describe.each(testDatabases())("where files stand on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const editor = await server.register("Editor");
  const frugal = await server.register("Frugal");
  const viewer = await server.register("Viewer");
  const stranger = await server.register("Stranger");

  /** A public trip with one of everything, whose members are all but the stranger. */
  async function makeTrip() {
    const { id } = await addTrip(server, anna, { name: "Georgia", isPublic: true });
    await addMember(server, id, editor, "editor");
    await addMember(server, id, frugal, "editor without money");
    await addMember(server, id, viewer, "viewer");
    const day = await addRoute(server, anna, id);
    const stop = await addPoint(server, anna, day.id);
    const cost = await addFinanceItem(server, anna, id);
    const note = await addNote(server, anna, id, { routeId: day.id });
    const things = {
      trip: id,
      route: day.id,
      place: stop.linkId,
      cost: cost.id,
      note: note.id,
    } as const;
    return { id, day, stop, things };
  }

  const save = (as: Person | null, body: AttachmentSave) =>
    server.call("POST", "attachment", { as, body });
  const read = async (as: Person | null, file: string) =>
    (await server.call("GET", `file/${file}`, { as })).statusCode;
  const attachmentsOf = async (as: Person | null, trip: string) =>
    (await load(server, as, trip)).attachments;

  test("a file stands at any thing of its trip, and each member sees it there with what it is", async () => {
    const { id, things } = await makeTrip();
    const fileId = await addFile(server, anna, id, { name: "Ticket.pdf" });
    const made: Attachment[] = [];
    for (const [kindOf, thingId] of Object.entries(things)) {
      const kind = kindOf as keyof typeof things;
      made.push(await addAttachment(server, anna, id, { fileId, kind, thingId, caption: kind }));
    }
    const seen = await attachmentsOf(viewer, id);
    expect(seen).toEqual(made.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
    expect(seen[0]).toMatchObject({
      ...{ fileId, name: "Ticket.pdf", type: "text/plain", bytes: 7, ownerId: anna.id },
    });
    expect(await attachmentsOf(null, id)).toEqual([]);
    expect(await attachmentsOf(stranger, id)).toEqual([]);
  });

  test("a file at a point stands at its place: it stays when the point moves to another day or to the ideas", async () => {
    const { id, stop, things } = await makeTrip();
    const fileId = await addFile(server, anna, id);
    await addAttachment(server, anna, id, { fileId, kind: "place", thingId: things.place });
    const other = await addRoute(server, anna, id, { date: "2027-01-02 09:00" });
    const move = { pointId: stop.id, routeId: other.id };
    succeed(await server.call("POST", "point/move", { as: anna, body: move }));
    const points = [{ id: stop.id }];
    succeed(
      await server.call("POST", "idea/from-days", { as: anna, body: { tripId: id, points } }),
    );
    expect(await attachmentsOf(anna, id)).toMatchObject([{ thingId: things.place }]);
    succeed(await server.call("DELETE", `idea/${stop.id}`, { as: anna }));
    expect(await attachmentsOf(anna, id)).toEqual([]);
  });

  test("editors attach, change and remove; viewers, visitors and strangers do not", async () => {
    const { id, things } = await makeTrip();
    const fileId = await addFile(server, anna, id);
    const at = { tripId: id, fileId, kind: "route", thingId: things.route } as const;
    for (const [as, status] of [
      [viewer, 403],
      [stranger, 404],
      [null, 401],
    ] as const)
      expect((await save(as, at)).statusCode).toBe(status);
    const made = succeed<Attachment>(await save(editor, at));
    const change = { id: made.id, caption: "Both seats", kind: "trip", thingId: id } as const;
    for (const [as, status] of [
      [viewer, 403],
      [stranger, 404],
      [null, 401],
    ] as const) {
      expect((await save(as, change)).statusCode).toBe(status);
      const removal = await server.call("DELETE", `attachment/${made.id}`, { as });
      expect(removal.statusCode).toBe(status);
    }
    expect(succeed(await save(editor, change))).toEqual({ ...made, ...change });
    expect(await attachmentsOf(anna, id)).toEqual([{ ...made, ...change }]);
    succeed(await server.call("DELETE", `attachment/${made.id}`, { as: editor }));
    expect(await attachmentsOf(anna, id)).toEqual([]);
  });

  test("neither a file nor a thing of another trip can be attached", async () => {
    const { id, things } = await makeTrip();
    const theirs = await makeTrip();
    const fileId = await addFile(server, anna, id);
    const strange = await addFile(server, anna, theirs.id);
    const base = { tripId: id, kind: "route", thingId: things.route } as const;
    expect((await save(anna, { ...base, fileId: strange })).statusCode).toBe(404);
    expect((await save(anna, { ...base, fileId: "unknown" })).statusCode).toBe(404);
    for (const [kindOf, thingId] of Object.entries(theirs.things)) {
      const kind = kindOf as keyof typeof things;
      expect((await save(anna, { tripId: id, fileId, kind, thingId })).statusCode).toBe(404);
    }
    const { id: made } = succeed<Attachment>(await save(anna, { ...base, fileId }));
    const moved = await save(anna, { id: made, thingId: theirs.things.route });
    expect(moved.statusCode).toBe(404);
  });

  test("who sees no money reads no file that stands at costs alone, and neither brings nor takes one there", async () => {
    const { id, things } = await makeTrip();
    const fileId = await addFile(server, anna, id, { name: "Receipt.pdf" });
    const atCost = { tripId: id, fileId, kind: "cost", thingId: things.cost } as const;
    const { id: receipt } = succeed<Attachment>(await save(anna, atCost));
    expect(await attachmentsOf(frugal, id)).toEqual([]);
    expect([await read(frugal, fileId), await read(viewer, fileId)]).toEqual([404, 200]);
    const asRoute = { tripId: id, fileId, kind: "route", thingId: things.route } as const;
    expect((await save(frugal, asRoute)).statusCode).toBe(404);
    expect((await save(frugal, { id: receipt, caption: "?" })).statusCode).toBe(404);
    for (const path of [`attachment/${receipt}`, `file/${fileId}`])
      expect((await server.call("DELETE", path, { as: frugal })).statusCode).toBe(404);
    const own = await addFile(server, frugal, id);
    expect((await save(frugal, { ...atCost, fileId: own })).statusCode).toBe(404);
    succeed(await save(anna, asRoute));
    expect(await attachmentsOf(frugal, id)).toMatchObject([{ kind: "route" }]);
    expect(await read(frugal, fileId)).toBe(200);
  });

  test("a file that stands nowhere is read by its uploader alone, while they are a member", async () => {
    const { id } = await makeTrip();
    const fileId = await addFile(server, editor, id);
    expect([await read(editor, fileId), await read(anna, fileId)]).toEqual([200, 404]);
    succeed(await server.call("DELETE", `member/${id}/${editor.id}`, { as: anna }));
    expect(await read(editor, fileId)).toBe(404);
  });

  test("with a thing go the files at it; an undo brings them back, and they are read again", async () => {
    const { id, things } = await makeTrip();
    const fileId = await addFile(server, editor, id);
    for (const kind of ["route", "place", "note"] as const)
      await addAttachment(server, anna, id, { fileId, kind, thingId: things[kind] });
    succeed(await server.call("DELETE", `route/${things.route}`, { as: anna }));
    expect(await attachmentsOf(anna, id)).toEqual([]);
    expect(await read(anna, fileId)).toBe(404);
    const again = await addRoute(server, anna, id);
    await addAttachment(server, anna, id, { fileId, kind: "route", thingId: again.id });
    expect(await read(anna, fileId)).toBe(200);
  });

  test("a deleted file is taken from all things, and stands again where an undo puts it", async () => {
    const { id, things } = await makeTrip();
    const fileId = await addFile(server, editor, id);
    const at = { tripId: id, fileId, kind: "place", thingId: things.place } as const;
    succeed(await save(anna, at));
    const { updated } = await load(server, anna, id);
    succeed(await server.call("DELETE", `file/${fileId}`, { as: editor }));
    const after = await load(server, anna, id);
    expect(after.attachments).toEqual([]);
    expect(after.updated > updated).toBe(true);
    expect(await read(editor, fileId)).toBe(404);
    succeed(await save(anna, at));
    expect(await read(viewer, fileId)).toBe(200);
  });

  test("a file that stands at a thing already is answered as it is, also for two who attach it at once", async () => {
    const { id, things } = await makeTrip();
    const fileId = await addFile(server, anna, id);
    const at = { tripId: id, fileId, kind: "note", thingId: things.note } as const;
    const both = await Promise.all([save(anna, at), save(editor, at), save(frugal, at)]);
    const ids = new Set(both.map((answer) => succeed<Attachment>(answer).id));
    expect(ids.size).toBe(1);
    expect(await attachmentsOf(anna, id)).toHaveLength(1);
    // What would stand there twice stays where it is.
    const other = succeed<Attachment>(await save(anna, { ...at, kind: "trip", thingId: id }));
    const moved = { id: other.id, caption: "Seats", kind: at.kind, thingId: at.thingId };
    expect(succeed(await save(anna, moved))).toEqual({ ...other, caption: "Seats" });
  });

  test("a trip has so many attachments, and a caption so many letters", async () => {
    const { id, things } = await makeTrip();
    const fileId = await addFile(server, anna, id);
    const at = { tripId: id, fileId, kind: "trip", thingId: id } as const;
    const long = await save(anna, { ...at, caption: "x".repeat(fileLimits.caption + 1) });
    expect(long.statusCode).toBe(400);
    await server.database.write(async (queries) => {
      const rows = Array.from({ length: fileLimits.perTrip - 1 }, (_, index) => ({
        ...{ id: `full-${kind.name}-${index}`, trip_id: id, file_id: fileId, caption: "" },
        ...{ route_id: things.route, place_id: null, item_id: null, note_id: null },
        shows_money: 0,
      }));
      for (let from = 0; from < rows.length; from += 500)
        await queries
          .insertInto("attachments")
          .values(rows.slice(from, from + 500))
          .execute();
    });
    succeed(await save(anna, at));
    const refused = await save(anna, { ...at, kind: "place", thingId: things.place });
    expect([refused.statusCode, refused.json<{ error: { code: string } }>().error.code]).toEqual([
      409,
      "CONFLICT",
    ]);
  });

  test("each change makes a version of the trip, and an idea has its files too", async () => {
    const { id } = await makeTrip();
    const idea = await addIdea(server, anna, id);
    const fileId = await addFile(server, anna, id);
    const before = await server.call("GET", `trip/${id}`, { as: anna });
    await addAttachment(server, anna, id, { fileId, kind: "place", thingId: idea.linkId });
    const headers = { "if-none-match": String(before.headers.etag) };
    const after = await server.call("GET", `trip/${id}`, { as: anna, headers });
    expect(after.statusCode).toBe(200);
  });
});
