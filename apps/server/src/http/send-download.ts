import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Sends a file piece by piece, as the caller takes it: nobody's whole account lies in memory. */
export function sendDownload(
  _request: FastifyRequest,
  reply: FastifyReply,
  file: { name: string; pieces: AsyncIterable<string | Uint8Array> },
): FastifyReply {
  return reply
    .header("content-type", "application/json; charset=utf-8")
    .header("content-disposition", `attachment; filename="${file.name}"`)
    .header("cache-control", "no-store")
    .send(Readable.from(file.pieces));
}
