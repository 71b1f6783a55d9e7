import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

const hash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16);

/**
 * The service worker. It keeps the page of the app with the headers of the moment. So its first line names them: when the
 * operator allows another host of map tiles, browsers see another worker and fetch the page anew (decision 057).
 */
export class WorkerScript {
  readonly #script: string;
  readonly #shell: string;

  constructor(script: string, shell: string) {
    this.#script = script;
    this.#shell = shell;
  }

  send(request: FastifyRequest, reply: FastifyReply) {
    const policy = String(reply.getHeader("content-security-policy") ?? "");
    const revision = hash(`${policy}\n${this.#shell}`);
    const text = `self.shellRevision = "${revision}";\n${this.#script}`;
    const etag = `"${hash(text)}"`;
    reply
      .header("content-type", "text/javascript; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.send(request.method === "HEAD" ? "" : text);
  }
}
