import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { systemCode } from "../../process/start-failure.ts";
import { addVary, takesGzip } from "./send-json.ts";

/** Light compression, as for other answers. */
const level = 1;

/**
 * Streams a file as fast as the caller reads it, so that no whole account is in memory. A failing piece closes the
 * connection, so that a partial file is not taken for a complete one. When the caller goes, no more pieces are made.
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
      // The failure is answered like any other, not as a file.
      reply.removeHeader("content-disposition").removeHeader("content-encoding");
    else if (systemCode(error) !== "ERR_STREAM_PREMATURE_CLOSE")
      request.log.warn({ err: error }, "a download broke off");
  });
  return reply.send(isZipped ? zip(pieces) : pieces);
}

function zip(pieces: Readable): Readable {
  // A failure on one side ends the other. The answer notices it on the compressed side.
  return pipeline(pieces, createGzip({ level }), () => undefined);
}
