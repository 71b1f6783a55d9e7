import type { DrawCatalog } from "./catalog/draw-catalog.ts";
import type { DrawTrip } from "./trips/draw-trip.ts";

/** What the web app's build makes for the server: parts of pages as markup (docs/decisions/068). */
export interface PageDrawings {
  drawCatalog: DrawCatalog;
  drawTrip: DrawTrip;
}
