import type { MeasureText } from "@castor/core/map/picture/picture-text.ts";

/** A rough width of a letter where a browser has no canvas. */
const letterShare = 0.6;

/** Measures texts as the browser draws them. */
export function measureText(): MeasureText {
  const canvas = document.createElement("canvas").getContext("2d");
  return (text, { size, weight }) => {
    if (!canvas) return text.length * size * letterShare;
    canvas.font = `${weight} ${size}px "Noto Sans"`;
    return canvas.measureText(text).width;
  };
}
