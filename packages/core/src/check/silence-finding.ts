import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { keyOfSilenced, type SilencedFinding } from "../trips/silenced/silenced-finding.ts";
import type { Figure, Finding } from "./finding.ts";

/** A figure that was estimated is the same within a quarter, the measured error of estimates, or within so many minutes. */
const [errorOfEstimates, errorMinutes] = [0.25, 15];
const estimateSign = "~";
const minuteMs = 60_000;

const describe = ({ kind, routeIds, stopIds, itemIds, figures, isProbable }: Finding) => {
  const listed = Object.entries(figures).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = (isProbable ? estimateSign : "") + JSON.stringify(listed);
  return {
    kind,
    things: [...routeIds, ...stopIds, ...itemIds]
      .slice(0, limits.silencedThings)
      .map((thingId) => ({ id: thingId })),
    figures: text.slice(0, limits.silencedFigures),
  };
};

const isOf = (finding: Finding) => {
  const own = describe(finding);
  return (other: SilencedFinding) =>
    keyOfSilenced({ ...other, figures: own.figures }) === keyOfSilenced(own) &&
    (other.figures === own.figures || isNear(other.figures, finding));
};

const oneFigure = z.tuple([z.string(), z.union([z.number(), z.string()])]);

/** True where figures are the same but for the error of an estimate, before or now. */
function isNear(described: string, { figures, isProbable }: Finding): boolean {
  const wasProbable = described.startsWith(estimateSign);
  if (!wasProbable && !isProbable) return false;
  const known = readFigures(described.slice(wasProbable ? 1 : 0));
  if (known === null || known.length !== Object.keys(figures).length) return false;
  return known.every(([name, figure]) => isNearFigure(figure, figures[name]));
}

/** Null of a text that was cut. */
function readFigures(text: string) {
  try {
    return z.array(oneFigure).parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function isNearFigure(one: Figure, other: Figure | undefined): boolean {
  if (one === other) return true;
  if (typeof one === "number" && typeof other === "number") {
    const most = Math.max(errorMinutes, Math.abs(one) * errorOfEstimates);
    return Math.abs(one - other) <= most;
  }
  const [at, otherAt] = [one, other].map((figure) => Date.parse(`${figure}Z`));
  // Of what is no time this is NaN.
  return Math.abs((at ?? 0) - (otherAt ?? 0)) <= errorMinutes * minuteMs;
}

/** True where the traveller said "I know" of this finding, with these figures (specification#silenced-findings). */
export const isSilenced = (silenced: readonly SilencedFinding[], finding: Finding): boolean =>
  silenced.some(isOf(finding));

/** The list with one more finding; the oldest goes where it is full. */
export const silence = (
  silenced: readonly SilencedFinding[],
  finding: Finding,
): SilencedFinding[] =>
  [...unsilence(silenced, finding), describe(finding)].slice(-limits.silencedFindings);

/** The list without a finding. */
export function unsilence(
  silenced: readonly SilencedFinding[],
  finding: Finding,
): SilencedFinding[] {
  const isThis = isOf(finding);
  return silenced.filter((other) => !isThis(other));
}
