import type { Point } from "../../points/point.ts";
import { addDays, dayOf, timeOf } from "../../time/dates.ts";
import type { Candidate } from "../fix.ts";
import { type Problem, stopOf } from "../problem.ts";

/** One night more in a hotel where the trip says so: it is left that day, entered a day too early, or the day begins there. */
export function addNight(problem: Problem): Candidate[] {
  return problem.finding.kind === "noBed"
    ? [...stayOn(problem), ...sleepAgain(problem)]
    : comeEarlier(problem);
}

/** A stay that ends on the day of the night ends a day later. */
function stayOn({ trip, day }: Problem): Candidate[] {
  const night = dayOf(day.route.date);
  const hotels = trip.routes.flatMap(({ points }) => points);
  const stays = new Map(
    hotels
      .filter(({ hotelData }) => hotelData?.checkIn && dayOf(hotelData.checkOut ?? "") === night)
      .map((point) => [point.linkId, point]),
  );
  return [...stays.values()].map((point) => {
    const time = timeOf(point.hotelData?.checkOut ?? "");
    const checkOut = `${addDays(night, 1)} ${time}`;
    return changeStay(point, { checkOut }, { route: day.route.id, night });
  });
}

/** Without dates of a stay: where the day or the next one begins in a hotel, the day ends there, too. */
function sleepAgain({ trip, day, newId }: Problem): Candidate[] {
  const index = trip.routes.findIndex(({ id }) => id === day.route.id);
  const begins = [day.route, trip.routes[index + 1]].flatMap((route) => {
    const first = route?.points.find(({ routeMode }) => routeMode !== "none");
    return first?.typeId === "Hotel" && !first.hotelData?.checkOut ? [first] : [];
  });
  return begins.slice(0, 1).map((point) => {
    const stops = [{ id: newId, routeId: day.route.id }];
    return {
      kind: "addNight",
      changes: [{ name: "points.attach", args: { pointId: point.id, stops } }],
      routeId: day.route.id,
      stopIds: [point.id],
      figures: { date: dayOf(day.route.date) },
    };
  });
}

/** A stay that begins the day after one sleeps there begins a day earlier. */
function comeEarlier(problem: Problem): Candidate[] {
  const point = stopOf(problem)?.point;
  const now = point?.hotelData?.checkIn;
  const night = dayOf(problem.day.route.date);
  if (!point || !now || addDays(night, 1) !== dayOf(now)) return [];
  const checkIn = `${night} ${timeOf(now)}`;
  return [changeStay(point, { checkIn }, { route: problem.day.route.id, night })];
}

const changeStay = (
  { id }: Point,
  hotelData: { checkIn: string } | { checkOut: string },
  { route, night }: { route: string; night: string },
): Candidate => ({
  kind: "addNight",
  changes: [{ name: "points.save", args: { id, change: { hotelData } } }],
  routeId: route,
  stopIds: [id],
  figures: { date: night },
});
