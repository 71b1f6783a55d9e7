import type { DayFacts } from "./day-facts.ts";
import { type Finding, makeFinding } from "./finding.ts";

/** Estimated ways of a day that lead over water where no ferry is known: somebody has to look whether there is one. */
export function findCrossings({ route, stops }: DayFacts): Finding[] {
  return stops
    .filter(({ leg }) => leg?.crossing === "unknown")
    .map(({ point }) =>
      makeFinding({
        kind: "overWater",
        severity: "hint",
        routeIds: [route.id],
        stopIds: [point.id],
      }),
    );
}
