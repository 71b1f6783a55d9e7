import type { Language } from "../../account/language.ts";
import { escapeHtml } from "../../basics/escape-html.ts";
import { numberFormat } from "../../basics/intl-formats.ts";
import { chooseScale } from "../choose-scale.ts";
import { latOfY } from "../mercator.ts";
import type { Box } from "./box.ts";
import { type MapView, zoomOf } from "./map-view.ts";
import { styleText } from "./picture-text.ts";

const margin = 8;
const boxHeight = 17;
const widest = 96;

/** Where the scale bar may be, in the lower left corner. */
export const scaleBoxOf = ({ height }: MapView): Box => ({
  left: margin,
  top: height - margin - boxHeight,
  right: margin + widest + 8,
  bottom: height - margin,
});

/** The scale bar for the middle of the map. */
export function drawScale(view: MapView, language: Language): string {
  const { left, top, bottom } = scaleBoxOf(view);
  const middle = latOfY(view.north + view.height / view.scale / 2);
  const { amount, unit, widthPx } = chooseScale(middle, zoomOf(view), "metric");
  const text = numberFormat(language, { style: "unit", unit }).format(amount);
  return `<rect x="${left}" y="${top}" width="${widthPx + 8}" height="${boxHeight}" rx="3" fill="#fff" fill-opacity=".85"/><path d="M${left + 4} ${bottom - 6.5}v3h${widthPx}v-3" fill="none" stroke="#1f2a2e" stroke-width="1"/><text x="${left + 4 + widthPx / 2}" y="${bottom - 6}" text-anchor="middle" fill="#1f2a2e" ${styleText({ size: 8.5, weight: 400 })}>${escapeHtml(text)}</text>`;
}
