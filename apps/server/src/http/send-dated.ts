import { createHash } from "node:crypto";
import type { Dated } from "@castor/core/endpoint.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendJson } from "./send-json.ts";
import { namesTag } from "./trip-tag.ts";

/** What is told once a day may be kept for an hour, by anybody: it is the same for all. */
const cacheControl = "public, max-age=3600";

/** Sends an answer with its day and its source, or 304 to whoever has it. */
export async function sendDated(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, date, source }: Dated<unknown>,
  now: Date,
) {
  const text = JSON.stringify(answer);
  const digest = createHash("sha256").update(`${date} ${source} ${text}`).digest("base64url");
  const tag = `W/"${digest.slice(0, 16)}"`;
  // Banks say today what holds tomorrow, but nothing was modified in the future (RFC 9110).
  const modified = new Date(Math.min(Date.parse(`${date}T00:00:00Z`), now.getTime()));
  reply.headers({
    etag: tag,
    "last-modified": modified.toUTCString(),
    "x-source": source,
    "cache-control": cacheControl,
  });
  if (namesTag(request.headers["if-none-match"] ?? "", tag)) return reply.code(304).send();
  return sendJson(request, reply, text);
}
