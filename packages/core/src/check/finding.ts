import type { FindingKind, Severity } from "../trips/silenced/finding-kinds.ts";

/** A plain figure of a finding: minutes, metres, a code, a date or a local time. Its name says its unit. */
export type Figure = number | string;

/** What a check found (specification#check). It holds no words: i18n has them for each kind. */
export interface Finding {
  kind: FindingKind;
  severity: Severity;
  /** The days concerned, in the order of the trip. Empty for what concerns no day, such as the cost of an insurance. */
  routeIds: readonly string[];
  /** The stops concerned, in the order of the trip. */
  stopIds: readonly string[];
  /** The finance items concerned. */
  itemIds: readonly string[];
  figures: Readonly<Record<string, Figure>>;
  /** True where it may be wrong: an estimate decides it. */
  isProbable: boolean;
}

/** What a rule says of its finding. It is certain unless it says otherwise. */
export interface FindingDraft extends Pick<Finding, "kind" | "severity"> {
  routeIds?: readonly string[];
  stopIds?: readonly string[];
  itemIds?: readonly string[];
  figures?: Finding["figures"];
  isProbable?: boolean;
}

/** A finding of what a rule says. */
export function makeFinding({
  kind,
  severity,
  routeIds = [],
  stopIds = [],
  itemIds = [],
  figures = {},
  isProbable = false,
}: FindingDraft): Finding {
  return { kind, severity, routeIds, stopIds, itemIds, figures, isProbable };
}
