import { escapeHtml } from "@castor/core/basics/escape-html.ts";
import { type MapView, type WorldSpot, zoomOf } from "./map-view.ts";
import type { Picture } from "./picture.ts";
import { drawable, measureText, styleText, type TextStyle } from "./picture-text.ts";
import type { WorldName, WorldShapes } from "./world-tiles.ts";

const colors = { city: "#475358", country: "#6a7478", halo: "#fbf9f4" };
const cityStyle: TextStyle = { size: 19, weight: 400 };
const countryStyle: TextStyle = { size: 22, weight: 600 };
const maxCities = 12;
const maxCountries = 6;
/** Countries are named as long as their neighbours are in sight. */
const countriesUpTo = 6.5;
const dotRadius = 3.5;
/** Space around a name and a point. */
const space = 8;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Names of countries and cities where they cover neither a point nor each other, as SVG. */
export function placeNames(
  { cities, countries }: WorldShapes,
  spots: readonly WorldSpot[],
  { view, language, radius }: { view: MapView; language: Picture["language"]; radius: number },
): string {
  const zoom = zoomOf(view);
  const frame: Box = { left: 12, top: 12, right: view.width - 12, bottom: view.height - 12 };
  const taken: Box[] = spots.map(({ x, y }) => around(x, y, radius + space));
  const put = (box: Box) => {
    const isInside =
      box.left > frame.left &&
      box.right < frame.right &&
      box.top > frame.top &&
      box.bottom < frame.bottom;
    if (!isInside || taken.some((other) => meet(box, other))) return false;
    taken.push(box);
    return true;
  };
  const drawn: string[] = [];
  const inOrder = (names: readonly WorldName[]) =>
    names
      .filter(({ fields }) => Number(fields.rank) <= zoom + 0.5)
      .toSorted(
        (a, b) =>
          Number(a.fields.rank) - Number(b.fields.rank) ||
          Number(b.fields.population ?? 0) - Number(a.fields.population ?? 0),
      );
  for (const { at, fields } of zoom < countriesUpTo ? inOrder(countries) : []) {
    if (drawn.length >= maxCountries) break;
    const name = drawable(String(fields[`name_${language}`] ?? "")).toLocaleUpperCase(language);
    const width = measureText(name, countryStyle) * 1.06;
    const box = {
      left: at.x - width / 2,
      right: at.x + width / 2,
      top: at.y - 14,
      bottom: at.y + 14,
    };
    if (name !== "" && put(box))
      drawn.push(
        `<text x="${at.x}" y="${at.y + 8}" text-anchor="middle" letter-spacing="1.2" fill="${colors.country}" ${halo} ${styleText(countryStyle)}>${escapeHtml(name)}</text>`,
      );
  }
  let shown = 0;
  for (const { at, fields } of inOrder(cities)) {
    if (shown >= maxCities) break;
    const name = drawable(String((language === "ru" && fields.name_ru) || fields.name || ""));
    if (name === "") continue;
    const width = measureText(name, cityStyle);
    const isRight = put({
      left: at.x - 6,
      right: at.x + 12 + width,
      top: at.y - 14,
      bottom: at.y + 14,
    });
    if (
      !isRight &&
      !put({ left: at.x - 12 - width, right: at.x + 6, top: at.y - 14, bottom: at.y + 14 })
    )
      continue;
    shown += 1;
    drawn.push(
      `<circle cx="${at.x}" cy="${at.y}" r="${dotRadius}" fill="${colors.city}" stroke="${colors.halo}" stroke-width="1.5"/>`,
      `<text x="${isRight ? at.x + 10 : at.x - 10}" y="${at.y + 6.5}" text-anchor="${isRight ? "start" : "end"}" fill="${colors.city}" ${halo} ${styleText(cityStyle)}>${escapeHtml(name)}</text>`,
    );
  }
  return drawn.join("");
}

const halo = `stroke="${colors.halo}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`;

const around = (x: number, y: number, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});
