import * as z from "zod/mini";
import { limits } from "../../limits.ts";
import { keyOfSilenced, type SilencedFinding, silencedFinding } from "./silenced-finding.ts";

const some = z.array(silencedFinding).check(z.maxLength(limits.silencedFindings));

/**
 * What changes in the list of silenced findings. Only that is sent: what another device has silenced meanwhile stays
 * (specification#silenced-findings).
 */
export const silencing = z.object({
  /** Those that the owner says "I know" of. */
  known: some,
  /** Those that are to be shown again. */
  shown: some,
});
export type Silencing = z.infer<typeof silencing>;

/** The list after a change: what is to be shown again goes first. The newest stay where it is full. */
export function applySilencing(
  silenced: readonly SilencedFinding[],
  { known, shown }: Silencing,
): SilencedFinding[] {
  const gone = new Set(shown.map(keyOfSilenced));
  const all = [...silenced.filter((each) => !gone.has(keyOfSilenced(each))), ...known];
  const once = new Map(all.map((each) => [keyOfSilenced(each), each]));
  return [...once.values()].slice(-limits.silencedFindings);
}

/** The change that makes one list of another: all from their first difference on, which keeps the order. */
export function findSilencing(
  before: readonly SilencedFinding[],
  after: readonly SilencedFinding[],
): Silencing {
  const keys = before.map(keyOfSilenced);
  const found = after.findIndex((each, index) => keyOfSilenced(each) !== keys[index]);
  const from = found < 0 ? after.length : found;
  return { known: after.slice(from), shown: before.slice(from) };
}
