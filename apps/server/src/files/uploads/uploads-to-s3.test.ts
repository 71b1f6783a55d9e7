import { randomBytes } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { addTrip } from "../../../testing/calls/trip-calls.ts";
import {
  addFile,
  askForOffset,
  beginUpload,
  codeOf,
  sendBytes,
} from "../../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { startS3Server } from "../../../testing/servers/s3-server.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("files in S3 on $name", async (kind) => {
  const s3 = await startS3Server();
  afterAll(() => s3.dispose());
  const server = await serveTests(kind, s3.environment);
  const anna = await server.register("Anna");
  const { id: tripId } = await addTrip(server, anna);
  const content = randomBytes(200_000);
  const read = (id: string, headers: Record<string, string> = {}) =>
    server.call("GET", `file/${id}`, { as: anna, headers });

  test("a file is answered whole and in ranges", async () => {
    const id = await addFile(server, anna, tripId, { content });
    expect((await read(id)).rawPayload.equals(content)).toBe(true);
    const part = await read(id, { range: "bytes=100-199" });
    expect([part.statusCode, part.rawPayload]).toEqual([206, content.subarray(100, 200)]);
  });

  test("while S3 is away, reads answer 503 and an upload waits; later both go on", async () => {
    const stored = await addFile(server, anna, tripId, { content: randomBytes(100) });
    const id = await beginUpload(server, anna, { tripId, bytes: content.length });
    await s3.stop();
    const refused = await sendBytes(server, anna, id, { content });
    expect(codeOf(refused)).toEqual([503, "UPSTREAM_UNAVAILABLE"]);
    expect(refused.headers["retry-after"]).toBe("5");
    expect(codeOf(await read(stored))).toEqual([503, "UPSTREAM_UNAVAILABLE"]);
    await s3.start();
    // All bytes have come: asking for the offset finishes it.
    expect((await askForOffset(server, anna, id)).headers["upload-offset"]).toBe("200000");
    expect((await read(id)).rawPayload.equals(content)).toBe(true);
    expect((await read(stored)).statusCode).toBe(200);
  });
});
