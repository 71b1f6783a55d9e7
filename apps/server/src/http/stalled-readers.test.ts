import { type AddressInfo, connect } from "node:net";
import { expect, test, vi } from "vitest";
import { readConfig } from "../config.ts";
import { createApp } from "./create-app.ts";
import { sendDownload } from "./send-download.ts";

test("who takes nothing of an answer for two minutes is cut off, and what was made of it is let go", async () => {
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
    sendDownload(request, reply, { name: "x", pieces: pieces() }),
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  expect(app.server.timeout).toBe(120_000);
  app.server.timeout = 200;
  const reader = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  try {
    const closed = new Promise((resolve) => reader.once("close", resolve));
    // Nobody reads: the sockets fill up, and it stays so.
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
