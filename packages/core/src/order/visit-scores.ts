import { shareToSpare, waitMax } from "../check/find-hours.ts";
import { grace } from "../check/find-reservations.ts";
import { isDeparture } from "../check/is-departure.ts";
import { knownHours } from "../hours/known-hours.ts";
import type { Point } from "../points/point.ts";
import { longestDoorWait } from "../routes/schedule/door.ts";
import { listOpenSpans, type OpenSpan } from "./list-open-spans.ts";
import { type Score, scoreOf } from "./score.ts";

/** After two days only reservations still say something. Minutes. */
const horizon = 2_880;

/** A stop, as its visit is judged. */
export interface Visit {
  point: Point;
  /** True where one waits at its closed door. */
  hasDoor: boolean;
  zone: string;
  /** The start of the day as an instant. */
  start: number;
  /** Its reservation in minutes after the start. -1 without one. */
  booked: number;
}

/** What a visit costs: things that are impossible, and minutes that are lost. */
interface Loss {
  impossible: number;
  minutes: number;
}

const nothing: Loss = { impossible: 0, minutes: 0 };
const isImpossible: Loss = { impossible: 1, minutes: 0 };

/** What follows from the minute in which a stop is reached. */
export interface VisitTable {
  /** What the visit adds to the score, by the rules of the check (specification#check). Null where nothing depends on it. */
  scores: Float64Array | null;
  /** The minute in which the stay begins, by the rules of the schedule (specification#day-schedule). Null: with the arrival. */
  begins: Int32Array | null;
}

/** Works out a visit for each minute of an arrival. */
export function tabulateVisit({ point, hasDoor, zone, start, booked }: Visit): VisitTable {
  const hours = knownHours(point.workingHours);
  const spans = hours ? listOpenSpans(hours, start, horizon, zone, point) : [];
  if (spans.length === 0 && booked < 0) return { scores: null, begins: null };
  const scores = new Float64Array(horizon + 1);
  const begins = hasDoor && spans.length > 0 ? new Int32Array(horizon) : null;
  const lossAt = createLoss(spans, point.timeToSpend);
  for (let arrival = 0; arrival <= horizon; arrival += 1) {
    const opening = begins && arrival < horizon ? openingFor(spans, arrival) : arrival;
    if (begins && arrival < horizon) begins[arrival] = opening;
    const ofHours =
      arrival >= horizon
        ? []
        : opening > arrival
          ? listLossesOfWait(opening - arrival, lossAt(opening))
          : [lossAt(Math.max(arrival, booked))];
    scores[arrival] = scoreOfLosses(point, [...ofHours, lateness(point, booked, arrival)]);
  }
  return { scores, begins };
}

/** The minute in which a closed door opens for who waits there; the arrival itself where nobody waits. */
function openingFor(spans: readonly OpenSpan[], arrival: number): number {
  const span = spans.findLast(({ from }) => from <= arrival);
  if (!span || span.isOpen || arrival < span.changeDay) return arrival;
  return span.to - arrival <= longestDoorWait ? span.to : arrival;
}

/** A wait that is too long is impossible by itself. Else its minutes are lost, and what is missing of the stay after it. */
const listLossesOfWait = (wait: number, after: Loss): Loss[] => {
  if (wait > waitMax) return [isImpossible];
  return after.impossible > 0 ? [after] : [{ impossible: 0, minutes: wait }, after];
};

/** What an engine has found no way for. */
export const scoreOfNoWay = (to: Point): Score => scoreOfLosses(to, [isImpossible]);

function scoreOfLosses({ priority }: Point, losses: readonly Loss[]): Score {
  const impossible = losses.reduce((sum, loss) => sum + loss.impossible, 0);
  const minutes = losses.reduce((sum, loss) => sum + loss.minutes, 0);
  return scoreOf({ impossible, minutes, ofStars: priority === "star" ? impossible : 0 });
}

/** A closed door costs the wait, or is impossible. A place that closes costs what is missing of the stay. */
function createLoss(spans: readonly OpenSpan[], stay: number): (begin: number) => Loss {
  return (begin) => {
    const span = spans.findLast(({ from }) => from <= begin);
    if (!span) return nothing;
    if (span.isOpen) {
      const missing = Math.max(0, begin + stay - span.to);
      return missing > stay * shareToSpare ? isImpossible : { impossible: 0, minutes: missing };
    }
    const wait = span.to - begin;
    if (wait > waitMax || begin < span.changeDay) return isImpossible;
    return { impossible: 0, minutes: wait };
  };
}

/** Late costs its minutes, also of those for which one comes before. Too late is impossible. */
function lateness(point: Point, booked: number, arrival: number): Loss {
  if (booked < 0) return nothing;
  const overdue = arrival - booked;
  if (overdue > (isDeparture(point) ? 0 : grace)) return isImpossible;
  return { impossible: 0, minutes: Math.max(0, overdue + point.cameBeforeMin) };
}
