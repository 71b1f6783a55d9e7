import type { Severity } from "./finding-kinds.ts";

/**
 * The standard deviation of an estimated leg, as a share of its minutes. The measured median error is a quarter of the
 * time (docs/providers.md); a normal distribution of that median has this deviation.
 */
const deviation = 0.25 / 0.6745;
/** The logistic curve with this slope is the normal distribution to within a hundredth. */
const slope = 1.702;
const [even, most, certain] = [50, 99, 100];

/** A time of which something is said. */
export interface Doubt {
  /** False for a time that rests on no estimate. */
  isEstimated: boolean;
  /** Minutes of estimated legs since the last time that is certain. Null where a way is unknown altogether. */
  minutes: number | null;
}

/**
 * How likely something holds in percent that is `margin` minutes away from not holding. 100 without an estimate. 50
 * where nothing is known of the error.
 */
export function surenessOf(margin: number, { isEstimated, minutes }: Doubt): number {
  if (!isEstimated) return certain;
  if (minutes === null || minutes <= 0) return even;
  const share = 1 / (1 + Math.exp((-slope * Math.max(0, margin)) / (deviation * minutes)));
  return Math.min(most, Math.round(share * certain));
}

/** What rests on an estimate is never called impossible (specification#check). */
export function soften(severity: Severity, { isEstimated }: Pick<Doubt, "isEstimated">): Severity {
  return isEstimated && severity === "impossible" ? "tight" : severity;
}
