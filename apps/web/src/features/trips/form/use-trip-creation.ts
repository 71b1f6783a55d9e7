import { equalJson } from "@castor/core/basics/equal-json.ts";
import type { ChangeBody } from "@castor/core/changes/change-args.ts";
import { endpoints } from "@castor/core/endpoints.ts";
import type { RouteForm } from "@castor/core/routes/route.ts";
import type { Trip, TripForm } from "@castor/core/trips/trip.ts";
import { useRef } from "react";
import type { UnconfirmedSave } from "../../../data/forms/make-once.ts";
import { ApiError } from "../../../data/http/api-error.ts";
import { useChange } from "../../../data/http/use-change.ts";
import { keepTripArea, type TripArea } from "../../../data/trip-area.ts";
import { type Creation, createInTrip } from "../../../data/trip-changes/create-in-trip.ts";
import { newTemporaryId } from "../../../data/trip-changes/temporary-ids.ts";
import { useWords } from "../../../i18n/words.ts";

type Days = readonly RouteForm[];

/** A trip as the new-trip form describes it. */
export interface NewTrip {
  form: TripForm;
  area: TripArea | null;
  days: Days;
}

const creationOfDays = (tripId: string): Creation<Days, ChangeBody<"routes.addDays">> => {
  const add = (days: Days): ChangeBody<"routes.addDays"> => ({
    name: "routes.addDays",
    args: { tripId, days: days.map((form) => ({ id: newTemporaryId(), form })), dates: [] },
  });
  return {
    add,
    // An earlier attempt has made days for other dates.
    amend: (made, days) => [
      ...made.map(({ id }) => ({ name: "routes.remove", args: { id } }) as const),
      ...(days.length > 0 ? [add(days)] : []),
    ],
  };
};

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
  const unconfirmedDays = useRef<UnconfirmedSave<Days> | null>(null);

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
    if (days.length > 0 || unconfirmedDays.current) {
      const outcome = await createInTrip(trip.id, unconfirmedDays, creationOfDays(trip.id), days);
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
