import type { CheckLegs } from "@castor/core/check/check-context.ts";
import type { CheckedTrip } from "@castor/core/check/list-dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { DayLegs } from "../../../data/routing/day-legs.ts";
import type { ZoneLookup } from "../../../data/use-zone-lookup.ts";
import type { CheckJob } from "./check-job.ts";
import type { MendJob } from "./mend-job.ts";

/** What the page knows of a trip besides it. */
export interface Known extends Pick<CheckJob, "today" | "fallbackZone" | "perEuro"> {
  legs: ReadonlyMap<string, DayLegs>;
  zoneAt: ZoneLookup;
}

/** A job without what no check reads: texts and lines of paths would be copied to the worker each time. */
export function makeCheckJob(
  number: number,
  trip: Trip,
  { legs, zoneAt, ...known }: Known,
): CheckJob {
  const stops = trip.routes.flatMap(({ points }) => points);
  return {
    number,
    trip: withoutTexts(trip),
    zones: Object.fromEntries(stops.map((point) => [point.id, zoneAt(point)])),
    legsByDay: Object.fromEntries([...legs].map(([id, ofDay]) => [id, withoutLines(ofDay)])),
    ...known,
  };
}

/** A job that finds fixes of a finding. */
export function makeMendJob(
  trip: Trip,
  known: Known,
  asked: Pick<MendJob, "finding" | "newId" | "at">,
): MendJob {
  const { number: _, ...job } = makeCheckJob(0, trip, known);
  return { ...job, ...asked, trip: { ...trip, notes: [], ...job.trip } };
}

function withoutTexts({ routes, adults, kids, currency, financeItems }: Trip): CheckedTrip {
  return {
    ...{ adults, kids, currency },
    financeItems: financeItems.map((item) => ({ ...item, description: "" })),
    routes: routes.map((route) => ({
      ...route,
      ...{ description: "", notes: [] },
      points: route.points.map((point) => ({ ...point, description: "" })),
    })),
  };
}

function withoutLines({ legs, missing }: DayLegs): CheckLegs {
  const plain = Object.entries(legs).map(([id, { distance, duration, isEstimated, crossing }]) => [
    id,
    { distance, duration, isEstimated, ...(crossing && { crossing }) },
  ]);
  return { legs: Object.fromEntries(plain), missing: [...missing] };
}
