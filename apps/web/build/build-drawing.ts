import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig } from "vite";
import { rooms } from "./rooms.ts";
import { shortClassNames } from "./short-class-names.ts";

/** What differs between drawings. */
interface Drawing {
  root: string;
  /** The module in the web app's folder, and the name of the file that is made of it. */
  entry: string;
  file: string;
  folder: string;
  config: Pick<InlineConfig, "define" | "ssr"> & Pick<NonNullable<InlineConfig["build"]>, "minify">;
}

/** Builds a module of the web app for Node, where it draws without a browser. What it imports later is in other files. */
export async function buildDrawing({ root, entry, file, folder, config }: Drawing): Promise<void> {
  const { minify = false, ssr, ...rest } = config;
  await build({
    ...{ root, configFile: false, logLevel: "warn", publicDir: false, ...rest },
    plugins: [rooms(), react(), shortClassNames()],
    ssr: { noExternal: true, ...ssr },
    build: {
      ssr: resolve(root, entry),
      outDir: folder,
      minify,
      rolldownOptions: { output: { entryFileNames: file, chunkFileNames: "[name]-[hash].mjs" } },
    },
  });
}
