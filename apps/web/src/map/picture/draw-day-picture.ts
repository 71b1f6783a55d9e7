import type { Language } from "@castor/core/account/language.ts";
import { type DayMap, drawDayMap } from "@castor/core/map/picture/day-map.ts";
import type { MeasureText } from "@castor/core/map/picture/picture-text.ts";
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

/** A rough width of a letter where a browser has no canvas. */
const letterShare = 0.6;

function measureText(): MeasureText {
  const canvas = document.createElement("canvas").getContext("2d");
  return (text, { size, weight }) => {
    if (!canvas) return text.length * size * letterShare;
    canvas.font = `${weight} ${size}px "Noto Sans"`;
    return canvas.measureText(text).width;
  };
}
