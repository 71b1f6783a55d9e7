import { escapeHtml } from "../../basics/escape-html.ts";
import { numberFormat } from "../../basics/intl-formats.ts";
import type { Language } from "../../basics/language.ts";
import { chooseScale } from "../choose-scale.ts";
import { latOfY } from "../mercator.ts";
import { type Box, boxesMeet } from "./box.ts";
import { type MapView, zoomOf } from "./map-view.ts";
import { styleText } from "./picture-text.ts";

const margin = 8;
const boxHeight = 17;
const widest = 96;
const padding = 4;

/** The corner for the scale bar: the first that no label needs, else the lower left one. */
export function placeScale({ width, height }: MapView, taken: readonly Box[]): Box {
  const boxWidth = widest + 2 * padding;
  const [left, right] = [margin, width - margin - boxWidth];
  const [bottom, top] = [height - margin - boxHeight, margin];
  const corners = [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: left, y: top },
    { x: right, y: top },
  ].map(({ x, y }): Box => ({ left: x, top: y, right: x + boxWidth, bottom: y + boxHeight }));
  const [first] = corners;
  const free = corners.find((box) => !taken.some((other) => boxesMeet(box, other)));
  return free ?? first ?? { left, top: bottom, right: left + boxWidth, bottom: height - margin };
}

/** The scale bar for the middle of the map. */
export function drawScale(view: MapView, { left, top, bottom }: Box, language: Language): string {
  const middle = latOfY(view.north + view.height / view.scale / 2);
  const { amount, unit, widthPx } = chooseScale(middle, zoomOf(view), "metric");
  const text = numberFormat(language, { style: "unit", unit }).format(amount);
  return `<rect x="${left}" y="${top}" width="${widthPx + 2 * padding}" height="${boxHeight}" rx="3" fill="#fff" fill-opacity=".85"/><path d="M${left + padding} ${bottom - 6.5}v3h${widthPx}v-3" fill="none" stroke="#1f2a2e" stroke-width="1"/><text x="${left + padding + widthPx / 2}" y="${bottom - 6}" text-anchor="middle" fill="#1f2a2e" ${styleText({ size: 8.5, weight: 400 })}>${escapeHtml(text)}</text>`;
}
