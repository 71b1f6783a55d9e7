import { findingKinds, severities } from "../trips/silenced/finding-kinds.ts";
import type { Trip } from "../trips/trip.ts";
import type { Finding } from "./finding.ts";

/** The findings in their order on the screen: the worst first, those of one kind together, in the order of the days. */
export function orderFindings(
  findings: readonly Finding[],
  { routes }: Pick<Trip, "routes">,
): Finding[] {
  const days = new Map(routes.map(({ id }, index) => [id, index]));
  const dayOf = ({ routeIds: [id = ""] }: Finding) => days.get(id) ?? routes.length;
  return findings.toSorted(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      findingKinds.indexOf(a.kind) - findingKinds.indexOf(b.kind) ||
      dayOf(a) - dayOf(b),
  );
}
