import { addressOf } from "@castor/core/pages.ts";
import type { DayDate } from "@castor/core/routes/day-dates.ts";
import type { Route, RouteForm } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useNavigate } from "@tanstack/react-router";
import type { ApiError } from "../../data/api-error.ts";
import { type Making, makeInTrip, type UnsureMaking } from "../../data/make-in-trip.ts";
import { routeChanges } from "../../data/route-changes.ts";
import { takeDayBack } from "../../data/take-day-back.ts";
import { useTripChange } from "../../data/use-trip.ts";
import { useWords } from "../../i18n/words.ts";
import { notify } from "../../ui/notify.ts";

/** New days, and other dates for those that make room for them. */
export interface AddedDays {
  days: readonly RouteForm[];
  dates: readonly DayDate[];
}

const makingOfDays = (tripId: string): Making<AddedDays, Route[]> => ({
  add: ({ days, dates }) => routeChanges.addDays(tripId, days, dates),
  // A lost answer made them already, as they were then; what one is called may have been typed anew since.
  amend: ([made], { days: [day, ...more] }) =>
    made && day && more.length === 0
      ? [routeChanges.save(made.id, { name: day.name, moveType: day.moveType })]
      : [],
});

/** What may be done with several days of a trip at once; a message says it and offers to take it back. */
export function useDayActions(trip: Trip) {
  const change = useTripChange(trip.id);
  const navigate = useNavigate();
  const translate = useWords();
  const go = (routeId: string) =>
    navigate({ href: addressOf("map", { tripId: trip.id, routeId }) });
  /** The dates that those days have now. */
  const datesNow = (dates: readonly DayDate[]): DayDate[] => {
    const moving = new Set(dates.map(({ id }) => id));
    return trip.routes.filter(({ id }) => moving.has(id)).map(({ id, date }) => ({ id, date }));
  };
  const undo = (run: () => Promise<unknown>) => ({
    label: translate("days.undo"),
    run: () => void run(),
  });

  return {
    async move(dates: readonly DayDate[], said: string): Promise<void> {
      const back = datesNow(dates);
      const { isDone } = await change(routeChanges.moveDates(trip.id, dates));
      if (!isDone) return;
      notify(
        "ok",
        said,
        undo(() => change(routeChanges.moveDates(trip.id, back))),
      );
    },
    async insert(
      day: RouteForm,
      dates: readonly DayDate[],
      besideId: string,
      unsure: UnsureMaking<AddedDays>,
    ): Promise<ApiError | null> {
      const back = datesNow(dates);
      const added = { days: [day], dates };
      const outcome = await makeInTrip(trip.id, unsure, makingOfDays(trip.id), added);
      if (!outcome.isDone) return outcome.error;
      const [made] = outcome.answer;
      if (!made) return null;
      void go(made.id);
      // What was typed anew after a lost answer is in it too.
      const left = { ...made, name: day.name, moveType: day.moveType };
      const takeBack = async () => {
        // First away from it: a page whose day is gone begins anew.
        await go(besideId);
        const removal = await change(takeDayBack(left, dates), { isQuiet: true });
        if (removal.isDone) {
          if (back.length > 0) await change(routeChanges.moveDates(trip.id, back));
          return;
        }
        if (removal.error.status !== 404) void go(made.id);
        const what = translate("days.inserting", { name: day.name });
        const reason = removal.error.message;
        notify("error", translate("history.undoFailed", { what, reason }));
      };
      notify("ok", translate("days.inserted", { name: day.name }), undo(takeBack));
      return null;
    },
    async generate(
      days: readonly RouteForm[],
      unsure: UnsureMaking<AddedDays>,
    ): Promise<ApiError | null> {
      const added = { days, dates: [] };
      const outcome = await makeInTrip(trip.id, unsure, makingOfDays(trip.id), added);
      if (!outcome.isDone) return outcome.error;
      notify("ok", translate("days.added", { count: outcome.answer.length }));
      return null;
    },
  };
}
