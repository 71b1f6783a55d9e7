import { escapeHtml } from "../../basics/escape-html.ts";
import { numberFormat } from "../../basics/intl-formats.ts";
import type { Language } from "../../basics/language.ts";
import type { Position } from "../../geo/position.ts";
import { chooseScale } from "../choose-scale.ts";
import { latOfY } from "../mercator.ts";
import { type Box, boxAround, boxesMeet } from "./box.ts";
import { drawLand, drawSea } from "./draw-ground.ts";
import { boxesOfLegs, type DayMapLeg, drawLegs, projectLegs } from "./draw-legs.ts";
import {
  eastOf,
  findWestEdge,
  fitView,
  type MapView,
  toPicture,
  toWorld,
  zoomOf,
} from "./map-view.ts";
import { type MeasureText, styleText } from "./picture-text.ts";
import { placeNames } from "./place-names.ts";
import { drawLabels, type LabelledPoint, labelBox, mergeLabels } from "./point-labels.ts";
import { noWorld, type ReadTile, readWorldShapes } from "./world-shapes.ts";

const margin = 8;
const boxHeight = 17;
const widest = 96;
const padding = 4;

/** The corner for the scale bar: the first that no label needs, else the lower left one. */
function placeScale({ width, height }: MapView, taken: readonly Box[]): Box {
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
function drawScale(view: MapView, { left, top, bottom }: Box, language: Language): string {
  const middle = latOfY(view.north + view.height / view.scale / 2);
  const { amount, unit, widthPx } = chooseScale(middle, zoomOf(view), "metric");
  const text = numberFormat(language, { style: "unit", unit }).format(amount);
  return `<rect x="${left}" y="${top}" width="${widthPx + 2 * padding}" height="${boxHeight}" rx="3" fill="#fff" fill-opacity=".85"/><path d="M${left + padding} ${bottom - 6.5}v3h${widthPx}v-3" fill="none" stroke="#1f2a2e" stroke-width="1"/><text x="${left + padding + widthPx / 2}" y="${bottom - 6}" text-anchor="middle" fill="#1f2a2e" ${styleText({ size: 8.5, weight: 400 })}>${escapeHtml(text)}</text>`;
}

export interface DayMapPoint extends Position {
  /** The number in the day. */
  number: number;
  /** The colour of the point's type. */
  color: string;
  /** Drawn with a broken outline. */
  isOptional: boolean;
}

/** A day as its map shows it. */
export interface DayMap {
  /** The colour of the day. */
  color: string;
  points: readonly DayMapPoint[];
  legs: readonly DayMapLeg[];
}

export interface DayMapOptions {
  /** Pixels of the screen, points on paper. */
  width: number;
  height: number;
  language: Language;
  measure: MeasureText;
  /** Tiles of the embedded world. A tile that cannot be read leaves plain ground. */
  readTile: ReadTile;
  /** A bright edge around names. A PDF would draw it over them. */
  hasHalo: boolean;
}

const zooms = { zoomOfOne: 8, maxZoom: 15.5 };
const edgeSpace = 34;
const gridStep = 40;
/** Names and lines are drawn at half the size of a preview picture. */
const unit = 0.55;
/** More detail than this cannot be seen on paper. */
const leastStep = 0.7;
/** An engine's path of a long day has ten thousands of corners. */
const fittedCorners = 2_000;

/**
 * The map of a day as SVG: its path and its numbered points over the embedded world. It is told apart without colour.
 * Null for a day without points.
 */
export async function drawDayMap(day: DayMap, options: DayMapOptions): Promise<string | null> {
  if (day.points.length === 0) return null;
  const { width, height, language, measure, readTile, hasHalo } = options;
  const { view, edge } = viewDay(day, options);
  const world = await readWorldShapes(view, readTile, leastStep).catch(() => noWorld);
  const points = day.points.map((point): LabelledPoint => {
    const position = toPicture(view, eastOf(edge, toWorld(point)));
    return {
      ...point,
      position: { x: position.x, y: Math.max(12, Math.min(height - 12, position.y)) },
    };
  });
  const labels = mergeLabels(points, { width, height, measure });
  const legs = projectLegs(day.legs, { view, edge, leastStep });
  const marks = [...labels.map(labelBox), ...points.map(({ position }) => boxAround(position, 6))];
  const scaleBox = placeScale(view, marks);
  const taken: Box[] = [...marks, ...boxesOfLegs(legs), scaleBox];
  const names = placeNames(world, taken, { view, language, measure, unit, hasHalo });
  const frame = { width, height };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawSea(frame)}${drawLand(world, { ...frame, gridStep, unit })}${names}${drawLegs(legs, day.color)}${drawScale(view, scaleBox, language)}${drawLabels(points, labels)}<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" fill="none" stroke="#8c8778"/></svg>`;
}

/** The view that shows all points and paths. */
function viewDay({ points, legs }: DayMap, { width, height }: DayMapOptions) {
  const corners = legs.flatMap(({ line }) => line);
  const step = Math.max(1, Math.ceil(corners.length / fittedCorners));
  const positions = [...points, ...corners.filter((_, position) => position % step === 0)].map(
    toWorld,
  );
  const edge = findWestEdge(positions);
  const space = Math.min(edgeSpace, width / 6, height / 6);
  const view = fitView(
    positions.map((position) => eastOf(edge, position)),
    { width, height, space, ...zooms },
  );
  return { view, edge };
}
