import { createHash } from "node:crypto";
import { promisify } from "node:util";
import {
  brotliCompress as compressWithCallback,
  constants,
  gunzip as gunzipWithCallback,
} from "node:zlib";
import type { Language } from "@castor/core/basics/language.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createByteCache } from "../../caching/create-byte-cache.ts";
import { addVary, compress, takesGzip } from "../answers/send-json.ts";
import { matchesEtag } from "../answers/trip-etag.ts";
import { allowListing } from "../security-headers.ts";
import { takesEncoding } from "./static-files.ts";

/** The head of a page, as tags, in place of the title, the description and `noindex` of the built page. */
export interface ShellHead {
  tags: string;
  language: Language;
  /** Whether search engines may list the page. */
  isIndexed: boolean;
}

/** What a page shows once it has its first answer, in place of the skeleton in its frame. */
export interface DrawnPart {
  /** Changes with the markup. */
  key: string;
  /** For each skeleton in the frame, in their order. */
  markups: readonly string[];
}

interface Ready {
  etag: string;
  br: Buffer;
  gzip: Buffer;
}

/** A skeleton in a frame, between the comments that the build puts around it. */
const skeletons = /<!--drawn-by-server-->[\s\S]*?<!--\/drawn-by-server-->/g;

const brotli = promisify(compressWithCallback);
const gunzip = promisify(gunzipWithCallback);
/** Light compression: a page of some kilobytes takes a millisecond. A page as it was built is compressed once. */
const lightQuality = 5;

/** The built page with heads of single pages. Ready pages are cached compressed, since chats and people open the same ones. */
export class HeadedShell {
  readonly #built: string;
  readonly #before: string;
  readonly #ownTags: string;
  readonly #after: string;
  readonly #pages: ReturnType<typeof createByteCache<Ready>>;

  constructor(shell: string, cacheBytes: number) {
    this.#pages = createByteCache(cacheBytes, ({ br, gzip }) => br.length + gzip.length);
    this.#built = shell;
    const ownTags = /<meta name="(?:description|robots)"[^>]*>\s*/g;
    const title = /<title>[^<]*<\/title>/;
    const [before = "", after = ""] = shell.replace(ownTags, "").split(title, 2);
    this.#before = before;
    this.#ownTags = [...(shell.match(title) ?? []), ...(shell.match(ownTags) ?? [])].join("");
    this.#after = after;
  }

  /** Answers the page with this head, null: with its own; 304 when the caller has it. A drawn part replaces the skeleton. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    head: ShellHead | null,
    part: DrawnPart | null = null,
  ): Promise<FastifyReply> {
    const page = await this.#prepare(head, part);
    reply.header("content-type", "text/html; charset=utf-8").header("cache-control", "no-cache");
    addVary(reply, "Accept-Encoding, Accept-Language, Cookie");
    if (head?.isIndexed) allowListing(reply);
    const isThere = reply.statusCode !== 404;
    if (isThere) reply.header("etag", page.etag);
    const known = isThere ? request.headers["if-none-match"] : undefined;
    if (known !== undefined && matchesEtag(known, page.etag)) return reply.code(304).send();
    const encoding = takesEncoding(request, "br") ? "br" : takesGzip(request) ? "gzip" : null;
    if (encoding === null) return reply.send(await gunzip(page.gzip));
    return reply.header("content-encoding", encoding).send(page[encoding]);
  }

  async #prepare(head: ShellHead | null, part: DrawnPart | null): Promise<Ready> {
    const tags = head?.tags ?? this.#ownTags;
    const content = `${part?.key ?? ""}${tags}`;
    const key = createHash("sha256").update(content).digest("base64url").slice(0, 22);
    const known = this.#pages.get(key);
    if (known !== undefined) return known;
    const start =
      head === null
        ? this.#before
        : this.#before.replace(/<html lang="\w+"/, `<html lang="${head.language}"`);
    const markups = part?.markups.values();
    const after = markups
      ? this.#after.replace(skeletons, () => markups.next().value ?? "")
      : this.#after;
    const isAsBuilt = head === null && part === null;
    const text = isAsBuilt ? this.#built : `${start}${tags}${after}`;
    const html = Buffer.from(text);
    const quality = isAsBuilt ? constants.BROTLI_MAX_QUALITY : lightQuality;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const [br, gzip] = await Promise.all([brotli(html, { params }), compress(text)]);
    const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
    const page = { etag, br, gzip };
    this.#pages.set(key, page);
    return page;
  }
}
