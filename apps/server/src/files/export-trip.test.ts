import { toTripFile } from "@castor/core/exports/json/trip-file.ts";
import { type FiledFile, readFiledFiles } from "@castor/core/exports/json/trip-zip.ts";
import type { Attachment, AttachmentSave } from "@castor/core/files/attachment.ts";
import { listNotes } from "@castor/core/notes/edit-notes.ts";
import { flattenNotes } from "@castor/core/notes/note-tree.ts";
import { anyTrip } from "@castor/core/testing/any-trip.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import exifr from "exifr";
import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import { downloadTripZip, importTripZip } from "../../testing/calls/import-trip-zip.ts";
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
import { addAttachment, addFile, codeOf } from "../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";

/** What somebody reads at a thing of a trip, by its kind and words: a copy has other ids. */
function nameThing(trip: Trip, { kind, thingId }: Pick<Attachment, "kind" | "thingId">): string {
  const points = [...trip.routes.flatMap((route) => route.points), ...trip.ideas];
  const notes = flattenNotes(listNotes(trip));
  const words = {
    trip: trip.id === thingId ? trip.name : undefined,
    route: trip.routes.find(({ id }) => id === thingId)?.name,
    place: points.find(({ linkId }) => linkId === thingId)?.name,
    cost: trip.financeItems.find(({ id }) => id === thingId)?.name,
    note: notes.find(({ id }) => id === thingId)?.text,
  };
  return `${kind} ${words[kind]}`;
}

/** The position of each thing in its trip, by its id. */
function numberThings(trip: Trip): Map<string, number> {
  const notes = flattenNotes(listNotes(trip));
  const ids = [
    trip.id,
    ...trip.routes.flatMap(({ id, points }) => [id, ...points.map(({ linkId }) => linkId)]),
    ...trip.ideas.map(({ linkId }) => linkId),
    ...trip.financeItems.map(({ id }) => id),
    ...notes.map(({ id }) => id),
  ];
  return new Map([...new Set(ids)].map((id, index) => [id, index]));
}

describe.each(testDatabases())("a trip with its files on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const boris = await server.register("Boris");
  const put = async (
    trip: string,
    content: Uint8Array,
    name: string,
    at: Partial<AttachmentSave>[],
  ) => {
    const fileId = await addFile(server, anna, trip, { content, name });
    for (const one of at) await addAttachment(server, anna, trip, { ...one, fileId });
    return fileId;
  };
  const contentOf = async (as: Person, id: string) =>
    (await server.call("GET", `file/${id}`, { as })).rawPayload.toString("hex");

  test("goes to another account: the same things have the same files with the same captions", async () => {
    const { id } = await addTrip(server, anna, { name: "Georgia" });
    // The later day is made first, and one place is on both.
    const late = await addRoute(server, anna, id, { name: "Mountains", date: "2027-05-02 09:00" });
    const early = await addRoute(server, anna, id, { name: "City", date: "2027-05-01 09:00" });
    const hotel = await addPoint(server, anna, late.id, { name: "Hotel" });
    const idea = await addIdea(server, anna, id, { name: "Lake" });
    const item = await addFinanceItem(server, anna, id, { name: "Flight" });
    const note = await addNote(server, anna, id, { text: "Visa" });
    const reply = await addNote(server, anna, id, { parentId: note.id, text: "Done" });
    const at = (of: AttachmentSave["kind"], thingId: string, caption = "") => ({
      kind: of,
      thingId,
      caption,
    });
    await put(id, Buffer.from("one"), "Insurance.pdf", [at("trip", id, "Both of us")]);
    await put(id, Buffer.from("two"), "Ticket.pdf", [
      at("route", early.id, "There"),
      at("route", late.id, "Back"),
      at("cost", item.id),
    ]);
    await put(id, Buffer.from("three"), "Voucher.txt", [
      at("place", hotel.linkId),
      at("place", idea.linkId, "Or here"),
    ]);
    await put(id, Buffer.from("four"), "Билет на 🚂.txt", [
      at("note", note.id),
      at("note", reply.id, "Stamped"),
    ]);
    const zip = await downloadTripZip(server, anna, id);
    const made = await importTripZip(server, boris, zip);
    const before = await load(server, anna, id);
    const told = async (trip: Trip, as: Person) =>
      (
        await Promise.all(
          trip.attachments.map(async (one) =>
            [
              nameThing(trip, one),
              one.name,
              one.caption,
              one.type,
              await contentOf(as, one.fileId),
            ].join(" · "),
          ),
        )
      ).toSorted();
    expect(before.attachments).toHaveLength(8);
    expect(await told(made, boris)).toEqual(await told(before, anna));
    // One file at several things is one file there, too.
    expect(new Set(made.attachments.map(({ fileId }) => fileId)).size).toBe(4);
    expect(Object.keys(zip.entries)).toEqual([
      ...["files/1-Insurance.pdf", "files/2-Ticket.pdf", "files/3-Voucher.txt"],
      ...["files/4-Билет на 🚂.txt", "trip.json"],
    ]);
  });

  test("whatever the trip, its files come back to the things where they were", async () => {
    const choice = fc.array(
      fc.record({ thing: fc.nat(), caption: fc.constantFrom("", "West", "Восток") }),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.asyncProperty(anyTrip, choice, async (any, standings) => {
        const body = { jsonData: toTripFile(any, new Date("2026-11-23T10:00:00Z")) };
        const { id } = succeed<Trip>(
          await server.call("POST", "json/import-from-json", { as: anna, body }),
        );
        const trip = await load(server, anna, id);
        const notes = flattenNotes(listNotes(trip));
        const things: Pick<AttachmentSave, "kind" | "thingId">[] = [
          { kind: "trip", thingId: id },
          ...trip.routes.map((route) => ({ kind: "route" as const, thingId: route.id })),
          ...[...trip.routes.flatMap(({ points }) => points), ...trip.ideas].map(({ linkId }) => ({
            kind: "place" as const,
            thingId: linkId,
          })),
          ...trip.financeItems.map((item) => ({ kind: "cost" as const, thingId: item.id })),
          ...notes.map((note) => ({ kind: "note" as const, thingId: note.id })),
        ];
        for (const [index, { thing, caption }] of standings.entries())
          await put(id, Buffer.from(`File ${index}`), `${index}.txt`, [
            { ...things[thing % things.length], caption },
            { ...things[(thing + 3) % things.length] },
          ]);
        const made = await importTripZip(server, boris, await downloadTripZip(server, anna, id));
        const told = ({ attachments, ...of }: Trip) => {
          const numbers = numberThings({ ...of, attachments });
          return attachments
            .map(({ name, kind: at, thingId, caption }) =>
              [name, at, numbers.get(thingId), caption].join(" "),
            )
            .toSorted();
        };
        expect(told(made)).toEqual(told(await load(server, anna, id)));
        await server.call("DELETE", `trip/${id}`, { as: anna });
        await server.call("DELETE", `trip/${made.id}`, { as: boris });
      }),
      { numRuns: 10 },
    );
  });

  test("has for each member what that member sees, and nobody's private files", async () => {
    const { id } = await addTrip(server, anna, { isPublic: true, name: "Вена/Грац" });
    const item = await addFinanceItem(server, anna, id);
    await put(id, Buffer.from("a"), "Ticket.txt", [{}]);
    await put(id, Buffer.from("b"), "Receipt.txt", [{ kind: "cost", thingId: item.id }]);
    await put(id, Buffer.from("c"), "Booking.txt", [{ showsMoney: true }]);
    const passport = await addFile(server, anna, id, { name: "Passport.txt" });
    const hidden = { tripId: id, fileId: passport, kind: "trip", thingId: id, caption: "" };
    succeed(await server.call("POST", "file/private", { as: anna, body: hidden }));
    const poor = await server.register("Poor");
    const viewer = await server.register("Viewer");
    await addMember(server, id, poor, "viewer without money");
    await addMember(server, id, viewer, "viewer");
    const namesFor = async (as: Person) =>
      readFiledFiles((await downloadTripZip(server, as, id)).json).files.map(({ name }) => name);
    expect(await namesFor(anna)).toEqual(["Ticket.txt", "Receipt.txt", "Booking.txt"]);
    expect(await namesFor(viewer)).toEqual(["Ticket.txt", "Receipt.txt", "Booking.txt"]);
    expect(await namesFor(poor)).toEqual(["Ticket.txt"]);
    const path = `file/export/${id}`;
    const { headers } = await server.call("GET", path, { as: anna });
    expect(headers["content-disposition"]).toMatch(/filename\*=UTF-8''%D0%92.*\.castor-trip\.zip/);
    expect(headers["cache-control"]).toBe("no-store");
    const refused = await Promise.all([boris, null].map((as) => server.call("GET", path, { as })));
    expect(refused.map(codeOf).map(([status]) => status)).toEqual([404, 401]);
  });

  test("has of photos that came from somebody else their pictures, without what the camera wrote", async () => {
    const photo = await sharp({
      create: { width: 400, height: 300, channels: 3, background: "#2a7f62" },
    })
      .withExif({ IFD0: { Make: "Camera" } })
      .jpeg()
      .toBuffer();
    const { id } = await addTrip(server, anna, { isPublic: true });
    const fileId = await put(id, photo, "View.jpg", [{}]);
    succeed(await server.call("POST", "trip", { as: anna, body: { id, coverFileId: fileId } }));
    const own = await downloadTripZip(server, anna, id);
    expect(readFiledFiles(own.json).files).toMatchObject([{ name: "View.jpg", isCover: true }]);
    succeed(
      await server.call("POST", "file/publish", { as: anna, body: { id: fileId, isPublic: true } }),
    );
    const copy = succeed<Trip>(await server.call("GET", `trip/copy/${id}`, { as: boris }));
    const { json, entries } = await downloadTripZip(server, boris, copy.id);
    const [file] = readFiledFiles(json).files;
    const content = entries[file?.path ?? ""] ?? new Uint8Array();
    expect(file).toMatchObject({
      name: "View.jpg.webp",
      type: "image/webp",
      bytes: content.length,
    });
    expect(await exifr.parse(Buffer.from(content), true).catch(() => undefined)).toBeUndefined();
    expect((await sharp(content).metadata()).format).toBe("webp");
  });

  test("names entries safely, whatever the files are called", async () => {
    const { id } = await addTrip(server, anna);
    const names = [
      "../../etc/passwd",
      "CON",
      "a.txt",
      "A.TXT",
      `${"я".repeat(300)}.pdf`,
      "\u202egpj.exe",
      "🏔️".repeat(60),
    ];
    for (const name of names) await put(id, Buffer.from(name), name, [{}]);
    const { entries, json } = await downloadTripZip(server, anna, id);
    const paths = readFiledFiles(json).files.map(({ path }: FiledFile) => path);
    expect(paths).toEqual(Object.keys(entries).slice(0, -1));
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(names.length);
    for (const path of paths) {
      expect(path).toMatch(/^files\/\d+-[^/\\:<>"|?*\p{Cc}\u202e]+$/u);
      expect(Buffer.byteLength(path)).toBeLessThan(250);
    }
    expect(paths[4]).toMatch(/^files\/5-я{50}\.pdf$/);
  });
});
