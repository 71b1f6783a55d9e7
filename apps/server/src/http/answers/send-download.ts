import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { create as createDisposition } from "content-disposition";
import type { FastifyReply, FastifyRequest } from "fastify";
import { systemCode } from "../../process/start-failure.ts";
import { addVary, takesGzip } from "./send-json.ts";

/** Light compression, as for other answers. */
const level = 1;

/** Text compresses well; archives and PDF are compressed already. */
const isText = (contentType: string) => /^text\/|[/+](?:json|xml)$/.test(contentType);

/** A file to send. */
export interface Download {
  /** The name to save it under, in any script; else `plainName`. */
  name?: string | undefined;
  /** In ASCII. Clients that do not know RFC 5987 save it under this one. */
  plainName: string;
  contentType: string;
  pieces: AsyncIterable<string | Uint8Array>;
}

/**
 * Streams a file as fast as the caller reads it, so that no whole account is in memory. A failing piece closes the
 * connection, so that a partial file is not taken for a complete one. When the caller goes, no more pieces are made.
 */
export function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, plainName, contentType, pieces: source }: Download,
): FastifyReply {
  const charset = isText(contentType) ? "; charset=utf-8" : "";
  const disposition = createDisposition(name ?? plainName, { fallback: plainName });
  reply
    .header("content-type", contentType + charset)
    .header("content-disposition", disposition)
    .header("cache-control", "no-store");
  if (isText(contentType)) addVary(reply, "Accept-Encoding");
  const isZipped = isText(contentType) && takesGzip(request);
  if (isZipped) reply.header("content-encoding", "gzip");
  if (request.method === "HEAD") return reply.send();
  const pieces = Readable.from(source, { highWaterMark: 1 });
  pieces.once("error", (error) => {
    if (!reply.raw.headersSent)
      // The failure is answered like any other, not as a file.
      for (const header of ["content-disposition", "content-encoding", "content-type"])
        reply.removeHeader(header);
    else if (systemCode(error) !== "ERR_STREAM_PREMATURE_CLOSE")
      request.log.warn({ err: error }, "a download broke off");
  });
  return reply.send(isZipped ? zip(pieces) : pieces);
}

function zip(pieces: Readable): Readable {
  // A failure on one side ends the other. The answer notices it on the compressed side.
  return pipeline(pieces, createGzip({ level }), () => undefined);
}
