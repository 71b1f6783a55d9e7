import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { errorAnswer } from "@castor/core/error-answer.ts";
import { AppError } from "@castor/core/errors.ts";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createApp, usualLimits } from "../create-app.ts";
import type { Discarding } from "./close-gently.ts";

const bodyBytes = 5 * 1_048_576;
const piece = "x".repeat(65_536);
const headOf = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}\r\n`;
const withLength = `Content-Length: ${bodyBytes}\r\n`;
const inChunks = "Transfer-Encoding: chunked\r\n";

describe("callers who still send when they are answered", () => {
  let app: FastifyInstance;
  let port: number;
  const start = async (discarding: Discarding) => {
    const limits = { ...usualLimits, discarding };
    app = await createApp(readConfig({ LOG_LEVEL: "silent" }), undefined, undefined, limits);
    app.post("/body", async () => "body");
    const refuse = async () => {
      throw new AppError("UNAUTHORIZED");
    };
    app.post("/refused", { onRequest: refuse }, async () => "body");
    await app.listen({ port: 0, host: "127.0.0.1" });
    port = (app.server.address() as AddressInfo).port;
  };
  beforeEach(() => start(usualLimits.discarding));
  afterEach(() => app.close());

  const open = async (): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    return socket;
  };
  /** A caller who reads only when everything is sent, as Chromium does. */
  const sendWhole = async (head: string, end = "") => {
    const socket = await open();
    const isChunked = head.includes("chunked");
    socket.write(head);
    for (let sent = 0; sent < bodyBytes; sent += piece.length) {
      const part = isChunked ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece;
      if (!socket.write(part)) await once(socket, "drain");
    }
    socket.write(isChunked ? `0\r\n\r\n${end}` : end);
    return text(socket);
  };

  test.each([
    ["with its length", headOf("/body", withLength), 413],
    ["in chunks", headOf("/body", inChunks), 413],
    ["that closes", headOf("/body", `Connection: close\r\n${withLength}`), 413],
    ["without rights, that closes", headOf("/refused", `Connection: close\r\n${withLength}`), 401],
    ["without rights, in chunks", headOf("/refused", `Connection: close\r\n${inChunks}`), 401],
  ])("a body of 5 MiB %s: its caller reads the answer", async (_, head, status) => {
    const answer = await sendWhole(head);
    const [answered = "", body = ""] = answer.split("\r\n\r\n");
    expect(answered).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(errorAnswer.parse(JSON.parse(body)).success).toBe(false);
  });

  test("the answer comes while the body is still sent", async () => {
    const socket = await open();
    socket.write(headOf("/body", withLength) + piece);
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 [\s\S]*PAYLOAD_TOO_LARGE/);
    socket.destroy();
  });

  test("behind a refusal without a limit the connection goes on", async () => {
    const next =
      "POST /refused HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
    const answer = await sendWhole(headOf("/refused", withLength), next);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 401", "HTTP/1.1 401"]);
  });

  test.each([
    ["with its length", () => "x".repeat(bodyBytes)],
    ["in chunks", () => new Blob(["x".repeat(bodyBytes)]).stream()],
  ])("fetch of 5 MiB %s reads the answer", async (_, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/body`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: body(),
      duplex: "half",
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(errorAnswer.parse(await answer.json()).error.code).toBe("PAYLOAD_TOO_LARGE");
  });

  test.each([
    ["bytes", { bytes: 100_000, milliseconds: usualLimits.discarding.milliseconds }],
    ["time", { bytes: usualLimits.discarding.bytes, milliseconds: 1 }],
  ])("what is read and thrown away is bounded by %s", async (_, discarding) => {
    await app.close();
    await start(discarding);
    const socket = await open();
    socket.on("error", () => undefined);
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write(headOf("/body", inChunks));
    const send = () => {
      while (!socket.destroyed && socket.write(`${piece.length.toString(16)}\r\n${piece}\r\n`));
    };
    socket.on("drain", send).resume();
    send();
    await closed;
  });
});
