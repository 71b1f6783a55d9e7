import { zoneOffset } from "../time/zone-offset.ts";
import type { DayFacts } from "./day-facts.ts";
import { type Finding, makeFinding } from "./finding.ts";

const minuteMs = 60_000;

/** Changes of the zone at stops of a day, and changes of the clocks within a zone. */
export function findClocks({ route, stops }: DayFacts): Finding[] {
  const zones = stops.flatMap(({ point, times }) =>
    times && times.zoneShift !== 0
      ? [
          makeFinding({
            kind: "zoneChange",
            severity: "hint",
            routeIds: [route.id],
            stopIds: [point.id],
            figures: { minutes: times.zoneShift },
          }),
        ]
      : [],
  );
  const minutes = clockShift(stops);
  if (minutes === 0) return zones;
  const clocks = makeFinding({
    kind: "clockChange",
    severity: "hint",
    routeIds: [route.id],
    figures: { minutes },
  });
  return [...zones, clocks];
}

/** Minutes by which the clocks of a zone change during the day; positive when they go forward. */
function clockShift(stops: DayFacts["stops"]): number {
  const moments = stops.flatMap(({ times, zone }) => {
    const instants = times ? [times.arrival.instant, times.departure.instant] : [];
    return instants.map((instant) => ({ zone, offset: zoneOffset(instant, zone) }));
  });
  const shift = moments.reduce((sum, { zone, offset }, index) => {
    const before = moments[index - 1];
    return before?.zone === zone ? sum + offset - before.offset : sum;
  }, 0);
  return Math.round(shift / minuteMs);
}
