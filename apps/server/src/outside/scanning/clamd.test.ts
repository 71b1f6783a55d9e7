import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startFakeClamd } from "../../../testing/fakes/fake-clamd.ts";
import { createClamdScanner } from "./clamd.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "castor-scan-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(content: string | Buffer): Promise<string> {
  const file = join(folder, "file");
  await writeFile(file, content);
  return file;
}

/** A server that answers anything with the same, and closes. */
async function answerAlways(answer: string): Promise<{ url: string; server: Server }> {
  const server = createServer((socket) => socket.on("error", () => undefined).end(answer));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const away = { code: "UPSTREAM_UNAVAILABLE", words: "scannerAway" };

test("a scanner gets the whole file, and says whether it is clean, by TCP and by a socket file", async () => {
  for (const path of [undefined, join(folder, "clamd.ctl")]) {
    const clamd = await startFakeClamd(path);
    const scan = createClamdScanner(clamd.url);
    const large = Buffer.alloc(3_000_000, "a");
    expect(await scan(await write(large))).toBe("clean");
    expect(clamd.scanned).toEqual([3_000_000]);
    expect(await scan(await write("A VIRUS in a letter"))).toBe("infected");
    expect(await scan(await write(Buffer.alloc(clamd.most + 1)))).toBe("unknown");
    await clamd.close();
    await expect(scan(await write("a"))).rejects.toMatchObject(away);
  }
});

test("what a scanner could not look at is not known", async () => {
  const { url, server } = await answerAlways("stream: Can't allocate memory ERROR\0");
  expect(await createClamdScanner(url)(await write("a"))).toBe("unknown");
  server.close();
});

test.each(["", "stream: ERROR\0", "stream: OK", "x".repeat(10_000), "HTTP/1.1 200 OK\r\n\r\n"])(
  "an answer that is none is a scanner that is away: %j",
  async (answer) => {
    const { url, server } = await answerAlways(answer);
    await expect(createClamdScanner(url)(await write("a"))).rejects.toMatchObject(away);
    server.close();
  },
);
