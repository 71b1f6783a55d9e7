import type { Point } from "./point.ts";

/** True for what is paid for, or valid on some dates only: a ticket for another day is of no use. */
export const isPaidOrDated = ({ finance }: Pick<Point, "finance">): boolean =>
  (finance?.payed ?? 0) > 0 || Boolean(finance?.validFrom ?? finance?.validTo);
