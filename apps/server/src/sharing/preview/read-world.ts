import type { MapView } from "@castor/core/map/picture/map-view.ts";
import {
  noWorld,
  readWorldShapes,
  type WorldShapes,
} from "@castor/core/map/picture/world-shapes.ts";
import { openWorldTiles } from "../../outside/tiles/open-world-tiles.ts";

/** Reads what of the embedded world a view shows. Without the file there is nothing to show. */
export async function readWorld(file: string, view: MapView): Promise<WorldShapes> {
  const tiles = await openWorldTiles(file);
  if (tiles === null) return noWorld;
  try {
    return await readWorldShapes(view, tiles.read);
  } finally {
    await tiles.close();
  }
}
