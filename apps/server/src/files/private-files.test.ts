import { type PrivateFile, privateFile } from "@castor/core/files/private-file.ts";
import type { HistoryPage } from "@castor/core/history/history.ts";
import { describe, expect, test } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import { addRoute, addTrip, load, succeed } from "../../testing/calls/trip-calls.ts";
import { addAttachment, addFile } from "../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";
import { tidyFiles } from "../commands/tidy-files.ts";

const dayMs = 86_400_000;

describe.each(testDatabases())("files that their uploaders alone see on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const editor = await server.register("Editor");
  const viewer = await server.register("Viewer");
  const stranger = await server.register("Stranger");

  async function makeTrip() {
    const { id } = await addTrip(server, anna, { name: "Georgia", isPublic: true });
    await addMember(server, id, editor, "editor");
    await addMember(server, id, viewer, "viewer");
    return id;
  }
  const hide = (as: Person | null, body: Partial<PrivateFile> & { tripId: string }) =>
    server.call("POST", "file/private", {
      as,
      body: { kind: "trip", thingId: body.tripId, caption: "", ...body },
    });
  const show = (as: Person, tripId: string, fileId: string, places: object[] = []) =>
    server.call("POST", "file/show", { as, body: { tripId, fileId, places } });
  const listOf = async (as: Person, tripId: string): Promise<PrivateFile[]> =>
    succeed(await server.call("GET", `file/private/${tripId}`, { as }));
  const read = async (as: Person | null, file: string) =>
    (await server.call("GET", `file/${file}`, { as })).statusCode;
  const versionOf = async (trip: string): Promise<number> => {
    const page: HistoryPage = succeed(await server.call("GET", `history/${trip}`, { as: anna }));
    return page.entries[0]?.version ?? 0;
  };
  const tidy = (days: number) =>
    tidyFiles(server.config, server.database, new Date(Date.now() + days * dayMs));

  test("nobody but its uploader finds a private file, in the trip, by its id or in the list", async () => {
    const trip = await makeTrip();
    const day = await addRoute(server, anna, trip);
    const fileId = await addFile(server, editor, trip, { name: "Passport.pdf" });
    const made = succeed<PrivateFile>(
      await hide(editor, { tripId: trip, fileId, kind: "route", thingId: day.id, caption: "Mine" }),
    );
    expect(privateFile.parse(made)).toEqual(made);
    expect(made).toMatchObject({
      id: fileId,
      name: "Passport.pdf",
      kind: "route",
      caption: "Mine",
    });
    expect(await listOf(editor, trip)).toEqual([made]);
    for (const other of [anna, viewer]) expect(await listOf(other, trip)).toEqual([]);
    for (const other of [anna, viewer, editor])
      expect((await load(server, other, trip)).attachments).toEqual([]);
    for (const other of [anna, viewer, stranger]) expect(await read(other, fileId)).toBe(404);
    expect(await read(null, fileId)).toBe(404);
    expect(await read(editor, fileId)).toBe(200);
  });

  test("others can neither hide, attach nor delete it, also where they know its id", async () => {
    const trip = await makeTrip();
    const fileId = await addFile(server, editor, trip);
    succeed(await hide(editor, { tripId: trip, fileId }));
    const body = { tripId: trip, fileId, kind: "trip", thingId: trip };
    expect((await hide(anna, { tripId: trip, fileId })).statusCode).toBe(404);
    expect((await server.call("POST", "attachment", { as: anna, body })).statusCode).toBe(404);
    expect((await server.call("DELETE", `file/${fileId}`, { as: anna })).statusCode).toBe(404);
    expect(await listOf(editor, trip)).toHaveLength(1);
  });

  test("a file that is hidden stands nowhere else any more, is attached by nobody, and is shown again where it stood", async () => {
    const trip = await makeTrip();
    const fileId = await addFile(server, editor, trip);
    await addAttachment(server, editor, trip, { fileId });
    expect(await read(viewer, fileId)).toBe(200);
    const version = await versionOf(trip);
    succeed(await hide(editor, { tripId: trip, fileId }));
    expect(await read(viewer, fileId)).toBe(404);
    expect((await load(server, anna, trip)).attachments).toEqual([]);
    expect(await versionOf(trip)).toBeGreaterThan(version);
    const day = await addRoute(server, anna, trip);
    const body = { tripId: trip, fileId, kind: "route", thingId: day.id };
    expect((await server.call("POST", "attachment", { as: editor, body })).statusCode).toBe(404);
    expect((await show(anna, trip, fileId)).statusCode).toBe(404);
    expect((await show(viewer, trip, fileId)).statusCode).toBe(403);
    const at = { kind: "route", thingId: day.id, caption: "Mine" };
    const gone = { kind: "place", thingId: "gone", caption: "" };
    succeed(await show(editor, trip, fileId, [at, gone, at]));
    expect(await read(viewer, fileId)).toBe(200);
    expect((await load(server, viewer, trip)).attachments).toMatchObject([at]);
    expect(await listOf(editor, trip)).toEqual([]);
  });

  test("a file that visitors saw is hidden from them, also when members see it again", async () => {
    const trip = await makeTrip();
    const content = Buffer.from("%PDF-1.4 Plan");
    const fileId = await addFile(server, anna, trip, { content, name: "plan.pdf" });
    await addAttachment(server, anna, trip, { fileId });
    const tick = { id: fileId, isPublic: true };
    succeed(await server.call("POST", "file/publish", { as: anna, body: tick }));
    expect(await read(null, fileId)).toBe(200);
    succeed(await hide(anna, { tripId: trip, fileId }));
    expect(await read(stranger, fileId)).toBe(404);
    succeed(await show(anna, trip, fileId));
    expect(await read(stranger, fileId)).toBe(404);
    expect(await read(viewer, fileId)).toBe(200);
  });

  test("bringing back a version in which it was shown leaves it hidden", async () => {
    const trip = await makeTrip();
    const fileId = await addFile(server, editor, trip);
    await addAttachment(server, editor, trip, { fileId });
    const version = await versionOf(trip);
    succeed(await hide(editor, { tripId: trip, fileId }));
    succeed(await server.call("DELETE", `file/${fileId}`, { as: editor }));
    const body = { tripId: trip, version };
    succeed(await server.call("POST", "history/restore", { as: anna, body }));
    expect((await load(server, anna, trip)).attachments).toEqual([]);
    expect(await read(anna, fileId)).toBe(404);
  });

  test("a deleted one is there again when it is saved again, and stays; that of somebody who has left goes", async () => {
    const trip = await makeTrip();
    const fileId = await addFile(server, editor, trip);
    succeed(await hide(editor, { tripId: trip, fileId }));
    succeed(await server.call("DELETE", `file/${fileId}`, { as: editor }));
    expect(await listOf(editor, trip)).toEqual([]);
    succeed(await hide(editor, { tripId: trip, fileId }));
    await tidy(40);
    expect(await listOf(editor, trip)).toHaveLength(1);
    succeed(await server.call("DELETE", `member/${trip}/${editor.id}`, { as: editor }));
    await tidy(40);
    const row = await server.database.read((queries) =>
      queries.selectFrom("files").select("deleted").where("id", "=", fileId).executeTakeFirst(),
    );
    expect(row?.deleted).not.toBeNull();
  });
});
