import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { systemCode } from "../start-failure.ts";
import { addVary, takesGzip } from "./send-json.ts";

/** Lightly, as answers are. */
const level = 1;

/**
 * Sends a file piece by piece, as the caller takes it: nobody's whole account lies in memory. When a piece fails the
 * connection breaks, so that nobody takes half a file for a whole one; when the caller goes away no more pieces are made.
 */
export function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  file: { name: string; pieces: AsyncIterable<string | Uint8Array> },
): FastifyReply {
  reply
    .header("content-type", "application/json; charset=utf-8")
    .header("content-disposition", `attachment; filename="${file.name}"`)
    .header("cache-control", "no-store");
  addVary(reply, "Accept-Encoding");
  const isZipped = takesGzip(request);
  if (isZipped) reply.header("content-encoding", "gzip");
  if (request.method === "HEAD") return reply.send();
  const pieces = Readable.from(file.pieces, { highWaterMark: 1 });
  pieces.once("error", (error) => {
    if (!reply.raw.headersSent)
      // It is answered like any other failure, not as a file.
      reply.removeHeader("content-disposition").removeHeader("content-encoding");
    else if (systemCode(error) !== "ERR_STREAM_PREMATURE_CLOSE")
      request.log.warn({ err: error }, "a download broke off");
  });
  return reply.send(isZipped ? zip(pieces) : pieces);
}

function zip(pieces: Readable): Readable {
  // What fails on one side ends the other; the answer hears of it from the zipped side.
  return pipeline(pieces, createGzip({ level }), () => undefined);
}
