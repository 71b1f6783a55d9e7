import type { CheckContext } from "../check/check-context.ts";
import { createTripCheck } from "../check/create-trip-check.ts";
import type { Finding } from "../check/finding.ts";
import { compareFindings } from "../mend/compare-findings.ts";
import { dayOf } from "../time/dates.ts";
import type { Trip } from "../trips/trip.ts";
import type { GoingDay, KnownDay } from "./going-day.ts";
import { withoutStops } from "./going-day.ts";
import { type DropSearch, isSerious, seekDrop } from "./list-drops.ts";
import type { Progress } from "./progress.ts";

/** What a day that goes otherwise than planned comes to. */
export interface DayJudgement {
  /** Findings that the plan has not, or not as severe, the worst first. None of what lies behind. */
  broken: readonly Finding[];
  /** What cannot work or may fail at stops ahead, and does so in the plan, too. */
  failing: readonly Finding[];
  /** Looks for what to leave out; null where nothing breaks or fails. */
  seekDrop: (() => DropSearch) | null;
}

const fine: DayJudgement = { broken: [], failing: [], seekDrop: null };

/**
 * What breaks in the rest of a day, and what to leave out so that it does not (specification#on-the-day). The trip is checked as
 * it is planned and as the day goes; what failed by the plan and still does is told apart. Only the days beside it matter: their begins and their beds.
 */
export function judgeDay(
  trip: Trip,
  day: KnownDay,
  going: GoingDay,
  { told }: Progress,
): DayJudgement {
  const index = trip.routes.findIndex(({ id }) => id === day.route.id);
  if (index < 0) return fine;
  const near = trip.routes.slice(Math.max(0, index - 1), index + 2);
  const check = createTripCheck();
  const findIn = ({ route, legs }: Pick<KnownDay, "route" | "legs">, isTold: boolean) => {
    const context: CheckContext = {
      // After midnight, too, this day is checked.
      today: dayOf(day.route.date),
      legsByDay: { [route.id]: legs },
      ...{ zoneOf: day.zoneOf, fallbackZone: day.fallbackZone, perEuro: null },
      told: isTold ? told : undefined,
    };
    const routes = near.map((other) => (other.id === route.id ? route : other));
    return check({ ...trip, routes, financeItems: [] }, context);
  };
  const planned = findIn(day, false);
  const isAhead = (id: string) => going.states.get(id) !== "done";
  const findAhead = (shorter: Pick<KnownDay, "route" | "legs">) => {
    const found = findIn(shorter, true);
    const come = new Set(compareFindings(planned, found).come);
    const ahead = found.filter(
      ({ routeIds, stopIds }) =>
        routeIds.includes(day.route.id) && (stopIds.length === 0 || stopIds.some(isAhead)),
    );
    return {
      broken: ahead.filter((finding) => come.has(finding)),
      failing: ahead.filter(
        (finding) => !come.has(finding) && finding.stopIds.length > 0 && isSerious(finding),
      ),
    };
  };
  const { broken, failing } = findAhead(going);
  const all = [...broken, ...failing];
  if (all.length === 0) return fine;
  return {
    ...{ broken, failing },
    seekDrop: () =>
      seekDrop({
        ...{ trip, going, broken: all },
        findBroken: (stopIds) => Object.values(findAhead(withoutStops(going, stopIds))).flat(),
      }),
  };
}
