import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createApp, usualLimits } from "../create-app.ts";
import { sendDownload } from "./send-download.ts";

test("a caller who reads nothing of an answer for two minutes is disconnected, and the answer is freed", async () => {
  expect(usualLimits.unread.stalledMs).toBe(120_000);
  const limits = { ...usualLimits, looks: 20, unread: { ...usualLimits.unread, stalledMs: 200 } };
  const app = await createApp(readConfig({ LOG_LEVEL: "silent" }), undefined, undefined, limits);
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

test("a caller whose answer takes longer than readers may stall gets it; then the idle connection is closed", async () => {
  const limits = {
    ...{ ...usualLimits, looks: 20, keepAlive: 50 },
    unread: { ...usualLimits.unread, stalledMs: 100 },
  };
  const app = await createApp(readConfig({ LOG_LEVEL: "silent" }), undefined, undefined, limits);
  app.get("/", async () => {
    await setTimeout(500);
    return "late";
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const caller = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  try {
    caller.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    // It ends because the server closes it.
    expect(await text(caller)).toMatch(/^HTTP\/1\.1 200 .*late$/s);
  } finally {
    caller.destroy();
    await app.close();
  }
});
