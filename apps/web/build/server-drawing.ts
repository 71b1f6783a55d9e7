import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { buildDrawing } from "./build-drawing.ts";

const file = "draw-catalog.mjs";

/** Writes the module by which the server draws the catalog's cards into its frame (docs/decisions/068), as one file. */
export async function buildServerDrawing(root: string, target: string): Promise<void> {
  const folder = join(target, "drawing");
  try {
    await buildDrawing({
      ...{ root, entry: "src/app/draw-catalog.tsx", file, folder },
      config: {
        // Without React's checks for developers, whatever the server's environment says.
        define: { "process.env.NODE_ENV": '"production"' },
        minify: true,
      },
    });
    await rename(join(folder, file), join(target, file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
