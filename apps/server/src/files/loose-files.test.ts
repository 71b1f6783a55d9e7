import { describe, expect, test, vi } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import { addRoute, addTrip, load, succeed } from "../../testing/calls/trip-calls.ts";
import { addAttachment, addFile } from "../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import { removeExpired } from "../commands/schedule-cleanup.ts";
import { tidyFiles } from "../commands/tidy-files.ts";
import { markWhereLoose } from "./file-store.ts";
import { markLooseFiles } from "./mark-loose-files.ts";

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

describe.each(testDatabases())("files that stand nowhere on $name", async (kind) => {
  const server = await serveTests(kind);
  const { database, config } = server;
  const anna = await server.register("Anna");
  const { id: trip } = await addTrip(server, anna);

  const tidy = async (now: Date) => {
    await removeExpired(database, now);
    await tidyFiles(config, database, now);
  };
  const read = async (file: string) =>
    (await server.call("GET", `file/${file}`, { as: anna })).statusCode;
  const rowOf = (file: string) =>
    database.read((queries) =>
      queries.selectFrom("files").select("deleted").where("id", "=", file).executeTakeFirst(),
    );

  test("a file that stands nowhere counts as deleted when it is a day old, and goes 30 days later", async () => {
    const file = await addFile(server, anna, trip);
    await tidy(inDays(0.9));
    expect(await read(file)).toBe(200);
    await tidy(inDays(1.1));
    expect(await read(file)).toBe(404);
    await tidy(inDays(31));
    expect(await rowOf(file)).toBeDefined();
    await tidy(inDays(31.2));
    expect(await rowOf(file)).toBeUndefined();
  });

  test("one that stands somewhere stays; when its thing has gone it counts as deleted, until an undo attaches it again", async () => {
    const day = await addRoute(server, anna, trip);
    const file = await addFile(server, anna, trip);
    await addAttachment(server, anna, trip, { fileId: file, kind: "route", thingId: day.id });
    await tidy(inDays(40));
    expect(await read(file)).toBe(200);
    succeed(await server.call("DELETE", `route/${day.id}`, { as: anna }));
    await tidy(inDays(2));
    expect(await read(file)).toBe(404);
    await addAttachment(server, anna, trip, { fileId: file });
    expect(await read(file)).toBe(200);
    await tidy(inDays(40));
    expect(await read(file)).toBe(200);
  });

  test("a file that is attached while it is looked at is not marked", async () => {
    const files = await Promise.all(Array.from({ length: 10 }, () => addFile(server, anna, trip)));
    await Promise.all([
      markLooseFiles(database, inDays(2)),
      ...files.map((fileId) => addAttachment(server, anna, trip, { fileId })),
      markLooseFiles(database, inDays(2)),
    ]);
    expect(await Promise.all(files.map(read))).toEqual(files.map(() => 200));
    // The look was before, and the mark comes after.
    await database.write((queries) => markWhereLoose(queries, database.kind, files, inDays(2)));
    expect(await Promise.all(files.map(read))).toEqual(files.map(() => 200));
  });

  test("a version of the trip brings a deleted file back, and leaves out one that is gone for good", async () => {
    const { id } = await addTrip(server, anna);
    const [kept = "", lost = ""] = await Promise.all(
      ["kept.txt", "lost.txt"].map((name) => addFile(server, anna, id, { name })),
    );
    for (const fileId of [kept, lost]) await addAttachment(server, anna, id, { fileId });
    const { version } = await database.read((queries) =>
      queries.selectFrom("trips").select("version").where("id", "=", id).executeTakeFirstOrThrow(),
    );
    for (const file of [kept, lost])
      succeed(await server.call("DELETE", `file/${file}`, { as: anna }));
    await database.write((queries) => queries.deleteFrom("files").where("id", "=", lost).execute());
    const then = await server.call("GET", `history/${id}/${version}`, { as: anna });
    expect(then.json()).toMatchObject({ attachments: [{ name: "kept.txt" }] });
    expect(await read(kept)).toBe(404);
    const body = { tripId: id, version };
    succeed(await server.call("POST", "history/restore", { as: anna, body }));
    expect((await load(server, anna, id)).attachments).toMatchObject([{ fileId: kept }]);
    expect(await read(kept)).toBe(200);
  });

  test("with an account go its files from trips of others, which have a new version each", async () => {
    const guest = await server.register("Guest");
    const { id } = await addTrip(server, anna);
    await addMember(server, id, guest, "editor");
    const fileId = await addFile(server, guest, id);
    await addAttachment(server, anna, id, { fileId });
    await addAttachment(server, anna, id, { fileId: await addFile(server, anna, id) });
    const before = await server.call("GET", `trip/${id}`, { as: anna });
    const body = { password: guest.password };
    succeed(await server.call("DELETE", "auth/account", { as: guest, body }));
    await vi.waitFor(async () => expect(await rowOf(fileId)).toBeUndefined());
    const headers = { "if-none-match": String(before.headers.etag) };
    const after = await server.call("GET", `trip/${id}`, { as: anna, headers });
    expect(after.json()).toMatchObject({ attachments: [{ ownerId: anna.id }] });
  });
});
