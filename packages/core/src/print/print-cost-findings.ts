import type { CheckContext } from "../check/check-context.ts";
import { findCosts } from "../check/find-costs.ts";
import type { Finding } from "../check/finding.ts";
import { orderFindings } from "../check/order-findings.ts";
import { isSilenced } from "../check/silence-finding.ts";
import { seesMoneyOf } from "../trips/may-call.ts";
import type { Trip } from "../trips/trip.ts";

/** What is known of costs on the day of a print, and how their findings are said. */
export interface PrintedCheck extends Pick<CheckContext, "today" | "perEuro"> {
  describe: (finding: Finding) => string;
}

/** What the check finds of the costs of some days, for those who see money. Null as days: of the whole trip. */
export function printCostFindings(
  trip: Trip,
  routeIds: ReadonlySet<string> | null,
  { describe, ...known }: PrintedCheck,
): string[] {
  if (!seesMoneyOf(trip)) return [];
  const open = findCosts(trip, known).filter(
    (finding) =>
      !isSilenced(trip.silenced, finding) &&
      (routeIds === null || finding.routeIds.some((id) => routeIds.has(id))),
  );
  return orderFindings(open, trip).map((finding) => {
    const { cost } = finding.figures;
    return cost ? `${cost}: ${describe(finding)}` : describe(finding);
  });
}
