import { AppError } from "@castor/core/errors.ts";
import { pageOf } from "@castor/core/pages.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { listStaticFiles, type StaticFile, sendStaticFile } from "./static-files.ts";

const shellPath = "/index.html";

/** The web app: its files, its shell for every page's address, and the shell with 404 for other addresses of people. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const files = await listStaticFiles(folder);
  const shell = files.get(shellPath);
  app.get("/*", { exposeHeadRoute: true }, async (request, reply) => {
    const path = readPath(request);
    if (path === undefined) throw new AppError("NOT_FOUND");
    const file = files.get(path === "/" ? shellPath : path);
    if (file !== undefined) return sendStaticFile(request, reply, file);
    const status = shellStatus(path, request, shell);
    if (shell === undefined || status === undefined) throw new AppError("NOT_FOUND");
    return sendStaticFile(request, reply, shell, status);
  });
}

/** The address without its search; undefined for one that is no text. */
function readPath(request: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(request.url.split("?", 1)[0] ?? "/");
  } catch {
    return undefined;
  }
}

/** 200 for a page, 404 for what only looks like one; undefined for what a person never opens (a call, a missing script). */
function shellStatus(
  path: string,
  request: FastifyRequest,
  shell: StaticFile | undefined,
): 200 | 404 | undefined {
  if (shell === undefined || path === "/api" || path.startsWith("/api/")) return undefined;
  if (pageOf(path) !== null) return 200;
  return request.headers.accept?.includes("text/html") === true ? 404 : undefined;
}
