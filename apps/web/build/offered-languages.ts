import { withUsual } from "@castor/core/basics/language.ts";
import type { Plugin } from "vite";

/**
 * Writes into the page which languages are offered. The server does so anew by its configuration
 * (`server/http/static/shells.ts`); `npm run dev` has no server before its page.
 */
export function offeredLanguages(): Plugin {
  return {
    name: "castor-offered-languages",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => {
        const offered = withUsual((process.env.LANGUAGES ?? "").split(/\s*,\s*/));
        return html.replace(/<html lang="\w+"/, `$& data-languages="${offered.join(" ")}"`);
      },
    },
  };
}
