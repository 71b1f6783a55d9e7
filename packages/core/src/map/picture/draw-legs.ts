import type { Position } from "../../geo/position.ts";
import { type Box, boxAround } from "./box.ts";
import { type LineView, projectLine } from "./draw-line.ts";
import type { WorldPosition } from "./map-view.ts";
import { writePath } from "./world-shapes.ts";

/** The path to a point, dashed where it is estimated, dotted on foot; a booked journey is dashes and dots. */
export interface DayMapLeg {
  line: readonly Position[];
  kind: "solid" | "dashed" | "dotted" | "journey";
}

const boxStep = 8;
/** Names may lie on paths beyond these. A path this long fills the picture. */
const boxesMax = 3_000;
const dashes = { solid: "", dashed: "7 4", dotted: "0.1 4.5", journey: "7 4 0.1 4" };

function boxesAlong(line: readonly WorldPosition[]): Box[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1] ?? to;
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
  lines: readonly WorldPosition[][];
}

export const projectLegs = (legs: readonly DayMapLeg[], lineView: LineView): DrawnLeg[] =>
  legs.map(({ line, kind }) => ({ kind, lines: projectLine(line, lineView) }));

/** Boxes along legs, so that names do not lie on them. */
export const boxesOfLegs = (legs: readonly DrawnLeg[]): Box[] =>
  legs.flatMap(({ lines }) => lines.flatMap(boxesAlong)).slice(0, boxesMax);

/** The path with a bright edge, so that it is seen on every ground. */
export function drawLegs(legs: readonly DrawnLeg[], color: string): string {
  const drawn = legs.map(({ kind, lines }) => ({ kind, path: lines.map(writePath).join("") }));
  const casing = drawn.map(({ path }) => path).join("");
  if (casing === "") return "";
  const strokes = drawn.map(({ kind, path }) => {
    const dash = dashes[kind] === "" ? "" : ` stroke-dasharray="${dashes[kind]}"`;
    const [width, cap] = kind === "dotted" || kind === "journey" ? [3, "round"] : [2.2, "butt"];
    return `<path d="${path}" stroke="${color}" stroke-width="${width}" stroke-linecap="${cap}"${dash}/>`;
  });
  return `<g fill="none" stroke-linejoin="round"><path d="${casing}" stroke="#fff" stroke-width="5"/>${strokes.join("")}</g>`;
}
