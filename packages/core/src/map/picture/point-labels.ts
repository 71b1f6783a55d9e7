import type { Position } from "../../geo/position.ts";
import { type Box, boxAround, boxesMeet } from "./box.ts";
import type { WorldPosition } from "./map-view.ts";
import { type MeasureText, styleText, type TextStyle } from "./picture-text.ts";

/** A numbered point, and where it is in the picture. */
export interface LabelledPoint extends Position {
  number: number;
  color: string;
  isOptional: boolean;
  position: WorldPosition;
}

/** The number of a point, or the numbers of points that lie too near for a number each. */
export interface PointLabel {
  position: WorldPosition;
  width: number;
  text: string;
  points: readonly LabelledPoint[];
}

const diameter = 18;
const style: TextStyle = { size: 10.5, weight: 600 };
const ink = "#1f2a2e";
/** More numbers than this are cut. */
const lettersMax = 14;

export const labelBox = ({ position, width }: PointLabel): Box =>
  boxAround(position, width + 3, diameter + 3);

/** Labels of which none covers another: one that would is joined with the other. */
export function mergeLabels(
  points: readonly LabelledPoint[],
  { width, height, measure }: { width: number; height: number; measure: MeasureText },
): PointLabel[] {
  const make = (members: readonly LabelledPoint[]): PointLabel => {
    const text = writeNumbers(members.map(({ number }) => number));
    const wide = Math.max(diameter, measure(text, style) + 10);
    const bound = (value: number, half: number, most: number) =>
      Math.max(half, Math.min(most - half, value));
    const position = {
      x: bound(mean(members.map((point) => point.position.x)), wide / 2 + 2, width),
      y: bound(mean(members.map((point) => point.position.y)), diameter / 2 + 2, height),
    };
    return { position, width: wide, text, points: members };
  };
  const labels: PointLabel[] = [];
  for (const point of points) {
    let label = make([point]);
    for (;;) {
      const box = labelBox(label);
      const covered = labels.findIndex((other) => boxesMeet(box, labelBox(other)));
      const [other] = covered < 0 ? [] : labels.splice(covered, 1);
      if (other === undefined) break;
      label = make([...other.points, ...label.points]);
    }
    labels.push(label);
  }
  return labels.toSorted((a, b) => (b.points[0]?.number ?? 0) - (a.points[0]?.number ?? 0));
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** "1–3, 7": numbers in order, neighbours as a range. */
export function writeNumbers(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && number <= last.to + 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  const texts = ranges.map(({ from, to }) => {
    if (from === to) return String(from);
    return to === from + 1 ? `${from}, ${to}` : `${from}–${to}`;
  });
  const text = texts.join(", ");
  if (text.length <= lettersMax) return text;
  let cut = "";
  for (const next of texts) {
    if (cut.length + next.length + 2 > lettersMax) break;
    cut += `${next}, `;
  }
  return `${cut}…`;
}

/** Dots where joined points are, and above them the labels, the first of the day on top. */
export function drawLabels(
  points: readonly LabelledPoint[],
  labels: readonly PointLabel[],
): string {
  const joined = new Set(labels.flatMap((label) => (label.points.length > 1 ? label.points : [])));
  const dots = points
    .filter((point) => joined.has(point))
    .map(
      ({ position }) =>
        `<circle cx="${position.x.toFixed(1)}" cy="${position.y.toFixed(1)}" r="3"/>`,
    );
  const drawn = labels.map(({ position, width, text, points: [first, ...others] }) => {
    const isOne = others.length === 0;
    const color = isOne ? (first?.color ?? ink) : ink;
    const broken = isOne && first?.isOptional ? ' stroke-dasharray="3 2"' : "";
    const [x, y] = [position.x - width / 2, position.y - diameter / 2];
    return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${diameter}" rx="${diameter / 2}" fill="#fff" stroke="${color}" stroke-width="2"${broken}/><text x="${position.x.toFixed(1)}" y="${(position.y + 3.8).toFixed(1)}" text-anchor="middle" fill="${ink}" ${styleText(style)}>${text}</text>`;
  });
  return `<g fill="${ink}" stroke="#fff" stroke-width="1">${dots.join("")}</g>${drawn.join("")}`;
}
