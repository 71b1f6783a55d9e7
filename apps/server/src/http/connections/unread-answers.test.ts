import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { UnreadAnswers } from "./unread-answers.ts";

/** More than the system takes for a caller who does not read. */
const large = Buffer.alloc(40_000_000, "x");
const limits = { bytes: 140_000_000, stalledMs: 120_000, leastBytes: 65_536 };

describe("answers that nobody reads", () => {
  let now: number;
  let unread: UnreadAnswers;
  let server: Server;
  let content: Buffer;
  const readers: Socket[] = [];
  beforeEach(async () => {
    now = 1_000_000;
    content = large;
    unread = new UnreadAnswers(limits, () => now);
    server = createServer((request, answer) => {
      unread.add(answer, String(request.headers["x-address"]), content.length);
      answer.end(content);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterEach(async () => {
    for (const reader of readers.splice(0)) reader.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const ask = (reader: Socket, address: string) =>
    reader.write(`GET / HTTP/1.1\r\nHost: x\r\nX-Address: ${address}\r\n\r\n`);
  /** Asks and does not read. Answers both sides once the system takes no more. */
  const open = async (address: string) => {
    const asked = once(server, "request");
    const here = connect((server.address() as AddressInfo).port, "127.0.0.1");
    here.on("error", () => undefined).pause();
    readers.push(here);
    ask(here, address);
    const [, answer] = (await asked) as [unknown, ServerResponse];
    const there = answer.req.socket;
    await expect.poll(() => there.writableLength).toBeGreaterThan(0);
    return { here, there, answer };
  };

  test("whoever reads nothing for two minutes is disconnected, and the answer is freed", async () => {
    const { there } = await open("a");
    expect(unread.bytes).toBe(large.length);
    unread.look();
    now += limits.stalledMs - 1;
    unread.look();
    expect(there.destroyed).toBe(false);
    now += 1;
    unread.look();
    expect(there.destroyed).toBe(true);
    expect(unread.bytes).toBe(0);
  });

  test("also whoever goes on asking without reading", async () => {
    const { here, there } = await open("a");
    unread.look();
    for (let times = 0; times < 3; times += 1) {
      now += limits.stalledMs / 3;
      const before = there.bytesRead;
      ask(here, "a");
      // Node may have stopped reading: then nothing more comes either.
      await expect.poll(() => there.bytesRead > before || there.isPaused()).toBe(true);
      unread.look();
    }
    expect(there.destroyed).toBe(true);
  });

  test("whoever reads slowly reads on, and an answer that was read does not count", async () => {
    const { here, there, answer } = await open("a");
    const closed = once(answer, "close");
    for (let times = 0; times < 3; times += 1) {
      unread.look();
      now += limits.stalledMs - 1;
      // More than the system keeps, so the server has sent some.
      let read = 0;
      while (read < 10_000_000) {
        const part = here.read() as Buffer | null;
        if (part === null) await once(here, "readable");
        else read += part.length;
      }
      unread.look();
      expect(there.destroyed).toBe(false);
    }
    here.resume();
    await closed;
    expect(unread.bytes).toBe(0);
  });

  test("of too much unread, the address that has most loses its slowest readers", async () => {
    const other = await open("other");
    now += 1;
    const first = await open("attacker");
    now += 1;
    const second = await open("attacker");
    expect(first.there.destroyed).toBe(false);
    now += 1;
    const third = await open("attacker");
    expect(unread.bytes).toBeLessThanOrEqual(limits.bytes);
    expect([first, second, third, other].map(({ there }) => there.destroyed)).toEqual([
      ...[true, false, false],
      false,
    ]);
    const closed = once(other.answer, "close");
    other.here.resume();
    await closed;
  });

  test("a connection keeps nothing of the requests that it has answered", async () => {
    content = Buffer.from("small");
    const here = connect((server.address() as AddressInfo).port, "127.0.0.1");
    readers.push(here);
    const listeners: number[] = [];
    server.on("request", ({ socket }: IncomingMessage) =>
      listeners.push(socket.listenerCount("close")),
    );
    for (let times = 0; times < 100; times += 1) {
      const answered = once(here, "data");
      ask(here, "a");
      await answered;
    }
    expect(listeners).toHaveLength(100);
    expect(new Set(listeners).size).toBe(1);
    expect(unread.bytes).toBe(0);
  });
});
