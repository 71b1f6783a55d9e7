import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build, type Plugin } from "vite";

/** What the browsers that Castor supports understand. */
export const oldestBrowsers = ["chrome120", "edge120", "firefox121", "safari17"];

const web = resolve(import.meta.dirname, "..");

/** A script of the page with what it imports, as it stands in the page. */
export async function buildScript(path: string): Promise<string> {
  const built = await build({
    ...{ root: web, configFile: false, logLevel: "warn", publicDir: false },
    build: {
      ...{ write: false, target: oldestBrowsers, minify: true },
      lib: { entry: resolve(web, path), formats: ["iife"], name: "page" },
    },
  });
  const [result] = [built].flat();
  if (result === undefined || !("output" in result)) throw new Error(`${path} was not built.`);
  return result.output[0].code.trim();
}

/**
 * Puts into the page what it cannot be shown without, the scripts that run before the first paint and the icon: each would
 * be a request of its own before anything else. The server's Content Security Policy allows the scripts by their hashes.
 */
export function inlineFirst(): Plugin {
  return {
    name: "castor-inline-first",
    transformIndexHtml: {
      order: "pre",
      async handler(html) {
        let page = html;
        for (const [tag, path = ""] of html.matchAll(/<script src="[/]([^"]+)"><[/]script>/g)) {
          const script = await buildScript(path);
          page = page.replace(tag, () => `<script>${script}</script>`);
        }
        const icon = await readFile(resolve(web, "public/favicon.svg"), "utf8");
        return page.replace(
          '"/favicon.svg"',
          () => `"data:image/svg+xml,${encodeURIComponent(icon)}"`,
        );
      },
    },
  };
}
