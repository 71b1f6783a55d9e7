import { stat } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { AppError } from "@castor/core/errors.ts";
import { describe, expect, test } from "vitest";
import { addTrip } from "../../../testing/calls/trip-calls.ts";
import {
  askForOffset,
  beginUpload,
  headersOfBytes,
  sendBytes,
} from "../../../testing/calls/upload-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person } from "../../../testing/servers/test-app.ts";
import type { FileStorage } from "../storage/file-storage.ts";

const content = Buffer.from("A ticket to Tbilisi, window seat.".repeat(10_000));
const bytes = content.length;
/** As much as is written together, so that it is seen on the disk while its sender waits. */
const half = content.subarray(0, 262_144);
const rest = { offset: half.length, content: content.subarray(half.length) };

describe.each(testDatabases())("interrupted uploads on $name", async (kind) => {
  let failure: Error | null = null;
  const stored: string[] = [];
  /** Fails as told. */
  const storage: FileStorage = {
    put: async (hash) => {
      if (failure !== null) throw failure;
      stored.push(hash);
    },
    open: async () => null,
    size: async () => null,
    remove: async () => undefined,
    removeRendition: async () => undefined,
    async *list() {},
  };
  const server = await serveTests(kind, {}, { fileStorage: storage });
  const anna = await server.register("Anna");
  const { id: tripId } = await addTrip(server, anna);
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.app.server.address() as AddressInfo;

  /** Sends the first bytes on a connection of its own, of which no more come. */
  function stall(as: Person, id: string) {
    const stalled = httpRequest({
      ...{ port, host: "127.0.0.1", method: "PATCH", path: `/api/upload/${id}` },
      headers: {
        ...{ ...headersOfBytes(0), "content-length": bytes },
        authorization: `Bearer ${as.accessToken}`,
      },
    });
    const ended = new Promise<void>((resolve) => stalled.once("error", () => resolve()));
    stalled.write(half);
    return { ended, leave: () => stalled.destroy() };
  }
  /** Looks at the disk: whoever asks the server interrupts who still sends. */
  const untilHalf = (id: string) =>
    expect
      .poll(async () => (await stat(join(server.config.dataDir, "uploads", id))).size)
      .toBe(half.length);

  test("who comes back on a new connection goes on at once, and the old one is broken off", async () => {
    const id = await beginUpload(server, anna, { tripId, bytes });
    const { ended } = stall(anna, id);
    await untilHalf(id);
    expect((await askForOffset(server, anna, id)).headers["upload-offset"]).toBe(
      String(half.length),
    );
    await ended;
    expect((await sendBytes(server, anna, id, rest)).headers["x-file-id"]).toBe(id);
  });

  test("what came before a sender left stays", async () => {
    const id = await beginUpload(server, anna, { tripId, bytes });
    const { leave } = stall(anna, id);
    await untilHalf(id);
    leave();
    expect((await sendBytes(server, anna, id, rest)).statusCode).toBe(204);
    expect(server.log.filter((line) => line.includes("a call failed"))).toEqual([]);
  });

  test("where the storage is full, all that has come waits, and asking again finishes it", async () => {
    const id = await beginUpload(server, anna, { tripId, bytes });
    failure = new AppError("STORAGE_FULL");
    const refused = await sendBytes(server, anna, id, { content });
    expect(refused.statusCode).toBe(507);
    failure = null;
    const asked = await askForOffset(server, anna, id);
    expect([asked.statusCode, asked.headers["x-file-id"]]).toEqual([200, id]);
    expect(stored.length).toBeGreaterThan(0);
  });
});
