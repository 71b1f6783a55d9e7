import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { AppError } from "@castor/core/errors.ts";
import type { FastifyInstance } from "fastify";
import { readRange } from "../answers/read-range.ts";
import { sendFile } from "./static-files.ts";

/**
 * Serves a file of map tiles (the embedded world or the operator's own) in byte ranges with 206. Its strong ETag
 * tells the reader when the file changed between two ranges.
 */
export function serveBasemap(app: FastifyInstance, path: string, file: string): void {
  app.get(path, { exposeHeadRoute: true }, async (request, reply) => {
    const found = await stat(file).catch(() => undefined);
    if (found === undefined) throw new AppError("NOT_FOUND");
    const { size, mtimeMs } = found;
    const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
    reply
      .header("content-type", "application/vnd.pmtiles")
      .header("accept-ranges", "bytes")
      .header("etag", etag)
      .header("cache-control", "public, max-age=86400");
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    const ifRange = request.headers["if-range"];
    const asked = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
    const range = readRange(asked, size);
    if (range === "none-of-it")
      return reply.code(416).header("content-range", `bytes */${size}`).send();
    const { start, end } = range ?? { start: 0, end: size - 1 };
    if (range !== undefined)
      reply.code(206).header("content-range", `bytes ${start}-${end}/${size}`);
    reply.header("content-length", end - start + 1);
    return sendFile(request, reply, () => createReadStream(file, { start, end }));
  });
}
