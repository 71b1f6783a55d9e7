import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { errorAnswer } from "@castor/core/error-answer.ts";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createApp, usualLimits } from "../create-app.ts";

const fast = "GET /fast HTTP/1.1\r\nHost: x\r\n\r\n";
const slow = "GET /slow HTTP/1.1\r\nHost: x\r\n\r\n";
const partOfBody =
  'POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"a';

describe("connections on which no whole request comes", () => {
  let app: FastifyInstance;
  let here: Socket;
  let there: Socket;
  let answerSlow: () => void;

  beforeEach(async () => {
    const { promise: isAnswered, resolve } = Promise.withResolvers<void>();
    answerSlow = resolve;
    const limits = { ...usualLimits, looks: 10 };
    app = await createApp(readConfig({ LOG_LEVEL: "silent" }), undefined, undefined, limits);
    app.get("/fast", async () => "fast");
    app.get("/slow", async () => {
      await isAnswered;
      return "slow";
    });
    app.post("/body", async () => "body");
    await app.listen({ port: 0, host: "127.0.0.1" });
    ({ here, there } = await open());
  });
  afterEach(() => app.close());

  const open = async () => {
    const accepted = once(app.server, "connection");
    const here = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
    const [there] = (await accepted) as [Socket];
    return { here, there };
  };
  const send = async (sent: string) => {
    here.write(sent);
    await expect.poll(() => there.bytesRead).toBe(Buffer.byteLength(sent));
  };
  /** The time of all requests that have not come whole is over. */
  const endTime = () => {
    app.server.headersTimeout = 1;
    app.server.requestTimeout = 1;
  };
  const headsIn = (answer: string) => answer.match(/HTTP\/1\.1 \d+/g) ?? [];

  test("one on which no byte came is closed in silence: a browser would take an answer for that of its next call", async () => {
    endTime();
    expect(await text(here)).toBe("");
  });

  test("one that stays open after an answer is left alone", async () => {
    here.write(fast);
    await once(here, "data");
    const other = await open();
    endTime();
    expect(await text(other.here)).toBe("");
    app.server.headersTimeout = usualLimits.headers;
    app.server.requestTimeout = usualLimits.request;
    here.write("GET /fast HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    expect(headsIn(await text(here))).toEqual(["HTTP/1.1 200"]);
  });

  test.each([
    ["the headers", "GET /fast HT", ["HTTP/1.1 408"]],
    ["a body", partOfBody, ["HTTP/1.1 408"]],
    ["a second request", `${fast}GET /fast HT`, ["HTTP/1.1 200", "HTTP/1.1 408"]],
  ])(
    "one on which a part of %s came is answered 408, to be tried again, and closed",
    async (_, sent, heads) => {
      const answering = text(here);
      await send(sent);
      endTime();
      const answer = await answering;
      expect(headsIn(answer)).toEqual(heads);
      const [head = "", body = ""] = answer.slice(answer.indexOf("HTTP/1.1 408")).split("\r\n\r\n");
      expect(head).toContain("connection: close");
      expect(head).toContain("retry-after: 1");
      expect(errorAnswer.parse(JSON.parse(body)).error.code).toBe("VALIDATION_FAILED");
    },
  );

  test.each([
    ["Invalid bytes", "\u0000\u0001\r\n\r\n"],
    ["A part of a request", "GET /fast HT"],
    ["A part of a body", partOfBody],
  ])("%s behind a request that is worked on: only that one is answered", async (_, rest) => {
    const answer = text(here);
    await send(slow + rest);
    const other = await open();
    endTime();
    // The server has looked through its connections.
    expect(await text(other.here)).toBe("");
    answerSlow();
    expect(headsIn(await answer)).toEqual(["HTTP/1.1 200"]);
  });

  test("a caller who still sends when an unreadable request is answered reads the answer", async () => {
    const answer = text(here);
    here.write(`GET /fast HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(4_000_000)}\r\n\r\n`);
    expect(headsIn(await answer)).toEqual(["HTTP/1.1 413"]);
  });
});
