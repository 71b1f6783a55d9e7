import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { id } from "../schemas/ids.ts";
import type { Finding } from "./finding.ts";
import { findingKinds } from "./finding-kinds.ts";

/** What says which finding it is: its kind, what it concerns and its figures. Changed figures make another finding. */
export const silencedFinding = z.object({
  kind: z.enum(findingKinds),
  /** Days, stops and costs. In objects, since ids of unsent things are renamed in fields called `id`. */
  things: z.array(z.object({ id })).check(z.maxLength(limits.silencedThings)),
  figures: z.string().check(z.maxLength(limits.silencedFigures)),
});
export type SilencedFinding = z.infer<typeof silencedFinding>;

const describe = ({ kind, routeIds, stopIds, itemIds, figures }: Finding): SilencedFinding => ({
  kind,
  things: [...routeIds, ...stopIds, ...itemIds]
    .slice(0, limits.silencedThings)
    .map((thingId) => ({ id: thingId })),
  figures: JSON.stringify(Object.entries(figures).sort(([a], [b]) => (a < b ? -1 : 1))).slice(
    0,
    limits.silencedFigures,
  ),
});

const isOf = (described: SilencedFinding) => {
  const text = JSON.stringify(described);
  return (other: SilencedFinding) =>
    JSON.stringify({ kind: other.kind, things: other.things, figures: other.figures }) === text;
};

/** True where the traveller said "I know" of this finding, with these figures (specification#silenced-findings). */
export const isSilenced = (silenced: readonly SilencedFinding[], finding: Finding): boolean =>
  silenced.some(isOf(describe(finding)));

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
  const isThis = isOf(describe(finding));
  return silenced.filter((other) => !isThis(other));
}
