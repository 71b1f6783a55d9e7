import { escapeHtml } from "../../basics/escape-html.ts";
import type { Language } from "../../basics/language.ts";
import { type Box, boxAround, boxesMeet } from "./box.ts";
import { type MapView, zoomOf } from "./map-view.ts";
import { drawable, type MeasureText, styleText, type TextStyle } from "./picture-text.ts";
import type { WorldName, WorldShapes } from "./world-shapes.ts";

const onPaper = { city: "#475358", country: "#6a7478", halo: "#fbf9f4" };
export type NameColors = typeof onPaper;
const maxCities = 12;
const maxCountries = 6;
/** Countries are named as long as their neighbours are in sight. */
const countriesUpTo = 6.5;

export interface NameLook {
  language: Language;
  measure: MeasureText;
  /** Sizes as a share of those of a picture that is 1200 pixels wide. */
  unit: number;
  /** A bright edge around letters. A PDF would draw it over them. */
  hasHalo: boolean;
  colors?: NameColors;
}

/** Names of countries and cities where they cover neither what is `taken` nor each other, as SVG. */
export function placeNames(
  { cities, countries }: WorldShapes,
  taken: readonly Box[],
  { view, language, measure, unit, hasHalo, colors = onPaper }: NameLook & { view: MapView },
): string {
  const cityStyle: TextStyle = { size: 19 * unit, weight: 400 };
  const countryStyle: TextStyle = { size: 22 * unit, weight: 600 };
  const halo = hasHalo ? haloOf(4 * unit, colors.halo) : "";
  const zoom = zoomOf(view);
  // Smaller names have room earlier.
  const fromRank = zoom + 0.5 - Math.log2(unit);
  const put = placeIn(view, taken, 12 * unit);
  const drawn: string[] = [];
  for (const { position, fields } of zoom < countriesUpTo ? inOrder(countries, fromRank) : []) {
    if (drawn.length >= maxCountries) break;
    const name = drawable(
      String(fields[`name_${language}`] || fields.name_en || ""),
    ).toLocaleUpperCase(language);
    const width = measure(name, countryStyle) * 1.06;
    if (name !== "" && put(boxAround(position, width, 28 * unit)))
      drawn.push(
        `<text x="${position.x}" y="${position.y + 8 * unit}" text-anchor="middle" letter-spacing="${1.2 * unit}" fill="${colors.country}" ${halo} ${styleText(countryStyle)}>${escapeHtml(name)}</text>`,
      );
  }
  let shown = 0;
  for (const { position, fields } of inOrder(cities, fromRank)) {
    if (shown >= maxCities) break;
    const name = drawable(String(fields[`name_${language}`] || fields.name || ""));
    if (name === "") continue;
    const [near, far] = [6 * unit, 12 * unit + measure(name, cityStyle)];
    const { top, bottom } = boxAround(position, 0, 28 * unit);
    const isRight = put({ left: position.x - near, right: position.x + far, top, bottom });
    if (!isRight && !put({ left: position.x - far, right: position.x + near, top, bottom }))
      continue;
    shown += 1;
    drawn.push(
      `<circle cx="${position.x}" cy="${position.y}" r="${3.5 * unit}" fill="${colors.city}" stroke="${colors.halo}" stroke-width="${1.5 * unit}"/>`,
      `<text x="${isRight ? position.x + 10 * unit : position.x - 10 * unit}" y="${position.y + 6.5 * unit}" text-anchor="${isRight ? "start" : "end"}" fill="${colors.city}" ${halo} ${styleText(cityStyle)}>${escapeHtml(name)}</text>`,
    );
  }
  return drawn.join("");
}

/** Takes a box when it lies inside of the picture and meets no other. */
function placeIn({ width, height }: MapView, before: readonly Box[], margin: number) {
  const taken = [...before];
  return (box: Box): boolean => {
    const isInside =
      box.left > margin &&
      box.right < width - margin &&
      box.top > margin &&
      box.bottom < height - margin;
    if (!isInside || taken.some((other) => boxesMeet(box, other))) return false;
    taken.push(box);
    return true;
  };
}

/** The names up to a rank, important ones first. */
const inOrder = (names: readonly WorldName[], rank: number) =>
  names
    .filter(({ fields }) => Number(fields.rank) <= rank)
    .toSorted(
      (a, b) =>
        Number(a.fields.rank) - Number(b.fields.rank) ||
        Number(b.fields.population ?? 0) - Number(a.fields.population ?? 0),
    );

const haloOf = (width: number, color: string) =>
  `stroke="${color}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"`;
