import { createHash } from "node:crypto";
import type { DatedAnswer } from "@castor/core/endpoint.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { sendJson } from "./send-json.ts";
import { matchesEtag } from "./trip-etag.ts";

/** Public and the same for everybody. It changes once a day. */
const cacheControl = "public, max-age=3600";

/** Sends an answer with its date and source, or 304 when the caller has it. */
export async function sendDated(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, date, source }: DatedAnswer<unknown>,
  now: Date,
) {
  const text = JSON.stringify(answer);
  const digest = createHash("sha256").update(`${date} ${source} ${text}`).digest("base64url");
  const tag = `W/"${digest.slice(0, 16)}"`;
  // Banks publish tomorrow's rates today, but Last-Modified may not be in the future (RFC 9110).
  const modified = new Date(Math.min(Date.parse(`${date}T00:00:00Z`), now.getTime()));
  reply.headers({
    etag: tag,
    "last-modified": modified.toUTCString(),
    "x-source": source,
    "cache-control": cacheControl,
  });
  if (matchesEtag(request.headers["if-none-match"] ?? "", tag)) return reply.code(304).send();
  return sendJson(request, reply, text);
}
