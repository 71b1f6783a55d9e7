import { listDayChanges } from "@castor/core/order/days/list-day-changes.ts";
import type { PlannedDay } from "@castor/core/order/describe-plan.ts";
import { listOrderChanges } from "@castor/core/order/list-order-changes.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { DayDate } from "@castor/core/routes/day-dates.ts";
import type { Route, RouteForm } from "@castor/core/routes/route.ts";
import { type DateText, timeOf } from "@castor/core/time/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useNavigate } from "@tanstack/react-router";
import type { ApiError } from "../../../data/http/api-error.ts";
import { offerUndo, undoStep } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../../data/trip-changes/temporary-ids.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";

/** New days, and other dates for the days that make room for them. */
export interface AddedDays {
  days: readonly RouteForm[];
  dates: readonly DayDate[];
}

/** What may be done with several days of a trip at once, all of it undoable. */
export function useDayActions(trip: Trip) {
  const history = tripHistoryOf(trip.id);
  const navigate = useNavigate();
  const translate = useWords("common", "day-dialogs");
  const formats = useFormats();
  const go = (routeId: string) =>
    navigate({ href: addressOf("map", { tripId: trip.id, routeId }) });

  /** Makes days and answers how it went, with the ids of the days and the step that undoes it. */
  const addDays = async ({ days, dates }: AddedDays) => {
    const made = days.map((form) => ({ id: newTemporaryId(), form }));
    const args = { tripId: trip.id, days: made, dates: [...dates] };
    const outcome = await history.run({ name: "routes.addDays", args }, { isQuiet: true });
    const [first] = made.map(({ id }) => id);
    const step = first === undefined ? null : history.stepThatMakes(first);
    return { outcome, step, madeId: history.queue.currentId(first ?? "") };
  };

  return {
    async move(dates: readonly DayDate[], text: string): Promise<void> {
      const args = { tripId: trip.id, dates: [...dates] };
      const { step, outcome } = history.runTogether([{ name: "routes.moveDates", args }]);
      const [moved] = await outcome;
      if (moved?.isDone) offerUndo(history, { step, text });
    },
    /** Puts a day on another date once more, with its points. */
    duplicate(
      { id: routeId, name, date, points }: Route,
      day: DateText,
      dates: readonly DayDate[],
    ) {
      const { step } = history.runTogether([
        {
          name: "routes.duplicate",
          args: {
            ...{ tripId: trip.id, routeId, id: newTemporaryId(), date: `${day} ${timeOf(date)}` },
            stops: points.map(({ id }) => ({ former: id, id: newTemporaryId() })),
            dates: [...dates],
          },
        },
      ]);
      const text = translate("dayDialogs.duplicated", { name, date: formats.date(day, "long") });
      offerUndo(history, { step, text });
    },
    /** Puts the points of a day in another order, as one step. */
    order({ name, points }: Route, ordered: readonly Point[]): void {
      const [today, next] = [points, ordered].map((list) => list.map(({ id }) => id));
      const { step } = history.runInSequence(listOrderChanges(today ?? [], next ?? []));
      offerUndo(history, { step, text: translate("dayDialogs.ordered", { name }) });
    },
    /** Gives days the points of a plan, as one step. */
    deal(days: readonly PlannedDay[]): void {
      const { step } = history.runInSequence(listDayChanges(trip, days));
      offerUndo(history, { step, text: translate("dayDialogs.dealt") });
    },
    async insert(
      day: RouteForm,
      dates: readonly DayDate[],
      besideId: string,
    ): Promise<ApiError | null> {
      const { outcome, step, madeId } = await addDays({ days: [day], dates });
      if (!outcome.isDone) return outcome.error;
      void go(madeId);
      const undo = async () => {
        // The page of a deleted day would start anew: the page is left first.
        await go(besideId);
        const error = step && (await undoStep(history, step)?.error);
        if (error && error.status !== 404) void go(madeId);
      };
      offerUndo(history, {
        text: translate("dayDialogs.inserted", { name: day.name }),
        step,
        undo: () => void undo(),
      });
      return null;
    },
    async generate(days: readonly RouteForm[]): Promise<ApiError | null> {
      const { outcome, step } = await addDays({ days, dates: [] });
      if (!outcome.isDone) return outcome.error;
      const text = translate("dayDialogs.added", { count: days.length });
      offerUndo(history, { step, text });
      return null;
    },
  };
}
