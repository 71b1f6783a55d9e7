import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageDrawings } from "@castor/core/page-drawings.ts";

/** What the build of the web app makes. Only this part of it runs in the server. */
const file = ".frames/drawing/draw-pages.mjs";

/**
 * Loads what draws parts of pages, once. React and the words take memory, so only a server that shows such a page loads
 * them.
 */
export function createDrawingsLoader(web: string): () => Promise<PageDrawings> {
  let loading: Promise<PageDrawings> | undefined;
  const load = async () => (await import(pathToFileURL(join(web, file)).href)).drawings;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
