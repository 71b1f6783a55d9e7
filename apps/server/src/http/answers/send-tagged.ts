import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addVary, sendJson } from "./send-json.ts";
import { matchesEtag } from "./trip-etag.ts";

/** Sends an answer with an ETag made of its content, or 304 when the caller has it (specification#etags). */
export async function sendTagged(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  const text = JSON.stringify(answer);
  const digest = createHash("sha256").update(text).digest("base64url");
  const tag = `W/"${digest.slice(0, 16)}"`;
  addVary(reply, "Authorization, X-Language");
  reply.headers({ etag: tag, "cache-control": "private, no-cache" });
  if (matchesEtag(request.headers["if-none-match"] ?? "", tag)) return reply.code(304).send();
  return sendJson(request, reply, text);
}
