import type { Language } from "../../account/language.ts";
import type { Position } from "../../geo/position.ts";
import { type Box, boxAround } from "./box.ts";
import { drawLand, drawSea } from "./draw-ground.ts";
import { projectLine } from "./draw-line.ts";
import { drawScale, placeScale } from "./draw-scale.ts";
import { eastOf, findWestEdge, fitView, toPicture, toWorld, type WorldSpot } from "./map-view.ts";
import type { MeasureText } from "./picture-text.ts";
import { placeNames } from "./place-names.ts";
import { drawLabels, type LabelledPoint, labelBox, mergeLabels } from "./point-labels.ts";
import { noWorld, type ReadTile, readWorldShapes, writePath } from "./world-shapes.ts";

/** The path to a point, dashed where it is estimated, dotted on foot. */
export interface DayMapLeg {
  line: readonly Position[];
  kind: "solid" | "dashed" | "dotted";
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
    const at = toPicture(view, eastOf(edge, toWorld(point)));
    return { ...point, at: { x: at.x, y: Math.max(12, Math.min(height - 12, at.y)) } };
  });
  const labels = mergeLabels(points, { width, height, measure });
  const legs = day.legs.map(({ line, kind }) => ({
    kind,
    lines: projectLine(line, { view, edge, leastStep }),
  }));
  const marks = [...labels.map(labelBox), ...points.map(({ at }) => boxAround(at, 6))];
  const scaleBox = placeScale(view, marks);
  const taken: Box[] = [
    ...marks,
    ...legs.flatMap(({ lines }) => lines.flatMap(boxesAlong)).slice(0, boxesMax),
    scaleBox,
  ];
  const names = placeNames(world, taken, { view, language, measure, unit, hasHalo });
  const frame = { width, height };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawSea(frame)}${drawLand(world, { ...frame, gridStep, unit })}${names}${drawLegs(legs, day.color)}${drawScale(view, scaleBox, language)}${drawLabels(points, labels)}<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" fill="none" stroke="#8c8778"/></svg>`;
}

/** The view that shows all points and paths. */
function viewDay({ points, legs }: DayMap, { width, height }: DayMapOptions) {
  const corners = legs.flatMap(({ line }) => line);
  const step = Math.max(1, Math.ceil(corners.length / fittedCorners));
  const spots = [...points, ...corners.filter((_, at) => at % step === 0)].map(toWorld);
  const edge = findWestEdge(spots);
  const space = Math.min(edgeSpace, width / 6, height / 6);
  const view = fitView(
    spots.map((spot) => eastOf(edge, spot)),
    { width, height, space, ...zooms },
  );
  return { view, edge };
}

const boxStep = 8;
/** Names may lie on paths beyond these. A path this long fills the picture. */
const boxesMax = 3_000;
const dashes = { solid: "", dashed: "7 4", dotted: "0.1 4.5" };

/** Boxes along a line, so that names do not lie on it. */
function boxesAlong(line: readonly WorldSpot[]): Box[] {
  return line.flatMap((to, at) => {
    const from = line[at - 1] ?? to;
    const count = Math.min(
      100,
      Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / boxStep)),
    );
    return Array.from({ length: count }, (_, step) => {
      const share = (step + 1) / count;
      return boxAround(
        { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
        boxStep,
      );
    });
  });
}

interface DrawnLeg {
  kind: DayMapLeg["kind"];
  lines: readonly WorldSpot[][];
}

/** The path with a bright edge, so that it is seen on every ground. */
function drawLegs(legs: readonly DrawnLeg[], color: string): string {
  const drawn = legs.map(({ kind, lines }) => ({ kind, path: lines.map(writePath).join("") }));
  const casing = drawn.map(({ path }) => path).join("");
  if (casing === "") return "";
  const strokes = drawn.map(({ kind, path }) => {
    const dash = dashes[kind] === "" ? "" : ` stroke-dasharray="${dashes[kind]}"`;
    const [width, cap] = kind === "dotted" ? [3, "round"] : [2.2, "butt"];
    return `<path d="${path}" stroke="${color}" stroke-width="${width}" stroke-linecap="${cap}"${dash}/>`;
  });
  return `<g fill="none" stroke-linejoin="round"><path d="${casing}" stroke="#fff" stroke-width="5"/>${strokes.join("")}</g>`;
}
