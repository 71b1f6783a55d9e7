import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Discarding } from "./close-gently.ts";

/**
 * A caller who is answered while it still sends reads the answer: it is sent at once, and ends when the rest of the
 * request is read and thrown away. Else the connection would be closed with unread bytes, and the answer lost.
 */
export function readOnBehindAnswers(app: FastifyInstance, discarding: Discarding): void {
  app.addHook("onSend", async ({ raw }, reply, payload) => {
    const isText = typeof payload === "string" || Buffer.isBuffer(payload);
    if (raw.complete !== false || !isText) return payload;
    reply.header("content-length", Buffer.byteLength(payload));
    return Readable.from(answerAndReadOn(payload, raw, discarding));
  });
}

async function* answerAndReadOn(
  answer: string | Buffer,
  request: IncomingMessage,
  { bytes, milliseconds }: Discarding,
): AsyncGenerator<string | Buffer> {
  yield answer;
  if (request.complete || request.destroyed) return;
  const { socket } = request;
  const before = socket.bytesRead;
  const { promise: isRead, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => socket.destroy(), milliseconds);
  request.once("end", resolve).once("close", resolve).once("error", resolve);
  request.on("data", () => {
    if (socket.bytesRead - before > bytes) socket.destroy();
  });
  await isRead;
  clearTimeout(timer);
}
