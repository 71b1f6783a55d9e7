import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { errorAnswer } from "@castor/core/error-answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

/** A proxy that reads the length otherwise would take it for a body. It must not be answered. */
const hidden = "GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n";

describe("malformed HTTP", () => {
  let server: TestApp;
  let port: number;
  beforeAll(async () => {
    const [sqlite] = testDatabases();
    if (sqlite === undefined) throw new Error("No test database.");
    server = await startTestApp(sqlite);
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    port = (server.app.server.address() as AddressInfo).port;
  });
  afterAll(() => server.dispose());

  test.each([
    ["an address of other bytes than ASCII", "GET /карта HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["no HTTP", "hello\r\n\r\n", 400],
    [
      "a body with both a length and chunks",
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
      400,
    ],
    [
      "a body with two lengths",
      `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\n${hidden}`,
      400,
    ],
    ["endless headers", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 413],
  ])(
    "%s is answered in the form of every error, and the connection closes",
    async (_, sent, status) => {
      const socket = connect(port, "127.0.0.1");
      await once(socket, "connect");
      socket.write(sent);
      const answer = await text(socket);
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} .*connection: close`, "s"));
      expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
      expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
      expect(errorAnswer.parse(JSON.parse(body)).error.code).toBe(
        status === 413 ? "PAYLOAD_TOO_LARGE" : "VALIDATION_FAILED",
      );
      expect(server.log.join("\n")).not.toContain("карта");
    },
  );
});
