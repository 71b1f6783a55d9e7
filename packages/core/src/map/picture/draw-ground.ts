import type { WorldShapes } from "./world-shapes.ts";

/** The light map's colours of `web/map/style/map-palette.ts`, on paper too. */
const onPaper = { water: "#cfe0e1", land: "#f8f5ee", grid: "#efeadd", border: "#b9b0a0" };
export type GroundColors = typeof onPaper;

interface Sheet {
  width: number;
  height: number;
  colors?: GroundColors;
}

export const drawSea = ({ width, height, colors = onPaper }: Sheet): string =>
  `<rect width="${width}" height="${height}" fill="${colors.water}"/>`;

/**
 * Land and borders. Where there is neither coast nor street to show, the grid of a map sheet, as large as `sheet` and of
 * this step.
 */
export function drawLand(
  { land, borders }: WorldShapes,
  {
    width,
    height,
    colors = onPaper,
    gridStep,
    unit = 1,
  }: Sheet & { gridStep: number; unit?: number },
): string {
  const lines = `<path d="${borders}" fill="none" stroke="${colors.border}" stroke-width="${1.4 * unit}" stroke-linejoin="round"/>`;
  if (land !== "plain") {
    const tiles = land.map((path) => `<path d="${path}"/>`).join("");
    return `<g fill="${colors.land}" fill-rule="evenodd">${tiles}</g>${lines}`;
  }
  const grid = [
    ...stepsOf(width, gridStep).map((x) => `M${x} 0V${height}`),
    ...stepsOf(height, gridStep).map((y) => `M0 ${y}H${width}`),
  ].join("");
  return `<rect width="${width}" height="${height}" fill="${colors.land}"/><path d="${grid}" fill="none" stroke="${colors.grid}" stroke-width="${2 * unit}"/>${lines}`;
}

const stepsOf = (length: number, step: number) =>
  Array.from({ length: Math.floor(length / step) }, (_, index) => (index + 0.5) * step);
