import type { CheckContext } from "../check/check-context.ts";
import type { DayFacts, DayStop } from "../check/day-facts.ts";
import type { Finding } from "../check/finding.ts";
import { isStation } from "../check/is-departure.ts";
import type { Trip } from "../trips/trip.ts";

/** A finding that shall be mended, with all that is known of it. */
export interface Problem {
  trip: Trip;
  context: CheckContext;
  finding: Finding;
  /** The day of the finding. */
  day: DayFacts;
  /** Where it is on the path of the day; null where it concerns the whole day. */
  index: number | null;
  /** The id of a stop that a fix makes. */
  newId: string;
}

/** The stop of the finding. */
export const stopOf = ({ day, index }: Problem): DayStop | undefined =>
  index === null ? undefined : day.stops[index];

/** The stops whose times decide the finding, the nearest first: those before its stop, or all of its day. */
export const stopsBefore = ({ day, index }: Problem): DayStop[] =>
  day.stops.slice(0, index ?? day.stops.length).toReversed();

/** False for stops that stay where they are: hotels, stations, and begins of a new path. */
export const isMovable = ({ point }: DayStop): boolean =>
  point.typeId !== "Hotel" && !isStation(point) && point.routeMode !== "break";
