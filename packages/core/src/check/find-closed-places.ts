import { knownHours } from "../hours/known-hours.ts";
import { stateAt } from "../hours/state-at.ts";
import type { Point } from "../points/point.ts";
import { addDays, type DateText } from "../time/dates.ts";
import { instantOf } from "../time/zoned-time.ts";
import type { CheckContext } from "./check-context.ts";
import { type Finding, makeFinding } from "./finding.ts";
import type { CheckedTrip } from "./list-dates.ts";
import { listDates } from "./list-dates.ts";

/** Places that are closed from the first day of a trip to its last. A trip of one day has none. */
export function findClosedPlaces(
  trip: CheckedTrip,
  { zoneOf, fallbackZone }: Pick<CheckContext, "zoneOf" | "fallbackZone">,
): { linkIds: ReadonlySet<string>; findings: Finding[] } {
  const dates = listDates(trip);
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined || from === to)
    return { linkIds: new Set(), findings: [] };
  const stops = trip.routes.flatMap(({ id, points }) =>
    points.map((point) => ({ point, routeId: id })),
  );
  const isClosed = closedBetween(from, to);
  const closed = [...Map.groupBy(stops, ({ point }) => point.linkId)].filter(([, [first]]) => {
    return first && isClosed(first.point, zoneOf(first.point) ?? fallbackZone);
  });
  const findings = closed.map(([, ofPlace]) => {
    const isVisited = ofPlace.some(({ point }) => point.routeMode !== "none");
    return makeFinding({
      kind: "closedAllTrip",
      severity: isVisited ? "impossible" : "hint",
      routeIds: ofPlace.slice(0, 1).map(({ routeId }) => routeId),
      stopIds: ofPlace.slice(0, 1).map(({ point }) => point.id),
      figures: { from, to },
    });
  });
  return { linkIds: new Set(closed.map(([linkId]) => linkId)), findings };
}

/** Whether a place is closed from one date to another. The answer for a text and a zone is worked out once. */
function closedBetween(from: DateText, to: DateText) {
  const known = new Map<string, boolean>();
  return (point: Point, zone: string): boolean => {
    const hours = knownHours(point.workingHours);
    if (!hours) return false;
    const key = `${zone} ${hours.osm}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const begin = instantOf(`${from} 00:00`, zone);
    const { state, change } = stateAt(hours, begin, zone, point);
    const end = instantOf(`${addDays(to, 1)} 00:00`, zone);
    const isClosed = state === "closed" && (!change || change.instant >= end);
    known.set(key, isClosed);
    return isClosed;
  };
}
