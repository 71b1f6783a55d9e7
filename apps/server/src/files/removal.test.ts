import { createHash } from "node:crypto";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AccountExport } from "@castor/core/account/account-export.ts";
import { describe, expect, test, vi } from "vitest";
import { addMember } from "../../testing/calls/add-members.ts";
import { addTrip } from "../../testing/calls/trip-calls.ts";
import { addFile, askForOffset, beginUpload, sendBytes } from "../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import { runAdmin } from "../commands/admin/run-admin.ts";
import { removeExpired } from "../commands/schedule-cleanup.ts";
import { tidyFiles } from "../commands/tidy-files.ts";
import { listLooseBlobs, noteComingBlob, takeLooseBlob } from "./loose-blob-store.ts";
import { DiskStorage } from "./storage/disk-storage.ts";
import { sweepBlobs } from "./sweep-blobs.ts";

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

describe.each(testDatabases())("removed files on $name", async (kind) => {
  const server = await serveTests(kind);
  const { database, config } = server;
  const storage = new DiskStorage(join(config.dataDir, "files"));
  const anna = await server.register("Anna");

  const isStored = async (text: string) => (await storage.size(hashOf(text))) !== null;
  const add = (trip: string, text: string, as = anna) =>
    addFile(server, as, trip, { content: Buffer.from(text) });
  /** What the server does every ten minutes. An hour later no upload holds a content back. */
  const tidy = async (now = inDays(0.05)) => {
    await removeExpired(database, now);
    await tidyFiles(config, database, now);
  };
  async function check(now = inDays(0.05)): Promise<string[]> {
    const lines: string[] = [];
    const { publicUrl } = config;
    const printLine = (line: string) => void lines.push(line);
    await runAdmin(["files", "check"], { database, config, publicUrl, now, printLine });
    return lines;
  }

  test("the same content is stored once, and stays while one file needs it", async () => {
    const { id: trip } = await addTrip(server, anna);
    const { id: other } = await addTrip(server, anna);
    const text = "The same in two trips";
    await add(trip, text);
    await add(other, text);
    const folder = join(config.dataDir, "files", hashOf(text).slice(0, 2));
    expect(await readdir(folder)).toEqual([hashOf(text)]);
    await server.call("DELETE", `trip/${trip}`, { as: anna });
    await tidy();
    expect(await isStored(text)).toBe(true);
    await server.call("DELETE", `trip/${other}`, { as: anna });
    await tidy();
    expect(await isStored(text)).toBe(false);
  });

  test("a deleted file is seen by nobody at once, and its content goes after 30 days", async () => {
    const { id: trip } = await addTrip(server, anna);
    const text = "Deleted by mistake?";
    const id = await add(trip, text);
    expect((await server.call("DELETE", `file/${id}`, { as: anna })).json()).toEqual({
      success: true,
    });
    expect((await server.call("GET", `file/${id}`, { as: anna })).statusCode).toBe(404);
    await tidy(inDays(29.9));
    expect(await isStored(text)).toBe(true);
    await tidy(inDays(30.1));
    expect(await isStored(text)).toBe(false);
  });

  test("with an account go its files in all trips, and the uploads that it has begun", async () => {
    const { id: trip } = await addTrip(server, anna, { name: "Shared" });
    const guest = await server.register("Guest");
    await addMember(server, trip, guest, "editor");
    const { id: own } = await addTrip(server, guest);
    await add(trip, "Of the guest in Anna's trip", guest);
    await add(own, "Of the guest", guest);
    await add(trip, "Of Anna");
    await beginUpload(server, guest, { tripId: trip, bytes: 7 });
    const exported = await server.call("GET", "auth/export", { as: guest });
    expect(exported.json<AccountExport>().files.map(({ tripId, hash }) => [tripId, hash])).toEqual([
      [trip, hashOf("Of the guest in Anna's trip")],
      [own, hashOf("Of the guest")],
    ]);
    const body = { password: guest.password };
    expect((await server.call("DELETE", "auth/account", { as: guest, body })).statusCode).toBe(200);
    const rowsOf = () =>
      database.read(async (queries) => [
        ...(await queries
          .selectFrom("files")
          .select("id")
          .where("owner_id", "=", guest.id)
          .execute()),
        ...(await queries
          .selectFrom("uploads")
          .select("id")
          .where("user_id", "=", guest.id)
          .execute()),
      ]);
    await vi.waitFor(async () => expect(await rowsOf()).toEqual([]));
    await tidy();
    expect(await isStored("Of the guest in Anna's trip")).toBe(false);
    expect(await isStored("Of the guest")).toBe(false);
    expect(await isStored("Of Anna")).toBe(true);
  });

  test("an upload that nobody goes on with for a day is given up", async () => {
    const { id: trip } = await addTrip(server, anna);
    const id = await beginUpload(server, anna, { tripId: trip, bytes: 7 });
    await sendBytes(server, anna, id, { content: Buffer.from("abc") });
    await tidy(inDays(0.9));
    expect((await askForOffset(server, anna, id)).headers["upload-offset"]).toBe("3");
    await tidy(inDays(1.1));
    expect((await askForOffset(server, anna, id)).statusCode).toBe(404);
    expect(await readdir(join(config.dataDir, "uploads"))).not.toContain(id);
  });

  test("a content that is about to be removed is not, once an upload of the same content has noted it", async () => {
    const { id: trip } = await addTrip(server, anna);
    const text = "Removed and uploaded again";
    await server.call("DELETE", `file/${await add(trip, text)}`, { as: anna });
    await removeExpired(database, inDays(31));
    const listed = await database.glance((queries) => listLooseBlobs(queries, inDays(31), 500));
    expect(listed).toContain(hashOf(text));
    // The upload comes between the look of who removes, and the removal.
    await database.write((queries) => noteComingBlob(queries, hashOf(text), inDays(31)));
    const isTaken = await database.write((queries) =>
      takeLooseBlob(queries, hashOf(text), inDays(31)),
    );
    expect(isTaken).toBe(false);
    await sweepBlobs(database, storage, inDays(31));
    expect(await isStored(text)).toBe(true);
    await sweepBlobs(database, storage, inDays(32));
    expect(await isStored(text)).toBe(false);
  });

  test("uploads of a content, and its removal, at the same time leave no file without its content", async () => {
    const { id: trip } = await addTrip(server, anna);
    const text = "In a hurry";
    for (let round = 0; round < 20; round += 1) {
      const id = await add(trip, text);
      await database.write((queries) => queries.deleteFrom("files").where("id", "=", id).execute());
      await database.write((queries) =>
        queries.updateTable("loose_blobs").set({ due: new Date().toISOString() }).execute(),
      );
      const [again] = await Promise.all([
        add(trip, text),
        sweepBlobs(database, storage, new Date()),
        sweepBlobs(database, storage, new Date()),
      ]);
      const read = await server.call("GET", `file/${again}`, { as: anna });
      expect([read.statusCode, read.body]).toEqual([200, text]);
    }
  });

  test("the operator's check removes what no file needs, and names files that have lost their content", async () => {
    const { id: trip } = await addTrip(server, anna);
    await check();
    const [kept, lost] = ["Kept by the check", "Lost by the disk"];
    await add(trip, kept);
    const id = await add(trip, lost);
    await rm(join(config.dataDir, "files", hashOf(lost).slice(0, 2), hashOf(lost)));
    const orphan = join(config.dataDir, "orphan");
    await writeFile(orphan, "An orphan");
    await storage.put(hashOf("An orphan"), orphan);
    const lines = await check();
    expect(lines).toEqual([
      `missing\t${id}\tof trip ${trip}\t"notes.txt"`,
      expect.stringMatching(
        /^\d+ contents are needed, 1 are missing. 1 that nothing needed were removed.$/,
      ),
    ]);
    expect([await isStored("An orphan"), await isStored(kept)]).toEqual([false, true]);
    expect((await server.call("GET", `file/${id}`, { as: anna })).statusCode).toBe(404);
    expect((await check()).at(-1)).toMatch(/ 0 that nothing needed were removed.$/);
  });

  test("a content that an upload brings right now is no orphan", async () => {
    const coming = join(config.dataDir, "coming");
    await writeFile(coming, "Coming");
    await database.write((queries) => noteComingBlob(queries, hashOf("Coming"), new Date()));
    await storage.put(hashOf("Coming"), coming);
    await check(new Date());
    expect(await isStored("Coming")).toBe(true);
    await check();
    expect(await isStored("Coming")).toBe(false);
  });
});
