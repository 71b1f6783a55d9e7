import { join } from "node:path";
import type { AttachmentSave } from "@castor/core/files/attachment.ts";
import type { FileUsage } from "@castor/core/files/file.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import exifr from "exifr";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import {
  addFinanceItem,
  addPoint,
  addRoute,
  addTrip,
  succeed,
} from "../../testing/calls/trip-calls.ts";
import { addAttachment, addFile, codeOf } from "../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";
import { DiskStorage } from "./storage/disk-storage.ts";
import { sweepBlobs } from "./sweep-blobs.ts";

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<< >>\nendobj\n");
const drawPhoto = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "#2a7f62" } })
    .withExif({ IFD0: { Make: "Camera" } })
    .jpeg()
    .toBuffer();

describe.each(testDatabases())("files of copies on $name", async (kind) => {
  const photo = await drawPhoto();
  const server = await serveTests(kind, { FILES_PER_USER: String(3 * photo.length) });
  const anna = await server.register("Anna");
  const boris = await server.register("Boris");
  const { id: trip } = await addTrip(server, anna, { name: "Georgia", isPublic: true });
  const day = await addRoute(server, anna, trip);
  const other = await addRoute(server, anna, trip, { date: "2027-01-02 09:00" });
  const stop = await addPoint(server, anna, day.id);
  const item = await addFinanceItem(server, anna, trip);
  const addAt = async (at: Partial<AttachmentSave>, content: Uint8Array, name: string) => {
    const fileId = await addFile(server, anna, trip, { content, name });
    await addAttachment(server, anna, trip, { ...at, fileId });
    return fileId;
  };
  const view = await addAt(
    { kind: "place", thingId: stop.linkId, caption: "West" },
    photo,
    "View.jpg",
  );
  await addAt({ kind: "route", thingId: other.id }, pdf, "Ticket.pdf");
  await addAt({ kind: "cost", thingId: item.id }, pdf, "Bill.pdf");
  const copy = async (as: Person, query = "") =>
    succeed<Trip>(await server.call("GET", `trip/copy/${trip}${query}`, { as }));
  const namesOf = ({ attachments }: Trip) =>
    attachments.map(({ name, kind: at }) => `${name} at ${at}`);
  const usageOf = async (as: Person) =>
    succeed<FileUsage>(await server.call("GET", "file/usage", { as })).bytes;

  test("an own copy takes its files along: at its own things, with the same content, for nobody but its maker", async () => {
    succeed(
      await server.call("POST", "file/publish", { as: anna, body: { id: view, isPublic: true } }),
    );
    const before = await usageOf(anna);
    const made = await copy(anna);
    expect(namesOf(made)).toEqual(["View.jpg at place", "Ticket.pdf at route", "Bill.pdf at cost"]);
    const [first] = made.attachments;
    expect(first).toMatchObject({
      ...{
        thingId: made.routes.flatMap(({ points }) => points)[0]?.linkId,
        caption: "West",
        isPublic: false,
      },
    });
    const read = await server.call("GET", `file/${first?.fileId}`, { as: anna });
    expect(read.rawPayload.equals(photo)).toBe(true);
    expect(await usageOf(anna)).toBe(before + photo.length + 2 * pdf.length);
    const again = succeed<Trip>(await server.call("GET", `trip/${made.id}`, { as: anna }));
    expect(again.attachments).toEqual(made.attachments);
    succeed(await server.call("DELETE", `trip/${made.id}`, { as: anna }));
  });

  test("a copy of some days has the files of these", async () => {
    const made = await copy(anna, `?routeIds=${other.id}`);
    expect(namesOf(made)).toEqual(["Ticket.pdf at route", "Bill.pdf at cost"]);
    succeed(await server.call("DELETE", `trip/${made.id}`, { as: anna }));
  });

  test("a stranger's copy has the shown files alone, and of photos nobody gets the original", async () => {
    const made = await copy(boris);
    expect(namesOf(made)).toEqual(["View.jpg at place"]);
    const [file] = made.attachments;
    expect(file).toMatchObject({ hash: "", ownerId: boris.id, isPublic: false });
    const path = `file/${file?.fileId}`;
    expect(codeOf(await server.call("GET", path, { as: boris }))).toEqual([404, "NOT_FOUND"]);
    const picture = await server.call("GET", `file/picture/${file?.fileId}?size=screen`, {
      as: boris,
    });
    expect(picture.statusCode).toBe(200);
    expect(await exifr.parse(picture.rawPayload, true).catch(() => undefined)).toBeUndefined();
    // So it is of a copy of the copy.
    const second = succeed<Trip>(await server.call("GET", `trip/copy/${made.id}`, { as: boris }));
    const again = await server.call("GET", `file/${second.attachments[0]?.fileId}`, { as: boris });
    expect(codeOf(again)).toEqual([404, "NOT_FOUND"]);
    expect(await usageOf(boris)).toBe(2 * photo.length);
    for (const { id } of [made, second])
      succeed(await server.call("DELETE", `trip/${id}`, { as: boris }));
  });

  test("a member from whom money is hidden copies no receipts", async () => {
    const clara = await server.register("Clara");
    await addMember(server, trip, clara, "viewer without money");
    expect(namesOf(await copy(clara))).toEqual(["View.jpg at place", "Ticket.pdf at route"]);
  });

  test("without room for all, the copy has none", async () => {
    const dora = await server.register("Dora");
    await addMember(server, trip, dora, "viewer");
    const { id: full } = await addTrip(server, dora);
    await addFile(server, dora, full, { content: Buffer.alloc(2 * photo.length + 10, 1) });
    const made = await copy(dora);
    expect([made.attachments, made.routes.length]).toEqual([[], 2]);
  });

  test("a copy keeps the contents when the trip that it was made of is gone", async () => {
    const eva = await server.register("Eva");
    await addMember(server, trip, eva, "viewer");
    const made = await copy(eva);
    succeed(await server.call("DELETE", `trip/${trip}`, { as: anna }));
    const storage = new DiskStorage(join(server.config.dataDir, "files"));
    await sweepBlobs(server.database, storage, new Date(Date.now() + 7_200_000));
    const read = await server.call("GET", `file/${made.attachments[0]?.fileId}`, { as: eva });
    expect(read.rawPayload.equals(photo)).toBe(true);
  });
});
