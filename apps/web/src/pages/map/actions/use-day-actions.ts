import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import { addressOf } from "@castor/core/pages.ts";
import type { DayDate } from "@castor/core/routes/day-dates.ts";
import type { RouteForm } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useNavigate } from "@tanstack/react-router";
import type { ApiError } from "../../../data/http/api-error.ts";
import {
  type Creation,
  createInTrip,
  type UnconfirmedCreation,
} from "../../../data/trip-changes/create-in-trip.ts";
import { offerUndo, undoStep } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../../data/trip-changes/temporary-ids.ts";
import { useWords } from "../../../i18n/words.ts";

/** New days, and other dates for the days that make room for them. */
export interface AddedDays {
  days: readonly RouteForm[];
  dates: readonly DayDate[];
}

/** `ids`: the temporary ids of the days. */
const creationOfDays = (
  tripId: string,
  ids: readonly string[],
): Creation<AddedDays, ChangeBody<"routes.addDays">> => ({
  add: ({ days, dates }) => ({
    name: "routes.addDays",
    args: {
      tripId,
      days: days.map((form, at) => ({ id: ids[at] ?? newTemporaryId(), form })),
      dates: [...dates],
    },
  }),
  // An attempt without an answer has made the days; only the name and mode of a single one can have been changed since.
  amend: ([made], { days: [day, ...more] }) =>
    made && day && more.length === 0
      ? [
          {
            name: "routes.save",
            args: { id: made.id, change: { name: day.name, moveType: day.moveType } },
          },
        ]
      : [],
});

/** What may be done with several days of a trip at once, all of it undoable. */
export function useDayActions(trip: Trip) {
  const history = tripHistoryOf(trip.id);
  const navigate = useNavigate();
  const translate = useWords();
  const go = (routeId: string) =>
    navigate({ href: addressOf("map", { tripId: trip.id, routeId }) });

  /** Makes days once and answers them, with the step that undoes it. */
  const addDays = async (added: AddedDays, unconfirmed: UnconfirmedCreation<AddedDays>) => {
    const ids = added.days.map(newTemporaryId);
    const creation = creationOfDays(trip.id, ids);
    const outcome = await createInTrip(trip.id, unconfirmed, creation, added);
    return { outcome, step: history.stepThatMakes(ids[0] ?? "") };
  };

  return {
    async move(dates: readonly DayDate[], text: string): Promise<void> {
      const args = { tripId: trip.id, dates: [...dates] };
      const { step, outcome } = history.runTogether([{ name: "routes.moveDates", args }]);
      const [moved] = await outcome;
      if (moved?.isDone) offerUndo(history, { step, text });
    },
    async insert(
      day: RouteForm,
      dates: readonly DayDate[],
      besideId: string,
      unconfirmed: UnconfirmedCreation<AddedDays>,
    ): Promise<ApiError | null> {
      const { outcome, step } = await addDays({ days: [day], dates }, unconfirmed);
      if (!outcome.isDone) return outcome.error;
      const [made] = outcome.answer;
      if (!made) return null;
      void go(made.id);
      const undo = async () => {
        // The page of a deleted day would start anew: the page is left first.
        await go(besideId);
        const error = step && (await undoStep(history, step)?.error);
        if (error && error.status !== 404) void go(made.id);
      };
      offerUndo(history, {
        text: translate("days.inserted", { name: day.name }),
        step,
        undo: () => void undo(),
      });
      return null;
    },
    async generate(
      days: readonly RouteForm[],
      unconfirmed: UnconfirmedCreation<AddedDays>,
    ): Promise<ApiError | null> {
      const { outcome, step } = await addDays({ days, dates: [] }, unconfirmed);
      if (!outcome.isDone) return outcome.error;
      const text = translate("days.added", { count: outcome.answer.length });
      offerUndo(history, { step, text });
      return null;
    },
  };
}
