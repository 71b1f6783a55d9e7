import { rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const file = "draw-catalog.mjs";

/** Writes the module by which the server draws the catalog's cards into its frame (docs/decisions/068), as one file. */
export async function buildServerDrawing(root: string, target: string): Promise<void> {
  const folder = join(target, "drawing");
  try {
    await build({
      root,
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      plugins: [react()],
      // Without React's checks for developers, whatever the server's environment says.
      define: { "process.env.NODE_ENV": '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: resolve(root, "src/app/draw-catalog.tsx"),
        outDir: folder,
        minify: true,
        rolldownOptions: { output: { entryFileNames: file, codeSplitting: false } },
      },
    });
    await rename(join(folder, file), join(target, file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
