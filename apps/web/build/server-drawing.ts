import { join } from "node:path";
import { buildDrawing } from "./build-drawing.ts";

/** Writes the module by which the server draws parts of pages into their frames (docs/decisions/068). */
export function buildServerDrawing(root: string, target: string): Promise<void> {
  return buildDrawing({
    ...{ root, entry: "src/app/draw-pages.ts", file: "draw-pages.mjs" },
    folder: join(target, "drawing"),
    config: {
      // Without React's checks for developers, whatever the server's environment says.
      define: { "process.env.NODE_ENV": '"production"' },
      minify: true,
    },
  });
}
