import { equalJson } from "@castor/core/basics/equal-json.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import type { RouteForm } from "@castor/core/routes/route.ts";
import type { Trip, TripForm } from "@castor/core/trips/trip.ts";
import { useRef } from "react";
import { ApiError } from "../../../data/http/api-error.ts";
import { useChange } from "../../../data/http/use-change.ts";
import { keepTripArea, type TripArea } from "../../../data/trip-area.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../../data/trip-changes/temporary-ids.ts";
import { useWords } from "../../../i18n/words.ts";

type Days = readonly RouteForm[];

/** A trip as the new-trip form describes it. */
export interface NewTrip {
  form: TripForm;
  area: TripArea | null;
  days: Days;
}

/**
 * Makes a trip and its days, each once: when the days fail, the next press changes the trip that is there and makes
 * only the days.
 */
export function useTripCreation(onCreated: (trip: Trip, days: number) => void) {
  const translate = useWords();
  const creation = useChange(endpoints.trips.save, {
    amend: ({ id }, { body }) => ({ body: { ...body, id } }),
  });
  const made = useRef<{ trip: Trip; form: TripForm } | null>(null);

  const makeTrip = async (form: TripForm): Promise<ApiError | null> => {
    const earlier = made.current;
    if (earlier && equalJson(earlier.form, form)) return null;
    const body = earlier ? { ...form, id: earlier.trip.id } : form;
    const outcome = await creation.run({ body });
    if (!outcome.isDone) return outcome.error;
    made.current = { trip: outcome.answer, form };
    return null;
  };

  return async ({ form, area, days }: NewTrip): Promise<ApiError | null> => {
    const failure = await makeTrip(form);
    if (failure || !made.current) return failure;
    const { trip } = made.current;
    if (area) keepTripArea(trip.id, area);
    if (days.length > 0) {
      const made = days.map((day) => ({ id: newTemporaryId(), form: day }));
      const args = { tripId: trip.id, days: made, dates: [] };
      const history = tripHistoryOf(trip.id);
      const outcome = await history.run({ name: "routes.addDays", args }, { isQuiet: true });
      if (!outcome.isDone) {
        const { status, code, message, isOffline } = outcome.error;
        const text = translate("trips.daysFailed", { name: trip.name, reason: message });
        return new ApiError(status, code, text, { isOffline });
      }
    }
    onCreated(trip, days.length);
    return null;
  };
}
