import type { Language } from "@castor/core/basics/language.ts";
import { type DayMap, drawDayMap } from "@castor/core/map/picture/day-map.ts";
import { measureText } from "./measure-text.ts";
import { readWorldTile } from "./read-world-tile.ts";

/**
 * The map of a day as SVG, for printing. Width and height are its CSS pixels. Without the tiles of the embedded world it
 * has plain ground. Null for a day without points.
 */
export const drawDayPicture = (
  day: DayMap,
  size: { width: number; height: number; language: Language },
): Promise<string | null> =>
  drawDayMap(day, { ...size, measure: measureText(), readTile: readWorldTile, hasHalo: true });
