import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createApp, usualLimits } from "../create-app.ts";
import { sendDownload } from "./send-download.ts";

test("a caller who reads nothing of an answer for two minutes is disconnected, and the answer is freed", async () => {
  const app = await createApp(readConfig({ LOG_LEVEL: "silent" }));
  let isOver = false;
  async function* pieces() {
    try {
      for (;;) yield "x".repeat(1_000_000);
    } finally {
      isOver = true;
    }
  }
  app.get("/", async (request, reply) =>
    sendDownload(request, reply, { plainName: "x", contentType: "text/plain", pieces: pieces() }),
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  expect(app.server.timeout).toBe(120_000);
  app.server.timeout = 200;
  const reader = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  try {
    const closed = new Promise((resolve) => reader.once("close", resolve));
    // Nobody reads, so the sockets fill up.
    reader.pause();
    reader.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await vi.waitFor(() => expect(isOver).toBe(true), { timeout: 10_000 });
    reader.on("error", () => undefined).resume();
    await closed;
  } finally {
    reader.destroy();
    await app.close();
  }
});

test("of more answers than may be unread the slowest reader is disconnected", async () => {
  const limits = { ...usualLimits, unread: { ...usualLimits.unread, bytes: 60_000_000 } };
  const app = await createApp(readConfig({ LOG_LEVEL: "silent" }), undefined, undefined, limits);
  const large = Buffer.alloc(40_000_000, "x");
  app.get("/", async (_request, reply) => reply.send(large));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const ask = () => {
    const reader = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    reader.on("error", () => undefined).write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    return reader.pause();
  };
  const accepted = once(app.server, "connection");
  const slowest = ask();
  const [there] = (await accepted) as [Socket];
  await vi.waitFor(() => expect(there.writableLength).toBeGreaterThan(0));
  const next = ask();
  try {
    await vi.waitFor(() => expect(there.destroyed).toBe(true));
    let read = 0;
    next.resume().on("data", (part: Buffer) => {
      read += part.length;
    });
    await vi.waitFor(() => expect(read).toBeGreaterThan(large.length), { timeout: 10_000 });
  } finally {
    slowest.destroy();
    next.destroy();
    await app.close();
  }
});
