import { Readable } from "node:stream";
import { ReadableStream } from "node:stream/web";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test, vi } from "vitest";
import { addTrip, succeed } from "../../testing/calls/trip-calls.ts";
import { addFile, codeOf } from "../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import { DiskStorage } from "./storage/disk-storage.ts";

describe.each(testDatabases())("all files of an account on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const { id: trip } = await addTrip(server, anna);
  const large = Buffer.alloc(3_000_000, "castor ");
  const first = await addFile(server, anna, trip, { content: large, name: "Билет: 1.pdf" });
  const second = await addFile(server, anna, trip, { content: Buffer.from("b"), name: "b.txt" });
  const gone = await addFile(server, anna, trip, { content: Buffer.from("c"), name: "c.txt" });
  const boris = await server.register("Boris");
  const { id: other } = await addTrip(server, boris);
  await addFile(server, boris, other, { name: "Boris.txt" });
  const address = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const download = (as: typeof anna | null, method = "GET") =>
    server.call(method, "file/export", { as });

  test("are an archive with those that are there, whole, and a list of them", async () => {
    succeed(await server.call("DELETE", `file/${gone}`, { as: anna }));
    const answer = await download(anna);
    expect(answer.headers).toMatchObject({
      "content-type": "application/zip",
      "cache-control": "no-store",
      "content-disposition": expect.stringMatching(/^attachment; filename=castor-files-.*\.zip$/),
    });
    const files = unzipSync(answer.rawPayload);
    const list: { id: string; path: string }[] = JSON.parse(
      strFromU8(files["files.json"] ?? new Uint8Array()),
    );
    expect(list).toMatchObject([
      { id: first, tripId: trip, name: "Билет: 1.pdf", bytes: large.length },
      { id: second, name: "b.txt" },
    ]);
    expect(Object.keys(files).toSorted()).toEqual(
      [...list.map(({ path }) => path), "files.json"].toSorted(),
    );
    expect(large.equals(files[list[0]?.path ?? ""] ?? new Uint8Array())).toBe(true);
    // No program takes it for a folder or a drive.
    expect(list[0]?.path).toMatch(/^files\/1-[^/\\:]+\.pdf$/);
  });

  test("are read for nobody without a login, and not for HEAD", async () => {
    expect(codeOf(await download(null))).toEqual([401, "UNAUTHORIZED"]);
    const head = await download(anna, "HEAD");
    expect([head.statusCode, head.body]).toEqual([200, ""]);
  });

  test.each([
    ["the disk", Readable.from],
    ["S3", ReadableStream.from<Uint8Array>],
  ] as const)("leave nothing open on %s when the download is broken off", async (_, asStream) => {
    const closed = Promise.withResolvers<void>();
    async function* endless() {
      try {
        for (;;) yield new Uint8Array(65_536);
      } finally {
        closed.resolve();
      }
    }
    const open = vi.spyOn(DiskStorage.prototype, "open");
    open.mockImplementation(async () => asStream(endless()));
    try {
      const broken = new AbortController();
      const { body } = await fetch(`${address}/api/file/export`, {
        headers: { authorization: `Bearer ${anna.accessToken}` },
        signal: broken.signal,
      });
      await body?.getReader().read();
      broken.abort();
      await closed.promise;
      expect(open).toHaveBeenCalledOnce();
    } finally {
      open.mockRestore();
    }
  });
});
