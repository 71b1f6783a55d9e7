import { choosePrintedRoutes } from "@castor/core/print/choose-printed-routes.ts";
import type { PdfJob } from "./pdf-job.ts";

export type Print = Pick<PdfJob, "trip" | "options">;

/** What a sign or the beginning of a line costs in a PDF, in letters of the usual font, as measured. */
const weights = { otherSign: 8, line: 25 };
const newLine = 10;
/** Latin and Cyrillic are below it. Other scripts are split by font, sign by sign. */
const otherFrom = 0x500;

/** The same for prints of the same content: days that do not exist and their order make no other one. */
export function versionOfPrint({ trip, options }: Print, tag: string, language: string): string {
  const days = choosePrintedRoutes(trip, options).map(({ id }) => id);
  return JSON.stringify([trip.id, tag, language, { ...options, routeIds: days }]);
}

/** The points of a print. */
export const countPoints = ({ trip, options }: Print): number =>
  choosePrintedRoutes(trip, options).reduce((sum, { points }) => sum + points.length, 0);

/** How much a print has to draw: its letters, those of other fonts and lines by what they cost. */
export function weighTexts({ trip, options }: Print): number {
  const left = new Set([
    ...(options.descriptions ? [] : ["description"]),
    ...(options.notes ? [] : ["notes"]),
  ]);
  const weighAll = (value: unknown): number => {
    if (typeof value === "string") return weighText(value);
    if (typeof value !== "object" || value === null) return 0;
    return Object.entries(value).reduce(
      (sum, [name, part]) => (left.has(name) ? sum : sum + weighAll(part)),
      0,
    );
  };
  const { financeItems, notes } = trip;
  return weighAll([choosePrintedRoutes(trip, options), financeItems, { notes }]);
}

function weighText(text: string): number {
  let weight = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charCodeAt(index);
    if (sign >= otherFrom) weight += weights.otherSign - 1;
    else if (sign === newLine) weight += weights.line;
  }
  return weight;
}
