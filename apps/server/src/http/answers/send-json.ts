import { Readable } from "node:stream";
import { promisify } from "node:util";
import { createGunzip, gzip as gzipWithCallback } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const gzip = promisify(gzipWithCallback);

/** Smaller answers fit into a packet or two uncompressed. */
const compressFrom = 1_024;
/** Light compression: a trip of a thousand points takes 4 ms instead of 12 and is a tenth larger. */
const level = 1;
const maxChunk = 131_072;
/** Compressed answers from this size are decompressed as a stream, and not kept decompressed. */
const streamFrom = 262_144;

/** Sends JSON, compressed in a worker thread when it pays and the caller accepts it. */
export const sendJson = (request: FastifyRequest, reply: FastifyReply, text: string) =>
  sendText(request, reply, { text, type: "application/json" });

/** The same for text of any type. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type }: { text: string; type: string },
) {
  reply.header("content-type", `${type}; charset=utf-8`);
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  if (text.length < compressFrom) return reply.send(text);
  addVary(reply, "Accept-Encoding");
  if (!takesGzip(request)) return reply.send(text);
  reply.header("content-encoding", "gzip");
  return reply.send(await compress(text));
}

/** Sends JSON that is already compressed. `unpackOnce` decompresses for callers that do not take gzip. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: Buffer,
  unpackOnce: () => Promise<Buffer>,
) {
  reply.header("content-type", "application/json; charset=utf-8");
  if (!takesGzip(request))
    return reply.send(ready.length < streamFrom ? await unpackOnce() : unpack(ready));
  reply.header("content-encoding", "gzip");
  return reply.send(ready);
}

/** Decompresses as fast as the caller reads, so that slow callers hold no whole trips in memory. */
function unpack(ready: Buffer): Readable {
  return Readable.from([ready]).pipe(createGunzip());
}

export function compress(text: string): Promise<Buffer> {
  // One chunk where it fits, since each chunk is a round trip to another thread.
  const chunkSize = Math.min(Math.max(text.length, 1_024), maxChunk);
  return gzip(text, { level, chunkSize });
}

/** Adds names to `Vary` and keeps those already there. */
export function addVary(reply: FastifyReply, names: string): void {
  const there = reply.getHeader("vary");
  reply.header("vary", there === undefined ? names : `${String(there)}, ${names}`);
}

/** True when `Accept-Encoding` has gzip or `*`, not refused by `q=0`. */
export function takesGzip(request: FastifyRequest): boolean {
  const header = request.headers["accept-encoding"];
  if (typeof header !== "string") return false;
  return /(?:^|[\s,])(?:gzip|\*)\s*(?:$|,|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i.test(header);
}
