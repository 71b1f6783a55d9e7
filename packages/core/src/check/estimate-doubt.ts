import { severities } from "../trips/silenced/finding-kinds.ts";
import type { Finding } from "./finding.ts";

/**
 * An estimated leg really takes between half and three times as long. The measured median error is a quarter of the time
 * (docs/providers.md): where errors are spread normally, nine of ten legs take at least half of it. Mountains and water
 * make it up to three times.
 */
const [leastShare, mostShare] = [0.5, 3];

/** A time of which something is said. */
export interface Doubt {
  /** False for a time that rests on no estimate. */
  isEstimated: boolean;
  /** Minutes of estimated legs since the last time that is certain. Null where a way is unknown altogether. */
  minutes: number | null;
}

/** Minutes by which an estimated time may really be earlier (negative) and later. Null where nothing is known of that. */
function errorOf({ isEstimated, minutes }: Doubt): { earlier: number; later: number } | null {
  if (!isEstimated) return { earlier: 0, later: 0 };
  if (minutes === null) return null;
  return { earlier: minutes * (leastShare - 1), later: minutes * (mostShare - 1) };
}

/** The least that an estimated length may really be. */
export const leastOf = (estimated: number): number => estimated * leastShare;

/** What a rule says where a time is so many minutes later than planned; earlier if negative. */
type Judge = (shift: number) => Finding | null;

/**
 * What a rule says of a time that may be wrong. A finding is certain when the same is as severe at every time that is
 * possible. `toJudge` are the shifts at which a rule can say something milder, out of those between two.
 */
export function judgeInDoubt(
  doubt: Doubt,
  judge: Judge,
  toJudge: (earlier: number, later: number) => readonly number[],
): Finding | null {
  const planned = judge(0);
  const error = errorOf(doubt);
  if (!planned || !doubt.isEstimated) return planned;
  const shifts = error && toJudge(error.earlier, error.later);
  const isCertain = shifts?.every((shift) => isAsBad(judge(shift), planned)) ?? false;
  return isCertain ? planned : mayBeWrong(planned);
}

/** Of a place that closes too soon nothing is left when one comes later still. */
const isAsBad = (other: Finding | null, planned: Finding): boolean =>
  other !== null &&
  (other.kind === planned.kind || other.kind === "closed") &&
  rankOf(other) <= rankOf(planned);

/** For what only becomes worse with time: the earliest time is the mildest. */
export const atEarliest = (earlier: number): number[] => [earlier];
/** For what only becomes better with time. */
export const atLatest = (_: number, later: number): number[] => [later];

const rankOf = ({ severity }: Finding) => severities.indexOf(severity);

/** What rests on an estimate that decides it is never called impossible (specification#check). */
export function mayBeWrong(finding: Finding): Finding {
  const severity = finding.severity === "impossible" ? "tight" : finding.severity;
  return { ...finding, severity, isProbable: true };
}
