import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { addVary } from "../answers/send-json.ts";
import { takesEncoding } from "./static-files.ts";

const hash = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16);

const compress = { br: brotliCompressSync, gzip: gzipSync };
type Encoding = keyof typeof compress;
const encodings: readonly Encoding[] = ["br", "gzip"];

/**
 * The service worker. It keeps the page of the app with the headers of the moment. So its first line names them: when the
 * operator allows another host of map tiles, browsers see another worker and fetch the page anew (decision 057).
 */
export class WorkerScript {
  readonly #script: string;
  readonly #shell: string;
  /** Compressed by encoding, of the policy that was asked for last: all requests of a server have the same. */
  #compressed: { text: string; bodies: Map<Encoding, Buffer> } = { text: "", bodies: new Map() };

  constructor(script: string, shell: string) {
    this.#script = script;
    this.#shell = shell;
  }

  send(request: FastifyRequest, reply: FastifyReply) {
    const policy = String(reply.getHeader("content-security-policy") ?? "");
    const revision = hash(`${policy}\n${this.#shell}`);
    const text = `self.shellRevision = "${revision}";\n${this.#script}`;
    const encoding = encodings.find((one) => takesEncoding(request, one));
    const etag = `"${hash(text)}-${encoding ?? "identity"}"`;
    addVary(reply, "Accept-Encoding");
    reply
      .header("content-type", "text/javascript; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    if (encoding) reply.header("content-encoding", encoding);
    if (request.method === "HEAD") return reply.send("");
    return reply.send(encoding ? this.#compress(text, encoding) : text);
  }

  #compress(text: string, encoding: Encoding): Buffer {
    if (this.#compressed.text !== text) this.#compressed = { text, bodies: new Map() };
    const { bodies } = this.#compressed;
    const body = bodies.get(encoding) ?? compress[encoding](text);
    bodies.set(encoding, body);
    return body;
  }
}
