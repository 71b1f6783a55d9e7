import type { AttachmentSave } from "@castor/core/files/attachment.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import {
  addFinanceItem,
  addNote,
  addPoint,
  addRoute,
  addTrip,
  succeed,
} from "../../testing/calls/trip-calls.ts";
import { addAttachment, addFile } from "../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("covers of own photos on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const boris = await server.register("Boris");
  const { id: trip } = await addTrip(server, anna, { name: "Georgia" });
  const day = await addRoute(server, anna, trip);
  const stop = await addPoint(server, anna, day.id);
  await addMember(server, trip, boris, "viewer");
  const content = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: "#c2410c" },
  })
    .jpeg()
    .toBuffer();

  const addPhoto = async (at: Partial<AttachmentSave>) => {
    const fileId = await addFile(server, anna, trip, { content, name: "sea.jpg" });
    const attachment = await addAttachment(server, anna, trip, { ...at, fileId });
    return { fileId, attachmentId: attachment.id };
  };
  const save = (body: object, as = anna) =>
    server.call("POST", "trip", { as, body: { id: trip, ...body } });
  const coverFor = async (as: typeof anna) => {
    const trips = succeed<TripSummary[]>(await server.call("GET", "trip?mode=all", { as }));
    return trips.find(({ id }) => id === trip)?.cover.fileId;
  };
  const readTrip = async (as: typeof anna | null) =>
    succeed<Trip>(await server.call("GET", `trip/${trip}`, { as }));
  const inCatalog = async () => {
    const page = succeed<{ data: { id: string; cover: { fileId: string | null } }[] }>(
      await server.call("GET", "catalog?page=1&pageSize=10", { as: null }),
    );
    return page.data.find(({ id }) => id === trip)?.cover.fileId;
  };

  test("all members see it on their list, and viewers do not choose it", async () => {
    const { fileId } = await addPhoto({ kind: "place", thingId: stop.linkId });
    expect((await save({ coverFileId: fileId }, boris)).statusCode).toBe(403);
    succeed(await save({ coverFileId: fileId }));
    for (const member of [anna, boris]) expect(await coverFor(member)).toBe(fileId);
    succeed(await save({ coverFileId: null }));
    expect(await coverFor(anna)).toBe(null);
  });

  test("it ends with its file, and an undo brings both back", async () => {
    const { fileId, attachmentId } = await addPhoto({ kind: "trip", thingId: trip });
    succeed(await save({ coverFileId: fileId }));
    succeed(await server.call("DELETE", `attachment/${attachmentId}`, { as: anna }));
    expect(await coverFor(anna)).toBe(null);
    await addAttachment(server, anna, trip, { kind: "trip", thingId: trip, fileId });
    expect(await coverFor(anna)).toBe(fileId);
    succeed(await server.call("DELETE", `file/${fileId}`, { as: anna }));
    expect(await coverFor(anna)).toBe(null);
  });

  test("a receipt, a file of another trip and one that is no picture are none", async () => {
    const item = await addFinanceItem(server, anna, trip);
    const receipt = await addPhoto({ kind: "cost", thingId: item.id });
    const other = await addTrip(server, anna, { name: "Other" });
    const elsewhere = await addFile(server, anna, other.id, { content, name: "sea.jpg" });
    await addAttachment(server, anna, other.id, {
      ...{ kind: "trip", thingId: other.id, fileId: elsewhere },
    });
    const text = await addFile(server, anna, trip, {
      ...{ content: Buffer.from("words"), name: "words.txt" },
    });
    await addAttachment(server, anna, trip, { kind: "trip", thingId: trip, fileId: text });
    for (const fileId of [receipt.fileId, elsewhere, text, "nothing"]) {
      succeed(await save({ coverFileId: fileId }));
      expect(await coverFor(anna)).toBe(null);
    }
  });

  test("visitors see it in the catalog and in previews once its owner shows them the photo", async () => {
    const { fileId } = await addPhoto({ kind: "place", thingId: stop.linkId });
    succeed(await save({ coverFileId: fileId, isPublic: true }));
    succeed(await save({ isInCatalog: true }));
    const cover = () => server.app.inject({ url: `/preview/${trip}.jpg` });
    expect([await inCatalog(), (await readTrip(null)).coverFileId]).toEqual([null, null]);
    const before = await cover();
    succeed(
      await server.call("POST", "file/publish", { as: anna, body: { id: fileId, isPublic: true } }),
    );
    expect([await inCatalog(), (await readTrip(null)).coverFileId]).toEqual([fileId, fileId]);
    // Made before: the preview waits some seconds for a photo, and then goes without.
    await server.call("GET", `file/picture/${fileId}?size=card`, { as: anna });
    const after = await cover();
    expect([before.statusCode, after.statusCode]).toEqual([200, 200]);
    expect(after.headers.etag).toMatch(/-cover"$/);
    const { dominant } = await sharp(after.rawPayload).stats();
    expect(dominant).toMatchObject({ r: expect.any(Number) });
    expect(dominant.r).toBeGreaterThan(dominant.b + 80);
  });

  test("at a note alone visitors do not see it, although it is ticked", async () => {
    const note = await addNote(server, anna, trip);
    const { fileId } = await addPhoto({ kind: "note", thingId: note.id });
    succeed(await save({ coverFileId: fileId, isPublic: true }));
    succeed(await save({ isInCatalog: true }));
    await server.call("POST", "file/publish", { as: anna, body: { id: fileId, isPublic: true } });
    expect(await coverFor(boris)).toBe(fileId);
    expect([await inCatalog(), (await readTrip(null)).coverFileId]).toEqual([null, null]);
  });

  test("a copy has it, of its own file", async () => {
    const { fileId } = await addPhoto({ kind: "place", thingId: stop.linkId });
    succeed(await save({ coverFileId: fileId }));
    const copy = succeed<Trip>(await server.call("GET", `trip/copy/${trip}`, { as: anna }));
    expect(copy.attachments.map((one) => one.fileId)).toContain(copy.coverFileId);
    expect(copy.coverFileId).not.toBe(fileId);
  });
});
