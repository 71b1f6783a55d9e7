import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@castor/core/errors.ts";
import { gcj02AreaPath } from "@castor/core/map/gcj02-area.ts";
import type { FastifyInstance } from "fastify";
import { sendJson } from "../answers/send-json.ts";

/** Serves the area where China's datum applies, for maps drawn in it. The build makes it beside the world map. */
export function serveGcj02Area(app: FastifyInstance, folder: string): void {
  const file = join(folder, "gcj02-area.json");
  app.get(gcj02AreaPath, { exposeHeadRoute: true }, async (request, reply) => {
    const area = await readFile(file, "utf8").catch(() => undefined);
    if (area === undefined) throw new AppError("NOT_FOUND");
    reply.header("cache-control", "public, max-age=86400");
    return sendJson(request, reply, area);
  });
}
