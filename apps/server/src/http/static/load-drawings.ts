import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageDrawings } from "@castor/core/page-drawings.ts";
import { loadOnce } from "../../concurrency/load-once.ts";

/** What the build of the web app makes. Only this part of it runs in the server. */
const file = ".frames/drawing/draw-pages.mjs";

/**
 * Loads what draws parts of pages, once. React and the words take memory, so only a server that shows such a page loads
 * them.
 */
export const createDrawingsLoader = (web: string): (() => Promise<PageDrawings>) =>
  loadOnce(async () => (await import(pathToFileURL(join(web, file)).href)).drawings);
