import type { FindingKind, Severity } from "./finding-kinds.ts";

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
  /** True where it rests on an estimate. */
  isProbable: boolean;
  /** How likely it is in percent, 50 to 100. 100 where it rests on no estimate. */
  sureness: number;
}

/** What a rule says of its finding. Without `sureness` it rests on no estimate. */
export interface FindingDraft extends Pick<Finding, "kind" | "severity"> {
  routeIds?: readonly string[];
  stopIds?: readonly string[];
  itemIds?: readonly string[];
  figures?: Finding["figures"];
  sureness?: number;
}

/** A finding of what a rule says. */
export function makeFinding({
  kind,
  severity,
  routeIds = [],
  stopIds = [],
  itemIds = [],
  figures = {},
  sureness = 100,
}: FindingDraft): Finding {
  const isProbable = sureness < 100;
  return { kind, severity, routeIds, stopIds, itemIds, figures, isProbable, sureness };
}
