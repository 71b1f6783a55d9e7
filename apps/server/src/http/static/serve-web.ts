import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "@castor/core/basics/language.ts";
import { AppError } from "@castor/core/errors.ts";
import { type PageName, pageOf } from "@castor/core/pages.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { countWork } from "../limits/count-work.ts";
import { chooseLanguage } from "./choose-language.ts";
import type { DescribePage, DrawPage, OpenedPage } from "./opened-page.ts";
import { readFrames, readShells } from "./shells.ts";
import { listStaticFiles, sendStaticFile } from "./static-files.ts";
import { WorkerScript } from "./worker-script.ts";

const shellPath = "/index.html";
const workerPath = "/sw.js";

/**
 * Serves the web app: its files, its page for all known addresses, and its page with 404 for unknown addresses that a
 * person opens.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  describePage: DescribePage,
  drawPage: DrawPage,
): Promise<void> {
  const files = await listStaticFiles(folder);
  const shells = await readShells(folder);
  const frames = await readFrames(folder);
  const worker =
    shells !== null && files.has(workerPath)
      ? new WorkerScript(await readFile(join(folder, workerPath), "utf8"), shells.text)
      : null;
  let isDrawingBroken = false;
  app.get("/*", { exposeHeadRoute: true }, async (request, reply) => {
    const path = readPath(request);
    const file = path === undefined ? undefined : files.get(path);
    if (worker && path === workerPath) return worker.send(request, reply);
    if (file !== undefined && path !== shellPath) return sendStaticFile(request, reply, file);
    if (path === undefined || shells === null || isCall(path)) throw new AppError("NOT_FOUND");
    // A name in an address may contain a slash, which is one only when it is decoded.
    const page = path === shellPath ? "index" : (pageOf(rawPath(request)) ?? pageOf(path));
    if (page === null && request.headers.accept?.includes("text/html") !== true)
      throw new AppError("NOT_FOUND");
    if (page === null) {
      const language = chooseLanguage(openedPage("index", request));
      return shells.in(language).send(request, reply.code(404), null);
    }
    const opened = openedPage(page, request);
    // The service worker asks for the page without a frame, which it opens at every address.
    // Its links would lose where the reader wants to go after logging in.
    const isBare = path === shellPath || request.url.includes("redirectUrl=");
    const [head, part] = await countPage(request, () =>
      Promise.all([
        describeSafely(opened, request),
        isBare || frames.size === 0 ? null : drawSafely(opened, request),
      ]),
    );
    const language = head?.language ?? chooseLanguage(opened);
    const frame = isBare ? undefined : frames.get(frameName(page, language));
    if (frame !== undefined && (part !== null || !drawnPages.has(page)))
      return frame.send(request, reply, head, part);
    return shells.in(language).send(request, reply, head);
  });

  /** Whose work is used up gets the page as it was built: its scripts say what is wrong. */
  async function countPage<Made extends [unknown, unknown]>(
    request: FastifyRequest,
    make: () => Promise<Made>,
  ): Promise<Made | [null, null]> {
    try {
      return await countWork(request, make);
    } catch (error) {
      if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") return [null, null];
      throw error;
    }
  }

  /** Without a database the app itself still opens, and says what is wrong. */
  async function describeSafely(opened: OpenedPage, request: FastifyRequest) {
    try {
      return await describePage(opened);
    } catch (error) {
      request.log.warn({ err: error }, "a page could not be described");
      return null;
    }
  }

  /** Without a database the frame comes with its skeleton. A failure that lasts is logged once. */
  async function drawSafely(opened: OpenedPage, request: FastifyRequest) {
    try {
      const part = await drawPage(opened);
      if (part !== null) isDrawingBroken = false;
      return part;
    } catch (error) {
      if (!isDrawingBroken) request.log.warn({ err: error }, "a page could not be drawn");
      isDrawingBroken = true;
      return null;
    }
  }
}

const openedPage = (name: PageName, { url, headers }: FastifyRequest): OpenedPage => ({
  ...{ name, url },
  acceptLanguage: headers["accept-language"] ?? "",
  cookie: headers.cookie ?? "",
});

/** The pages whose frame is sent only with what the server draws: others than visitors open them too. */
const drawnPages: ReadonlySet<PageName> = new Set(["map", "share"]);

/** A share link leads on to the map. */
const frameName = (page: PageName, language: Language) =>
  `${page === "share" ? "map" : page}.${language}.html`;

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
