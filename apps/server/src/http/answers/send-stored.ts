import { Readable } from "node:stream";
import type { StoredFile } from "@castor/core/endpoint.ts";
import { AppError } from "@castor/core/errors.ts";
import { create as createDisposition } from "content-disposition";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { NamedRow } from "../calls/call-dependencies.ts";
import { readRange } from "./read-range.ts";

/** A row that answers a stored file. */
export const isStored = (row: NamedRow): boolean => row.isStored === true;

/** Nothing of a file runs, whatever it is: neither in a page of ours nor in one of its own. */
const policy = "sandbox; default-src 'none'; frame-ancestors 'none'";

/**
 * Sends a stored file as a download, in one range if asked. A browser keeps it and asks each time whether it still may show it:
 * the ETag is the hash, so that it gets 304 for as long as it has the right.
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type, bytes, hash, open }: StoredFile,
): Promise<FastifyReply> {
  const etag = `"${hash}"`;
  reply
    .header("etag", etag)
    .header("cache-control", "private, no-cache")
    .header("accept-ranges", "bytes")
    .header("content-security-policy", policy);
  if (isKnown(request.headers["if-none-match"], etag)) return reply.code(304).send();
  const ifRange = request.headers["if-range"];
  const asked = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const range = readRange(asked, bytes);
  if (range === "none-of-it")
    return reply.code(416).header("content-range", `bytes */${bytes}`).send();
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  const body = request.method === "HEAD" ? [] : await open(start, end);
  if (body === null) {
    request.log.error({ hash }, "the content of a file is missing");
    throw new AppError("NOT_FOUND");
  }
  reply
    .header("content-type", type === "text/plain" ? "text/plain; charset=utf-8" : type)
    .header("content-disposition", createDisposition(name))
    .header("content-length", end - start + 1);
  if (range !== undefined)
    reply.code(206).header("content-range", `bytes ${start}-${end}/${bytes}`);
  // No body at all would make the length of the answer to HEAD 0.
  return reply.send(body instanceof Readable ? body : Readable.from(body));
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, ""))) ?? false;
