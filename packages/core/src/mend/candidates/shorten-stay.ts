import type { DayStop } from "../../check/day-facts.ts";
import type { Candidate } from "../fix.ts";
import { isMovable, type Problem, stopOf, stopsBefore } from "../problem.ts";

/** The largest share of a stay that is given up. */
const share = 0.3;
/** Stays are shortened in steps of so many minutes. */
const step = 5;
/** A night that nobody calls short. Minutes. */
const wholeNight = 480;

/** Less time at a stop: no more than 30 % of it, and as little as helps. The longest stays first. */
export function stayShorter(problem: Problem): Candidate[] {
  const needs = needsOf(problem);
  const own = stopOf(problem);
  const { kind } = problem.finding;
  const isOwn = kind === "closesTooSoon" || kind === "afterCheckOut";
  const before = stopsBefore(problem).toSorted((a, b) => b.point.timeToSpend - a.point.timeToSpend);
  return [...(own && isOwn ? [own] : []), ...before].flatMap((stop) =>
    needs.flatMap((need) => shorten(stop, need)),
  );
}

function shorten({ point, ...stop }: DayStop, need: number | null): Candidate[] {
  const most = Math.floor(point.timeToSpend * share);
  const minutes = need === null ? most : Math.min(most, Math.ceil(need / step) * step);
  // Nobody leaves the opera early.
  const isBooked = point.reservationTime !== null && point.typeId !== "Restaurant";
  const isKept = isBooked || !isMovable({ point, ...stop });
  if (isKept || minutes < 1 || minutes < (need ?? 0)) return [];
  const change = { timeToSpend: point.timeToSpend - minutes };
  return [
    {
      kind: "stayShorter",
      changes: [{ name: "points.save", args: { id: point.id, change } }],
      routeId: point.routeId,
      stopIds: [point.id],
      figures: { minutes },
    },
  ];
}

/** In time and as early as asked, else just in time. */
function needsOf(problem: Problem): (number | null)[] {
  const need = needOf(problem);
  const early = stopOf(problem)?.point.cameBeforeMin ?? 0;
  const { kind } = problem.finding;
  const isLate = kind === "lateForReservation" || kind === "missedDeparture";
  return need !== null && isLate && early > 0 ? [need + early, need] : [need];
}

/** The minutes that are missing. Null where the finding does not tell. */
function needOf({ finding: { kind, figures } }: Problem): number | null {
  const figure = (name: string) => Number(figures[name] ?? 0);
  switch (kind) {
    case "closesTooSoon":
      return figure("missing");
    case "lessEarlyThanAsked":
      return figure("asked") - figure("early");
    case "lateForReservation":
    case "missedDeparture":
    case "afterCheckOut":
      return figure("late");
    case "daysOverlap":
      return figure("minutes");
    case "shortNight":
      return wholeNight - figure("minutes");
    default:
      return null;
  }
}
