import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { languages } from "@castor/core/basics/language.ts";
import { build, type Plugin } from "vite";
import { isTextsIn } from "./collect-files.ts";
import { isCharacterTable } from "./pdf-parts.ts";

/**
 * Builds the service worker to `/sw.js`, with the list of all files of the build, and of the texts by language. The names hold a hash of the content, so a
 * new build is another worker.
 */
export function serviceWorker(): Plugin {
  let folder = "dist";
  let root = "";
  return {
    name: "castor-service-worker",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      // Before the files are compressed.
      order: "pre",
      sequential: true,
      async handler(_options, bundle) {
        const files = Object.keys(bundle)
          .filter((path) => path.startsWith("assets/") && !isCharacterTable(path))
          .sort();
        const filesOf = (language: string) =>
          files.filter((path) => {
            const file = bundle[path];
            return file?.type === "chunk" && isTextsIn(language, file);
          });
        const texts = languages.map((language) => [language, filesOf(language)] as const);
        const allTexts = new Set(texts.flatMap(([, paths]) => paths));
        const address = (path: string) => `/${path}`;
        const shellFiles = files.filter((path) => !allTexts.has(path)).map(address);
        const textFiles = Object.fromEntries(texts.map(([of, paths]) => [of, paths.map(address)]));
        const output = await build({
          root,
          configFile: false,
          logLevel: "warn",
          publicDir: false,
          define: {
            shellFiles: JSON.stringify(shellFiles),
            textFiles: JSON.stringify(textFiles),
            "process.env.NODE_ENV": JSON.stringify("production"),
          },
          build: {
            write: false,
            target: "es2022",
            rolldownOptions: {
              input: resolve(root, "src/worker/service-worker.ts"),
              output: { format: "iife", entryFileNames: "sw.js" },
            },
          },
        });
        const [made] = [output]
          .flat()
          .flatMap((result) => ("output" in result ? result.output : []));
        if (made?.type !== "chunk") throw new Error("The service worker was not built.");
        await writeFile(join(folder, "sw.js"), made.code);
      },
    },
  };
}
