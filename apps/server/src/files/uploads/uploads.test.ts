import { symlink } from "node:fs/promises";
import { join } from "node:path";
import type { AccountExport } from "@castor/core/account/account-export.ts";
import { fileLimits } from "@castor/core/files/file-limits.ts";
import { describe, expect, test } from "vitest";
import { addMember } from "../../../testing/calls/add-members.ts";
import { addTrip } from "../../../testing/calls/trip-calls.ts";
import {
  addFile,
  askForOffset,
  askForUpload,
  beginUpload,
  codeOf,
  endUpload,
  headersOfBytes,
  headersOfUpload,
  sendBytes,
} from "../../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person } from "../../../testing/servers/test-app.ts";

const content = Buffer.from("A ticket to Tbilisi, window seat.");
const bytes = content.length;

describe.each(testDatabases())("uploads on $name", async (kind) => {
  const fileBytes = 1_000;
  const server = await serveTests(kind, {
    ...{ FILE_BYTES: String(fileBytes), FILES_PER_USER: "2500" },
    ALLOWED_ORIGINS: "https://other.example",
  });
  const anna = await server.register("Anna");
  const boris = await server.register("Boris");
  const { id: tripId } = await addTrip(server, anna, { name: "Georgia", isPublic: true });

  const listOf = async (as: Person, trip: string) => {
    const { files } = (await server.call("GET", "auth/export", { as })).json<AccountExport>();
    return files.filter((file) => file.tripId === trip);
  };

  test("a file comes in pieces, each from where the one before ended, and is then in its trip", async () => {
    const begun = await askForUpload(server, anna, { tripId, bytes, name: "Ticket.txt" });
    expect(begun.statusCode).toBe(201);
    const id = /^\/api\/upload\/(\S+)$/.exec(String(begun.headers.location))?.[1] ?? "";
    const half = await sendBytes(server, anna, id, { content: content.subarray(0, 10) });
    expect([half.statusCode, half.headers["upload-offset"]]).toEqual([204, "10"]);
    const asked = await askForOffset(server, anna, id);
    expect(asked.headers).toMatchObject({
      ...{ "upload-offset": "10", "upload-length": String(bytes), "tus-resumable": "1.0.0" },
      "cache-control": "no-store",
    });
    expect(asked.headers).not.toHaveProperty("x-file-id");
    expect(await listOf(anna, tripId)).toEqual([]);
    const wrong = await sendBytes(server, anna, id, { offset: 9, content: content.subarray(9) });
    expect(codeOf(wrong)).toEqual([409, "CONFLICT"]);
    const done = await sendBytes(server, anna, id, { offset: 10, content: content.subarray(10) });
    expect([done.statusCode, done.headers["x-file-id"]]).toEqual([204, id]);
    expect(await listOf(anna, tripId)).toEqual([
      {
        ...{ id, name: "Ticket.txt", type: "text/plain", bytes, tripId },
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        created: expect.any(String),
      },
    ]);
  });

  test("who has lost the answer to the last piece is told the file, however often they ask", async () => {
    const id = await addFile(server, anna, tripId, { content });
    for (let time = 0; time < 2; time += 1) {
      const asked = await askForOffset(server, anna, id);
      expect([asked.headers["upload-offset"], asked.headers["x-file-id"]]).toEqual([
        String(bytes),
        id,
      ]);
      const again = await sendBytes(server, anna, id, { offset: bytes, content: Buffer.of() });
      expect([again.statusCode, again.headers["x-file-id"]]).toEqual([204, id]);
    }
    expect((await sendBytes(server, anna, id, { content })).statusCode).toBe(409);
    expect((await endUpload(server, anna, id)).statusCode).toBe(404);
  });

  test("an upload is its user's alone, and ends when they say so", async () => {
    const id = await beginUpload(server, anna, { tripId, bytes });
    for (const [as, status] of [[boris, 404] as const, [null, 401] as const]) {
      expect((await sendBytes(server, as, id, { content })).statusCode).toBe(status);
      expect((await askForOffset(server, as, id)).statusCode).toBe(status);
      expect((await endUpload(server, as, id)).statusCode).toBe(status);
    }
    expect((await endUpload(server, anna, id)).statusCode).toBe(204);
    expect((await askForOffset(server, anna, id)).statusCode).toBe(404);
    expect((await askForOffset(server, anna, "not.an.id")).statusCode).toBe(404);
  });

  test("editors and the owner bring files, viewers and strangers do not", async () => {
    const { id: shared } = await addTrip(server, anna, { isPublic: true });
    const viewer = await server.register("Viewer");
    await addMember(server, shared, viewer, "viewer");
    const editor = await server.register("Editor");
    await addMember(server, shared, editor, "editor");
    const statusFor = async (as: Person | null, trip = shared) =>
      (await askForUpload(server, as, { tripId: trip, bytes })).statusCode;
    expect(await statusFor(null)).toBe(401);
    expect(await statusFor(boris)).toBe(404);
    expect(await statusFor(viewer)).toBe(403);
    expect(await statusFor(editor)).toBe(201);
    expect(await statusFor(anna)).toBe(201);
    expect(await statusFor(anna, "nowhere")).toBe(404);
  });

  test("who is removed in the middle of an upload does not finish it, and nothing is left of it", async () => {
    const { id: shared } = await addTrip(server, anna);
    const editor = await server.register("Leaving");
    await addMember(server, shared, editor, "editor");
    const id = await beginUpload(server, editor, { tripId: shared, bytes });
    await sendBytes(server, editor, id, { content: content.subarray(0, 5) });
    const gone = await server.call("DELETE", `member/${shared}/${editor.id}`, { as: anna });
    expect(gone.statusCode).toBe(200);
    const rest = { offset: 5, content: content.subarray(5) };
    expect(codeOf(await sendBytes(server, editor, id, rest))).toEqual([404, "NOT_FOUND"]);
    expect((await askForOffset(server, editor, id)).statusCode).toBe(404);
    expect(await listOf(anna, shared)).toEqual([]);
  });

  test("an empty file, one that is too large and one without a trip are refused", async () => {
    expect(codeOf(await askForUpload(server, anna, { tripId, bytes: 0 }))).toEqual([
      400,
      "EMPTY_FILE",
    ]);
    const large = await askForUpload(server, anna, { tripId, bytes: fileBytes + 1 });
    expect(codeOf(large)).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    expect(large.json()).toMatchObject({ message: "This file is too large." });
    const headers = { ...headersOfUpload(tripId, "a", 5), "upload-metadata": "name YQ==" };
    const nowhere = await server.call("POST", "upload", { as: anna, headers });
    expect(nowhere.json()).toMatchObject({ error: { fields: { tripId: expect.any(String) } } });
    const { "upload-length": _, ...endless } = headersOfUpload(tripId, "a", 5);
    const answer = await server.call("POST", "upload", { as: anna, headers: endless });
    expect(answer.statusCode).toBe(400);
  });

  test("more bytes than were said are refused, and the upload goes on", async () => {
    const id = await beginUpload(server, anna, { tripId, bytes: 5 });
    const more = await sendBytes(server, anna, id, { content: Buffer.from("123456") });
    expect(codeOf(more)).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    const five = await sendBytes(server, anna, id, { content: Buffer.from("12345") });
    expect(five.statusCode).toBe(204);
  });

  test("another version of the protocol is told which one is spoken", async () => {
    const headers = { ...headersOfUpload(tripId, "a", 5), "tus-resumable": "0.2.2" };
    const old = await server.call("POST", "upload", { as: anna, headers });
    expect([old.statusCode, old.headers["tus-version"]]).toEqual([412, "1.0.0"]);
    const asked = await server.call("OPTIONS", "upload");
    expect(asked.headers).toMatchObject({
      "tus-extension": "creation,termination",
      "tus-max-size": String(fileBytes),
    });
    const page = await server.call("OPTIONS", "upload/x", {
      headers: {
        origin: "https://other.example",
        "access-control-request-method": "PATCH",
      },
    });
    expect(String(page.headers["access-control-allow-methods"])).toContain("PATCH");
  });

  test("finished files and begun uploads count on the room of an account; deleted files give way", async () => {
    const person = await server.register("Quota");
    const { id: trip } = await addTrip(server, person);
    const full = Buffer.alloc(fileBytes, "x");
    const first = await addFile(server, person, trip, { content: full });
    const second = await beginUpload(server, person, { tripId: trip, bytes: fileBytes });
    const third = await askForUpload(server, person, { tripId: trip, bytes: 501 });
    expect([codeOf(third), third.json()]).toMatchObject([
      [413, "PAYLOAD_TOO_LARGE"],
      { error: { fields: { limit: "account" } } },
    ]);
    await endUpload(server, person, second);
    expect((await askForUpload(server, person, { tripId: trip, bytes: 501 })).statusCode).toBe(201);
    expect((await server.call("GET", "file/usage", { as: person })).json()).toEqual({
      ...{ bytes: fileBytes + 501, limit: 2_500, fileLimit: fileBytes },
      largest: [
        {
          id: first,
          name: "notes.txt",
          bytes: fileBytes,
          tripId: trip,
          tripName: expect.any(String),
        },
      ],
    });
    await server.call("DELETE", `file/${first}`, { as: person });
    const rowOf = () =>
      server.database.read((queries) =>
        queries.selectFrom("files").select("id").where("id", "=", first).execute(),
      );
    expect(await rowOf()).toHaveLength(1);
    await addFile(server, person, trip, { content: full });
    expect(await rowOf()).toEqual([]);
  });

  test("two uploads that begin at once do not share the last room", async () => {
    const person = await server.register("Twice");
    const { id: trip } = await addTrip(server, person);
    await addFile(server, person, trip, { content: Buffer.alloc(fileBytes, "x") });
    const ask = () => askForUpload(server, person, { tripId: trip, bytes: fileBytes });
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 413]);
  });

  test("an account has a bounded number of uploads that are not finished", async () => {
    const person = await server.register("Many");
    const { id: trip } = await addTrip(server, person);
    for (let made = 0; made < fileLimits.openUploads; made += 1)
      await beginUpload(server, person, { tripId: trip, bytes: 1 });
    const more = await askForUpload(server, person, { tripId: trip, bytes: 1 });
    expect(codeOf(more)).toEqual([429, "TOO_MANY_REQUESTS"]);
  });

  test("a full disk is said, and nothing of the piece stays", async () => {
    const id = await beginUpload(server, anna, { tripId, bytes });
    await sendBytes(server, anna, await beginUpload(server, anna, { tripId, bytes }), {
      content: content.subarray(0, 1),
    });
    // The device of which every byte says that the disk is full.
    await symlink("/dev/full", join(server.config.dataDir, "uploads", id));
    const answer = await sendBytes(server, anna, id, { content });
    expect([codeOf(answer), answer.json()]).toMatchObject([
      [507, "STORAGE_FULL"],
      { message: "There is no room left on the server. Nothing was saved." },
    ]);
    expect((await askForOffset(server, anna, id)).headers["upload-offset"]).toBe("0");
  });

  test("a session that has ended neither begins nor goes on", async () => {
    const person = await server.register("Ended");
    const { id: trip } = await addTrip(server, person);
    const id = await beginUpload(server, person, { tripId: trip, bytes });
    await server.call("POST", "auth/logout", { body: { refresh_token: person.refreshToken } });
    expect((await askForUpload(server, person, { tripId: trip, bytes })).statusCode).toBe(401);
    expect((await sendBytes(server, person, id, { content })).statusCode).toBe(401);
  });

  test("bytes of another type are refused", async () => {
    const id = await beginUpload(server, anna, { tripId, bytes });
    const headers = { ...headersOfBytes(0), "content-type": "text/plain" };
    const answer = await server.call("PATCH", `upload/${id}`, { as: anna, headers, body: "abc" });
    expect(codeOf(answer)).toEqual([400, "VALIDATION_FAILED"]);
  });
});
