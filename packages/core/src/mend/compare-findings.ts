import type { Finding } from "../check/finding.ts";
import { type Severity, severities } from "../trips/silenced/finding-kinds.ts";

/** What a finding is about: its kind with its stops and costs, or else its days. */
const subjectOf = ({ kind, stopIds, itemIds, routeIds }: Finding): string => {
  const things = [...stopIds, ...itemIds];
  return JSON.stringify([kind, ...(things.length > 0 ? things.toSorted() : routeIds)]);
};

const rankOf = (severity: Severity) => severities.indexOf(severity);

/** True where two findings say the same of a stop or a day, with whatever figures. */
export const isSameProblem = (one: Finding, other: Finding): boolean =>
  one.kind === other.kind &&
  (one.stopIds.length > 0
    ? one.stopIds.some((id) => other.stopIds.includes(id))
    : subjectOf(one) === subjectOf(other));

/** The findings that go with a change, and those that come or become worse. */
export function compareFindings(
  before: readonly Finding[],
  after: readonly Finding[],
): { gone: Finding[]; come: Finding[] } {
  const was = new Map(before.map((finding) => [subjectOf(finding), finding]));
  const is = new Set(after.map(subjectOf));
  const come = after.filter((finding) => {
    const former = was.get(subjectOf(finding));
    return !former || rankOf(finding.severity) < rankOf(former.severity);
  });
  return { gone: before.filter((finding) => !is.has(subjectOf(finding))), come };
}

/**
 * True where a finding is as severe as another, or more. What may fail by an estimate counts as what cannot work: only
 * the estimate softens it.
 */
export const isAsSevere = (finding: Finding, as: Finding): boolean =>
  rankOf(finding.isProbable && finding.severity === "tight" ? "impossible" : finding.severity) <=
  rankOf(as.severity);
