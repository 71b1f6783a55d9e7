import { pipeline, Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { escapeHtml } from "@castor/core/basics/escape-html.ts";
import { AppError } from "@castor/core/errors.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addVary, takesGzip } from "../answers/send-json.ts";

/** A page that search engines may list. */
export interface SitemapPage {
  path: string;
  /** ISO 8601. */
  updated?: string;
}

export interface SitemapSource {
  countParts(): Promise<number>;
  /** The pages of a part; null for a part that does not exist. */
  listPages(part: number): Promise<AsyncIterable<SitemapPage> | null>;
}

const freshSeconds = 3_600;
const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Addresses in one piece of the stream. */
const perPiece = 500;
const gzipLevel = 1;

/** Serves robots.txt and the sitemaps (sitemaps.org): an index of parts, which are streamed. */
export function serveSitemaps(app: FastifyInstance, publicUrl: string, source: SitemapSource) {
  const options = { exposeHeadRoute: true };
  const describe = (reply: FastifyReply, type: string) =>
    reply
      .header("content-type", `${type}; charset=utf-8`)
      .header("cache-control", `public, max-age=${freshSeconds}`);

  // Nothing is disallowed: a crawler that may not fetch a page never sees that it says noindex.
  app.get("/robots.txt", options, async (_request, reply) =>
    describe(reply, "text/plain").send(
      `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    ),
  );

  app.get("/sitemap.xml", options, async (_request, reply) => {
    const parts = Array.from({ length: await source.countParts() }, (_, part) => part);
    const entries = parts.map(
      (part) => `<sitemap><loc>${escapeHtml(`${publicUrl}/sitemap-${part}.xml`)}</loc></sitemap>\n`,
    );
    return describe(reply, "application/xml").send(
      `${xmlHead}<sitemapindex ${namespace}>\n${entries.join("")}</sitemapindex>\n`,
    );
  });

  app.get<{ Params: { part: string } }>(
    "/sitemap-:part(^\\d{1,6}).xml",
    options,
    async (request, reply) => {
      const pages = await source.listPages(Number(request.params.part));
      if (pages === null) throw new AppError("NOT_FOUND");
      describe(reply, "application/xml");
      return sendStream(request, reply, Readable.from(writePages(pages, publicUrl)));
    },
  );
}

async function* writePages(pages: AsyncIterable<SitemapPage>, publicUrl: string) {
  let piece = `${xmlHead}<urlset ${namespace}>\n`;
  let count = 0;
  for await (const { path, updated } of pages) {
    const lastmod = updated === undefined ? "" : `<lastmod>${escapeHtml(updated)}</lastmod>`;
    piece += `<url><loc>${escapeHtml(publicUrl + path)}</loc>${lastmod}</url>\n`;
    count += 1;
    if (count % perPiece > 0) continue;
    yield piece;
    piece = "";
  }
  yield `${piece}</urlset>\n`;
}

function sendStream(request: FastifyRequest, reply: FastifyReply, text: Readable) {
  addVary(reply, "Accept-Encoding");
  const isZipped = takesGzip(request);
  if (isZipped) reply.header("content-encoding", "gzip");
  if (request.method === "HEAD") {
    text.destroy();
    return reply.send();
  }
  if (!isZipped) return reply.send(text);
  // A failure on one side ends the other.
  return reply.send(pipeline(text, createGzip({ level: gzipLevel }), () => undefined));
}
