import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@castor/core/errors.ts";
import { type PageName, pageOf } from "@castor/core/pages.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { HeadedShell, type ShellHead } from "./headed-shell.ts";
import { listStaticFiles, sendStaticFile } from "./static-files.ts";
import { WorkerScript } from "./worker-script.ts";

const shellPath = "/index.html";
const workerPath = "/sw.js";

/** A page that somebody opens. */
export interface OpenedPage {
  name: PageName;
  /** Path and search, still percent-encoded. */
  url: string;
  acceptLanguage: string;
}

/** The head of a page that says something of itself; null for all other pages. */
export type DescribePage = (page: OpenedPage) => Promise<ShellHead | null>;

/**
 * Serves the web app: its files, its page for all known addresses, and its page with 404 for unknown addresses that a
 * person opens.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  describePage: DescribePage,
): Promise<void> {
  const files = await listStaticFiles(folder);
  const shell = files.get(shellPath);
  const headed = shell && new HeadedShell(await readFile(join(folder, shellPath), "utf8"));
  const worker = files.has(workerPath)
    ? new WorkerScript(
        await readFile(join(folder, workerPath), "utf8"),
        await readFile(join(folder, shellPath), "utf8"),
      )
    : null;
  app.get("/*", { exposeHeadRoute: true }, async (request, reply) => {
    const path = readPath(request);
    const file = path === undefined ? undefined : files.get(path);
    if (worker && path === workerPath) return worker.send(request, reply);
    if (file !== undefined && file !== shell) return sendStaticFile(request, reply, file);
    if (path === undefined || shell === undefined || isCall(path)) throw new AppError("NOT_FOUND");
    // A name in an address may contain a slash, which is one only when it is decoded.
    const page = path === shellPath ? "index" : (pageOf(rawPath(request)) ?? pageOf(path));
    if (page === null && request.headers.accept?.includes("text/html") !== true)
      throw new AppError("NOT_FOUND");
    const head = page === null ? null : await describeSafely(page, request);
    if (head === null || headed === undefined)
      return sendStaticFile(request, reply, shell, page === null ? 404 : 200);
    return headed.send(request, reply, head);
  });

  /** Without a database the app itself still opens, and says what is wrong. */
  async function describeSafely(name: PageName, request: FastifyRequest) {
    const acceptLanguage = request.headers["accept-language"] ?? "";
    try {
      return await describePage({ name, url: request.url, acceptLanguage });
    } catch (error) {
      request.log.warn({ err: error }, "a page could not be described");
      return null;
    }
  }
}

const rawPath = (request: FastifyRequest) => request.url.split("?", 1)[0] ?? "/";

/** The decoded path without the search part; undefined when it cannot be decoded. */
function readPath(request: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(rawPath(request));
  } catch {
    return undefined;
  }
}

/** Addresses that a person never opens. */
const isCall = (path: string) => path === "/api" || path.startsWith("/api/");
