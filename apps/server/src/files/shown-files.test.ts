import type { AttachmentSave } from "@castor/core/files/attachment.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import exifr from "exifr";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import {
  addFinanceItem,
  addIdea,
  addNote,
  addPoint,
  addRoute,
  addTrip,
  succeed,
} from "../../testing/calls/trip-calls.ts";
import { addAttachment, addFile, codeOf } from "../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

const camera = {
  IFD0: { Make: "Camera", Model: "X100", Orientation: "6" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "42/1 39/1 0/1" },
};
const drawPhoto = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "#2a7f62" } })
    .withExif(camera)
    .jpeg()
    .toBuffer();
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<< >>\nendobj\n");
const gone = [404, "NOT_FOUND"];

describe.each(testDatabases())("files for visitors on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const boris = await server.register("Boris");
  const stranger = await server.register("Stranger");
  const { id: trip } = await addTrip(server, anna, { name: "Georgia", isPublic: true });
  const day = await addRoute(server, anna, trip);
  const stop = await addPoint(server, anna, day.id);
  await addMember(server, trip, boris, "editor");
  const photo = await drawPhoto();

  const publish = (id: string, isPublic: boolean, as = anna) =>
    server.call("POST", "file/publish", { as, body: { id, isPublic } });
  const addAt = async (
    at: Partial<AttachmentSave>,
    content = pdf,
    name = "ticket.pdf",
    as = anna,
  ) => {
    const fileId = await addFile(server, as, trip, { content, name });
    await addAttachment(server, as, trip, { ...at, fileId });
    return fileId;
  };
  const readTrip = async (as: typeof anna | null = null) =>
    succeed<Trip>(await server.call("GET", `trip/${trip}`, { as }));
  const seenIds = async () => (await readTrip()).attachments.map(({ fileId }) => fileId);
  const readFile = (id: string, as: typeof anna | null = null) =>
    server.call("GET", `file/${id}`, { as });
  const readPicture = (id: string, size: string, as: typeof anna | null = null) =>
    server.call("GET", `file/picture/${id}?size=${size}`, { as });
  /** What visitors and strangers are answered of a file in any way. */
  const expectNothing = async (id: string) => {
    for (const as of [null, stranger]) {
      expect(codeOf(await readFile(id, as))).toEqual(gone);
      expect(codeOf(await readPicture(id, "thumb", as))).toEqual(gone);
    }
    expect(await seenIds()).not.toContain(id);
  };

  test("nothing of a public trip's files is there for visitors unless its owner shows it", async () => {
    const shown = await addAt({ kind: "place", thingId: stop.linkId, caption: "At the gate" });
    const other = await addAt({ kind: "route", thingId: day.id });
    await expectNothing(shown);
    succeed(await publish(shown, true));
    await expectNothing(other);
    const answer = await readFile(shown);
    expect([answer.statusCode, answer.rawPayload.equals(pdf)]).toEqual([200, true]);
    expect(answer.headers).toMatchObject({
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cache-control": "private, no-cache",
    });
    expect(String(answer.headers["content-disposition"])).toMatch(/^attachment;/);
    const { attachments, created } = await readTrip();
    expect(attachments).toEqual([
      {
        ...{ id: expect.any(String), fileId: shown, kind: "place", thingId: stop.linkId },
        ...{ caption: "At the gate", name: "ticket.pdf", type: "application/pdf" },
        ...{ bytes: pdf.length, isPublic: true, showsMoney: false, hash: "", ownerId: "", created },
      },
    ]);
    succeed(await publish(shown, false));
    await expectNothing(shown);
  });

  test("of a photo visitors get pictures without what the camera wrote, never itself", async () => {
    const id = await addAt({ kind: "trip", thingId: trip }, photo, "photo.jpg");
    succeed(await publish(id, true));
    expect(await exifr.parse(photo, true)).toMatchObject({ Make: "Camera" });
    for (const as of [null, stranger]) {
      expect(codeOf(await readFile(id, as))).toEqual(gone);
      const head = await server.call("HEAD", `file/${id}`, { as });
      expect([head.statusCode, head.headers.etag]).toEqual([404, undefined]);
      for (const size of ["thumb", "card", "screen"]) {
        const answer = await readPicture(id, size, as);
        expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
        expect(await exifr.parse(answer.rawPayload, true).catch(() => undefined)).toBeUndefined();
        const { exif, xmp, iptc, icc } = await sharp(answer.rawPayload).metadata();
        expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      }
    }
    expect((await readFile(id, anna)).rawPayload.equals(photo)).toBe(true);
    succeed(await server.call("DELETE", `file/${id}`, { as: anna }));
    await expectNothing(id);
  });

  test("what may be a photo or a film in a form that is not known stays with members", async () => {
    const tiff = await sharp(photo).tiff().toBuffer();
    const id = await addAt({ kind: "trip", thingId: trip }, tiff, "scan.jpg");
    succeed(await publish(id, true));
    await expectNothing(id);
  });

  describe("a file that is ticked, at what visitors do not see", async () => {
    const item = await addFinanceItem(server, anna, trip);
    const note = await addNote(server, anna, trip);
    const idea = await addIdea(server, anna, trip);

    test.each([
      ["a cost", { kind: "cost", thingId: item.id }],
      ["a note", { kind: "note", thingId: note.id }],
      ["an idea", { kind: "place", thingId: idea.linkId }],
    ] as const)("does not leak by its id: at %s", async (_, at) => {
      const id = await addAt(at, photo, "passport.jpg");
      succeed(await publish(id, true));
      await expectNothing(id);
      // It stands at a place, too.
      const { id: seen } = await addAttachment(server, anna, trip, {
        ...{ fileId: id, kind: "place", thingId: stop.linkId },
      });
      expect((await readPicture(id, "thumb")).statusCode).toBe(200);
      const { attachments } = await readTrip();
      const ofFile = attachments.filter(({ fileId }) => fileId === id);
      expect(ofFile.map(({ kind }) => kind)).toEqual(["place"]);
      succeed(await server.call("DELETE", `attachment/${seen}`, { as: anna }));
      await expectNothing(id);
    });

    test("does not leak when it stands nowhere", async () => {
      const id = await addFile(server, anna, trip, { content: pdf });
      succeed(await publish(id, true));
      await expectNothing(id);
      // Where it comes to stand now, its owner has not seen it in the preview.
      await addAttachment(server, boris, trip, { fileId: id });
      await expectNothing(id);
    });
  });

  test("what has gone with its day comes back for members alone", async () => {
    const last = await addRoute(server, anna, trip, { date: "2027-03-01 09:00" });
    const id = await addAt({ kind: "route", thingId: last.id });
    succeed(await publish(id, true));
    expect(await seenIds()).toContain(id);
    succeed(await server.call("DELETE", `route/${last.id}`, { as: anna }));
    await expectNothing(id);
    await addAttachment(server, anna, trip, { fileId: id });
    await expectNothing(id);
    expect((await readFile(id, boris)).statusCode).toBe(200);
  });

  test("the owner alone shows a file, and whoever keeps its tag reads it no longer when that ends", async () => {
    const id = await addAt({ kind: "trip", thingId: trip });
    expect(codeOf(await publish(id, true, boris))).toEqual([403, "FORBIDDEN"]);
    expect(codeOf(await publish(id, true, stranger))).toEqual(gone);
    const before = await server.call("GET", `trip/${trip}`, {});
    succeed(await publish(id, true));
    const headers = { "if-none-match": String(before.headers.etag) };
    expect((await server.call("GET", `trip/${trip}`, { headers })).statusCode).toBe(200);
    const known = { "if-none-match": String((await readFile(id)).headers.etag) };
    const again = () => server.call("GET", `file/${id}`, { headers: known });
    expect((await again()).statusCode).toBe(304);
    const flags = (isPublic: boolean) =>
      server.call("POST", "trip", { as: anna, body: { id: trip, isPublic } });
    succeed(await flags(false));
    expect(codeOf(await again())).toEqual(gone);
    succeed(await flags(true));
    expect((await again()).statusCode).toBe(304);
    succeed(await publish(id, false));
    expect(codeOf(await again())).toEqual(gone);
  });

  describe("somebody who has left the trip", () => {
    let own: string;
    beforeAll(async () => {
      own = await addAt({ kind: "trip", thingId: trip }, photo, "own.jpg", boris);
      succeed(await server.call("DELETE", `member/${trip}/${boris.id}`, { as: boris }));
    });

    test("reads of their files what visitors read", async () => {
      expect(codeOf(await readFile(own, boris))).toEqual(gone);
      succeed(await publish(own, true));
      expect(codeOf(await readFile(own, boris))).toEqual(gone);
      expect((await readPicture(own, "card", boris)).statusCode).toBe(200);
    });
  });
});
