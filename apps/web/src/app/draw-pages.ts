import type { PageDrawings } from "@castor/core/page-drawings.ts";
import { drawCatalog } from "./draw-catalog.tsx";
import { drawTrip } from "./draw-trip.tsx";

/** The module that the server loads: React and the words are in it once. */
export const drawings: PageDrawings = { drawCatalog, drawTrip };
