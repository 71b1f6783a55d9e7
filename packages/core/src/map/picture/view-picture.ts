import type { Language } from "../../basics/language.ts";
import type { Box } from "./box.ts";
import { drawLand, drawSea, type GroundColors } from "./draw-ground.ts";
import { boxesOfLegs, type DayMapLeg, drawLegs, projectLegs } from "./draw-legs.ts";
import type { MapView } from "./map-view.ts";
import type { MeasureText } from "./picture-text.ts";
import { type NameColors, placeNames } from "./place-names.ts";
import { noWorld, type ReadTile, readWorldShapes } from "./world-shapes.ts";

/** The path of a day in its colour. */
export interface ViewPath {
  color: string;
  legs: readonly DayMapLeg[];
}

export interface ViewPictureOptions {
  /** The west edge of the world's copy that is shown: what lies west of it is drawn one turn further east. */
  edge: number;
  /** Where names would be covered, in pixels. */
  taken: readonly Box[];
  language: Language;
  colors: GroundColors & NameColors;
  measure: MeasureText;
  /** Tiles of the embedded world. A tile that cannot be read leaves plain ground. */
  readTile: ReadTile;
}

const gridStep = 80;
const unit = 0.7;
const leastStep = 0.7;

/** A view of the embedded world with the paths of days, as SVG. Points are drawn by others, above it. */
export async function drawViewPicture(
  view: MapView,
  paths: readonly ViewPath[],
  { edge, taken, language, colors, measure, readTile }: ViewPictureOptions,
): Promise<string> {
  const { width, height } = view;
  const world = await readWorldShapes(view, readTile, leastStep).catch(() => noWorld);
  const days = paths.map(({ color, legs }) => ({
    color,
    legs: projectLegs(legs, { view, edge, leastStep }),
  }));
  const names = placeNames(world, [...taken, ...days.flatMap(({ legs }) => boxesOfLegs(legs))], {
    ...{ view, language, measure, unit, colors },
    hasHalo: true,
  });
  const frame = { width, height, colors };
  const lines = days.map(({ legs, color }) => drawLegs(legs, color)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawSea(frame)}${drawLand(world, { ...frame, gridStep, unit })}${names}${lines}</svg>`;
}
