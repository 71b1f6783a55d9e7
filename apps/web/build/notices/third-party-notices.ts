import { resolve } from "node:path";
import type { Plugin } from "vite";
import { writeNotices } from "./write-notices.ts";

/**
 * Writes the licences of all that ships to `/third-party-notices.txt`. Vite's own `build.license` ends at a package that has
 * a folder of licences, and knows neither fonts, workers nor the server (docs/decisions/101).
 */
export function thirdPartyNotices(): Plugin {
  let root = "";
  return {
    name: "castor-third-party-notices",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      const source = writeNotices(resolve(root, "../.."));
      this.emitFile({ type: "asset", fileName: "third-party-notices.txt", source });
    },
  };
}
