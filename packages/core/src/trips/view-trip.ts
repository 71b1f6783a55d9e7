import { canEditAs, type Standing } from "../members/member.ts";
import type { Idea } from "../points/idea.ts";
import type { Place, Point } from "../points/point.ts";
import type { Route } from "../routes/route.ts";
import {
  hideMoney,
  hideMoneyOfIdea,
  hideMoneyOfPlace,
  hideMoneyOfPoint,
  hideMoneyOfRoute,
} from "./hide-money.ts";
import { redactPlace, redactPoint, redactRoute, redactTrip } from "./redact-trip.ts";
import type { Trip } from "./trip.ts";

/** What somebody gets of a trip and of the things in it. */
export interface TripView {
  trip: (trip: Trip) => Trip;
  route: (route: Route) => Route;
  point: (point: Point) => Point;
  place: (place: Place) => Place;
  idea: (idea: Idea) => Idea;
}

type HiddenPart = Omit<TripView, "idea">;

const same = <T>(thing: T): T => thing;
const whole: TripView = { trip: same, route: same, point: same, place: same, idea: same };
const withoutMoney: TripView = {
  trip: hideMoney,
  route: hideMoneyOfRoute,
  point: hideMoneyOfPoint,
  place: hideMoneyOfPlace,
  idea: hideMoneyOfIdea,
};
const redacted: HiddenPart = {
  trip: redactTrip,
  route: redactRoute,
  point: redactPoint,
  place: redactPlace,
};

/**
 * What whoever stands so with a trip gets of it (specification#roles): all of it, what hidden money leaves, or what visitors see.
 * Each answer, file and copy is made of it.
 */
export function viewAs(standing: Standing): TripView {
  // No call gives an idea to visitors.
  if (standing.role === null) return { ...redacted, idea: hideMoneyOfIdea };
  const canEdit = canEditAs(standing);
  const shown = standing.seesMoney ? whole : withoutMoney;
  const mark = (route: Route): Route => (canEdit ? route : { ...route, isReadonly: true });
  return {
    ...shown,
    route: (route) => mark(shown.route(route)),
    trip: (trip) => {
      const { routes, ...seen } = shown.trip(trip);
      return { ...seen, ...standing, canEdit, routes: routes.map(mark) };
    },
  };
}
