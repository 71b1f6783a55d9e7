import type { PointTypeId } from "../points/point-types.ts";
import type { DayFacts } from "./day-facts.ts";
import { type Finding, makeFinding } from "./finding.ts";

/** Who stays shorter passes by. Minutes. */
const shortest = 15;
/** Places to which one comes back. */
const familiar: ReadonlySet<PointTypeId> = new Set(["Hotel", "Transport", "Airport", "Restaurant"]);

/** Places that a day visits twice. Its first and last stop may be one place. */
export function findRepeats({ route, stops }: DayFacts): Finding[] {
  const visits = stops
    .map(({ point }) => point)
    .filter(({ typeId, timeToSpend }) => timeToSpend >= shortest && !familiar.has(typeId));
  const ends = [stops[0]?.point, stops.at(-1)?.point];
  return [...Map.groupBy(visits, ({ linkId }) => linkId).values()].flatMap((ofPlace) => {
    const isRound = ofPlace.length === 2 && ofPlace.every((point) => ends.includes(point));
    if (ofPlace.length < 2 || isRound) return [];
    return makeFinding({
      kind: "samePlaceTwice",
      severity: "hint",
      routeIds: [route.id],
      stopIds: ofPlace.map(({ id }) => id),
      figures: { count: ofPlace.length },
    });
  });
}
