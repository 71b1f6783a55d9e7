import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
import { startFakeClamd } from "../../../testing/fakes/fake-clamd.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("scanned uploads on $name", async (kind) => {
  const path = join(tmpdir(), `castor-clamd-${kind.name}-${process.pid}.ctl`);
  let clamd = await startFakeClamd(path);
  afterAll(() => clamd.close());
  const server = await serveTests(kind, { CLAMD_URL: clamd.url });
  const anna = await server.register("Anna");
  const { id: tripId } = await addTrip(server, anna);
  const listAll = async () => [
    ...(await readdir(join(server.config.dataDir, "files")).catch(() => [])),
    ...(await readdir(join(server.config.dataDir, "uploads"))),
  ];

  test("an infected file is refused in words, and nothing of it stays", async () => {
    const content = Buffer.from("A VIRUS in a letter");
    const id = await beginUpload(server, anna, { tripId, bytes: content.length });
    const answer = await sendBytes(server, anna, id, { content });
    expect(codeOf(answer)).toEqual([400, "VALIDATION_FAILED"]);
    expect(answer.json<{ message: string }>().message).toMatch(/virus was found/);
    expect((await askForOffset(server, anna, id)).statusCode).toBe(404);
    expect(await listAll()).toEqual([]);
  });

  test("a clean file is there as ever", async () => {
    const id = await addFile(server, anna, tripId, { content: Buffer.from("clean") });
    expect((await server.call("GET", `file/${id}`, { as: anna })).body).toBe("clean");
  });

  test("while the scanner is away, nobody reads the file; later it is judged and there", async () => {
    const content = Buffer.from("clean, but later");
    const id = await beginUpload(server, anna, { tripId, bytes: content.length });
    await clamd.close();
    const refused = await sendBytes(server, anna, id, { content });
    expect([...codeOf(refused), refused.headers["retry-after"]]).toEqual([
      ...[503, "UPSTREAM_UNAVAILABLE", "10"],
    ]);
    expect((await server.call("GET", `file/${id}`, { as: anna })).statusCode).toBe(404);
    clamd = await startFakeClamd(path);
    expect((await askForOffset(server, anna, id)).headers["x-file-id"]).toBe(id);
    expect((await server.call("GET", `file/${id}`, { as: anna })).statusCode).toBe(200);
  });
});
