import { Readable } from "node:stream";
import { promisify } from "node:util";
import { createGunzip, gunzip as gunzipWithCallback, gzip as gzipWithCallback } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const gzip = promisify(gzipWithCallback);
const gunzip = promisify(gunzipWithCallback);

/** Smaller answers fit a packet or two as they are. */
const compressFrom = 1_024;
/** Lightly: a trip of a thousand points in 4 ms instead of 12, a tenth larger. */
const level = 1;
const mostChunk = 131_072;
/** Compressed answers from this size are unpacked piece by piece. */
const streamFrom = 65_536;

/** Sends JSON, compressed off the event loop when it is worth it and the caller takes it. */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, text: string) {
  reply.header("content-type", "application/json; charset=utf-8");
  if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  if (text.length < compressFrom) return reply.send(text);
  addVary(reply, "Accept-Encoding");
  if (!takesGzip(request)) return reply.send(text);
  reply.header("content-encoding", "gzip");
  return reply.send(await compress(text));
}

/** Sends JSON that is compressed already. */
export async function sendReady(request: FastifyRequest, reply: FastifyReply, ready: Buffer) {
  reply.header("content-type", "application/json; charset=utf-8");
  if (!takesGzip(request))
    return reply.send(ready.length < streamFrom ? await gunzip(ready) : unpack(ready));
  reply.header("content-encoding", "gzip");
  return reply.send(ready);
}

/** Piece by piece, as the caller takes it: many slow callers then hold no whole trips. */
function unpack(ready: Buffer): Readable {
  return Readable.from([ready]).pipe(createGunzip());
}

export function compress(text: string): Promise<Buffer> {
  // In one piece where it fits: each piece is a trip to another thread and back.
  const chunkSize = Math.min(Math.max(text.length, 1_024), mostChunk);
  return gzip(text, { level, chunkSize });
}

/** Adds names to `Vary`, leaving those that are there. */
export function addVary(reply: FastifyReply, names: string): void {
  const there = reply.getHeader("vary");
  reply.header("vary", there === undefined ? names : `${String(there)}, ${names}`);
}

/** Names gzip, or anything, without refusing it (`q=0`). */
export function takesGzip(request: FastifyRequest): boolean {
  const header = request.headers["accept-encoding"];
  if (typeof header !== "string") return false;
  return /(?:^|[\s,])(?:gzip|\*)\s*(?:$|,|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i.test(header);
}
