import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sendDownload } from "./send-download.ts";

describe.each(["identity", "gzip"])("a download as %s", (encoding) => {
  let app: FastifyInstance | undefined;
  let log: string[] = [];
  afterEach(async () => app?.close());

  async function download(pieces: AsyncIterable<string>): Promise<IncomingMessage> {
    log = [];
    app = Fastify({
      forceCloseConnections: true,
      logger: { level: "warn", stream: { write: (line) => log.push(line) } },
      logController: new LogController({ disableRequestLogging: true }),
    });
    const file = { plainName: "x", contentType: "text/plain", pieces };
    app.get("/", async (request, reply) => sendDownload(request, reply, file));
    await app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const headers = { "accept-encoding": encoding };
      get({ port, host: "127.0.0.1", headers }, resolve).on("error", reject);
    });
  }
  const unpack = (answer: IncomingMessage) =>
    encoding === "gzip" ? answer.pipe(createGunzip()) : answer;
  /** Text that does not compress, so that as much is sent as is made. */
  const noise = () => Array.from({ length: 100_000 }, () => Math.random().toString(36)).join("");

  test("arrives piece by piece, in order", async () => {
    async function* pieces() {
      for (const piece of ["[1", ",2", ",«три»", "]"]) yield piece;
    }
    expect(await text(unpack(await download(pieces())))).toBe("[1,2,«три»]");
  });

  test("closes the connection when a piece fails, so that the caller notices, and logs it", async () => {
    const begun = Promise.withResolvers<void>();
    async function* pieces() {
      yield noise();
      await begun.promise;
      throw new Error("a trip cannot be read");
    }
    const answer = await download(pieces());
    expect(answer.statusCode).toBe(200);
    begun.resolve();
    await expect(text(answer)).rejects.toThrow("aborted");
    expect(answer.complete).toBe(false);
    expect(log.join()).toContain("a download broke off");
    expect(log.join()).toContain("a trip cannot be read");
  });

  test("fails like any other answer before the first piece", async () => {
    // biome-ignore lint/correctness/useYield: it fails before its first piece
    async function* pieces(): AsyncGenerator<string> {
      throw new Error("a trip cannot be read");
    }
    const answer = await download(pieces());
    expect(answer.statusCode).toBe(500);
    expect(answer.headers).not.toHaveProperty("content-encoding");
    expect(answer.headers).not.toHaveProperty("content-disposition");
    expect(JSON.parse(await text(answer))).toMatchObject({ statusCode: 500 });
  });

  test("makes no more pieces than the caller reads, and none after the caller has gone", async () => {
    let made = 0;
    let isOver = false;
    async function* pieces() {
      try {
        for (;;) {
          made += 1;
          yield noise();
        }
      } finally {
        isOver = true;
      }
    }
    const answer = await download(pieces());
    answer.pause();
    // Waits until the sockets are full, a million characters each.
    let last = -1;
    await vi.waitFor(
      () => {
        const before = last;
        last = made;
        expect(made).toBe(before);
      },
      { interval: 300, timeout: 15_000 },
    );
    expect(made).toBeLessThan(30);
    answer.destroy();
    await vi.waitFor(() => expect(isOver).toBe(true));
    expect(log).toEqual([]);
  });
});
