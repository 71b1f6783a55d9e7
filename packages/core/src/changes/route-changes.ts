import { revertFields } from "../basics/apply-patch.ts";
import { routesEndpoints } from "../endpoints/routes.ts";
import type { DayDate } from "../routes/day-dates.ts";
import { duplicateRoute } from "../routes/edit/duplicate-route.ts";
import { addRoute, changeRoute, putRoute, removeRoute } from "../routes/edit/edit-routes.ts";
import { moveDays } from "../routes/edit/move-days.ts";
import { newRoute } from "../routes/edit/new-route.ts";
import type { Route, RouteForm } from "../routes/route.ts";
import type { Trip } from "../trips/trip.ts";
import type { ChangeBody } from "./change-args.ts";
import { changeRow } from "./change-row.ts";
import { restoreNote } from "./restore-notes.ts";
import { restoreStops } from "./restore-stops.ts";

type NewDay = { id: string; form: RouteForm };

const dayOf = (trip: Trip, id: string) => trip.routes.find((route) => route.id === id);

const routeOf = (tripId: string, { id, form }: NewDay): Route => ({
  ...newRoute({ id, tripId, name: form.name, date: form.date }),
  ...form,
  track: form.track ?? "",
});

const removal = ({ id }: { id: string }): ChangeBody => ({ name: "routes.remove", args: { id } });

/** What the server will refuse changes nothing here. */
const moveDates = (trip: Trip, dates: readonly DayDate[]): Trip => moveDays(trip, dates) ?? trip;

/** The dates that those days have now; none where nothing would move. */
function datesBack(trip: Trip, dates: readonly DayDate[]): ChangeBody[] {
  if (moveDays(trip, dates) === null) return [];
  const back = dates.flatMap(({ id, date }) => {
    const now = dayOf(trip, id)?.date;
    return now === undefined || now === date ? [] : [{ id, date: now }];
  });
  return back.length > 0
    ? [{ name: "routes.moveDates", args: { tripId: trip.id, dates: back } }]
    : [];
}

const hasFiles = (trip: Trip, id: string) => trip.attachments.some(({ thingId }) => thingId === id);

/** True when nothing was put on a day since it was made, or it is gone: then the server says so. Its name may have changed. */
const isAsMade = (trip: Trip, { id, form }: NewDay): boolean => {
  const now = dayOf(trip, id);
  if (!now) return true;
  const { date, description, icon, track } = form;
  const isBare = now.points.length === 0 && now.notes.length === 0 && !hasFiles(trip, id);
  const isSame = now.date === date && now.description === description && now.icon === icon;
  return isBare && isSame && now.track === (track ?? "");
};

const nameOf = (trip: Trip, { id }: { id: string }) => dayOf(trip, id)?.name ?? "";

/** What may be done to the days of a trip. */
export const routeChanges = {
  "routes.add": changeRow("routes.add", {
    endpoint: routesEndpoints.save,
    input: ({ tripId, form }) => ({ body: { ...form, tripId } }),
    apply: (trip, { tripId, ...day }) => addRoute(trip, routeOf(tripId, day)),
    inverse: (_, day) => [removal(day)],
    takeAnswer: putRoute,
    temporaryIds: ({ id }) => [id],
    namedIds: ({ id }, answer) => new Map([[id, answer.id]]),
    nameOf: (_, { form }) => form.name,
    isAsLeft: isAsMade,
  }),

  "routes.addDays": changeRow("routes.addDays", {
    endpoint: routesEndpoints.addDays,
    input: ({ tripId, days, dates }) => ({
      body: { tripId, days: days.map(({ form }) => form), dates },
    }),
    apply: (trip, { tripId, days, dates }) =>
      days.map((day) => routeOf(tripId, day)).reduce(addRoute, moveDates(trip, dates)),
    inverse: (trip, { days, dates }) => [...days.map(removal), ...datesBack(trip, dates)],
    takeAnswer: (trip, answer) => answer.reduce(putRoute, trip),
    temporaryIds: ({ days }) => days.map(({ id }) => id),
    // The new days are answered first, in the order in which they were sent.
    namedIds: ({ days }, answer) =>
      new Map(days.map(({ id }, index) => [id, answer[index]?.id ?? id])),
    nameOf: (_, { days }) => days[0]?.form.name ?? "",
    isAsLeft: (trip, { days, dates }) =>
      days.every((day) => isAsMade(trip, day)) &&
      dates.every(({ id, date }) => dayOf(trip, id)?.date === date),
  }),

  "routes.duplicate": changeRow("routes.duplicate", {
    endpoint: routesEndpoints.duplicate,
    input: ({ tripId, routeId, date, stops, dates }) => ({
      body: { tripId, routeId, date, stopIds: stops.map(({ former }) => former), dates },
    }),
    apply(trip, { routeId, dates, ...copy }) {
      const moved = moveDates(trip, dates);
      const day = dayOf(moved, routeId);
      return day ? addRoute(moved, duplicateRoute(day, copy)) : trip;
    },
    inverse: (trip, { routeId, id, dates }) =>
      dayOf(trip, routeId) ? [removal({ id }), ...datesBack(trip, dates)] : [],
    takeAnswer: (trip, { routes }) => routes.reduce(putRoute, trip),
    temporaryIds: ({ id, stops }) => [id, ...stops.map((stop) => stop.id)],
    namedIds: ({ id, stops }, { routes, ids }) => {
      const idOf = new Map(ids.map((named) => [named.former, named.id]));
      return new Map([
        [id, routes[0]?.id ?? id] as const,
        ...stops.map((stop) => [stop.id, idOf.get(stop.former) ?? stop.id] as const),
      ]);
    },
    nameOf: (trip, { routeId }) => dayOf(trip, routeId)?.name ?? "",
    isAsLeft: (trip, { id, stops, dates }) => {
      const now = dayOf(trip, id);
      const made = new Set(stops.map((stop) => stop.id));
      const isBare =
        !now ||
        (now.notes.length === 0 &&
          !hasFiles(trip, id) &&
          now.points.every((one) => made.has(one.id)));
      return isBare && dates.every((day) => dayOf(trip, day.id)?.date === day.date);
    },
  }),

  "routes.save": changeRow("routes.save", {
    endpoint: routesEndpoints.save,
    input: ({ id, change }) => ({ body: { ...change, id } }),
    apply: (trip, { id, change }) => changeRoute(trip, id, change),
    inverse(trip, { id, change }) {
      const now = dayOf(trip, id);
      const back = now && revertFields<RouteForm>(now, change);
      return back ? [{ name: "routes.save", args: { id, change: back } }] : [];
    },
    takeAnswer: putRoute,
    nameOf,
  }),

  "routes.remove": changeRow("routes.remove", {
    endpoint: routesEndpoints.remove,
    input: ({ id }) => ({ id }),
    apply: (trip, { id }) => removeRoute(trip, id),
    inverse(trip, { id }) {
      const day = dayOf(trip, id);
      if (!day) return [];
      const { tripId, name, moveType, date, icon, description, track } = day;
      const form = { name, moveType, date, icon, description, track };
      const empty = addRoute(removeRoute(trip, id), routeOf(tripId, { id, form }));
      return [
        { name: "routes.add", args: { tripId, id, form } },
        ...restoreStops(empty, day.points),
        ...day.notes.flatMap(restoreNote),
      ];
    },
    nameOf,
  }),

  "routes.moveDates": changeRow("routes.moveDates", {
    endpoint: routesEndpoints.moveDates,
    input: ({ tripId, dates }) => ({ body: { tripId, dates } }),
    apply: (trip, { dates }) => moveDates(trip, dates),
    inverse: (trip, { dates }) => datesBack(trip, dates),
    takeAnswer: (trip, answer) => answer.reduce(putRoute, trip),
    nameOf: (trip, { dates }) => dayOf(trip, dates[0]?.id ?? "")?.name ?? "",
  }),
};
