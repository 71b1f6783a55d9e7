import { equalJson } from "@castor/core/basics/equal-json.ts";
import { createChange } from "@castor/core/changes/trip-change.ts";
import type { CallOf } from "@castor/core/endpoint.ts";
import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import type { RouteForm } from "@castor/core/routes/route.ts";
import { makeTripOfForm, type Trip, type TripForm } from "@castor/core/trips/trip.ts";
import { useRef } from "react";
import { recordStep } from "../../../data/analytics.ts";
import { makeOnce, type UnconfirmedSave } from "../../../data/forms/make-once.ts";
import { ApiError, toApiError } from "../../../data/http/api-error.ts";
import { callEndpoint } from "../../../data/http/call-endpoint.ts";
import { isConnected } from "../../../data/http/connection.ts";
import { newKey } from "../../../data/http/new-key.ts";
import type { Outcome } from "../../../data/http/outcome.ts";
import { markChanged } from "../../../data/http/query-client.ts";
import { keepTripArea, type TripArea } from "../../../data/trip-area.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../../data/trip-changes/temporary-ids.ts";
import { tripQueueOf } from "../../../data/trip-changes/trip-change-queues.ts";
import { useWords } from "../../../i18n/words.ts";

type Days = readonly RouteForm[];
type Save = CallOf<typeof tripsEndpoints.save>;

/** A trip as the new-trip form describes it. */
export interface NewTrip {
  form: TripForm;
  area: TripArea | null;
  days: Days;
}

async function ask(input: Save, idempotencyKey: string): Promise<Outcome<Trip>> {
  try {
    const answer = await callEndpoint(tripsEndpoints.save, input, { idempotencyKey });
    void markChanged(tripsEndpoints.save.changes ?? []);
    return { isDone: true, answer };
  } catch (thrown) {
    return { isDone: false, error: toApiError(thrown) };
  }
}

/** Makes a trip in this browser. Its queue sends it under this key, so that a lost answer makes no second one. */
async function makeUnsent(form: TripForm, key: string): Promise<Outcome<Trip>> {
  const id = newTemporaryId();
  const at = new Date().toISOString();
  const change = createChange({ name: "trips.add", args: { id, form } }, { id: key, at });
  const outcome = await tripQueueOf(id).run(change, { isQuiet: true });
  if (!outcome.isDone) return outcome;
  return {
    isDone: true,
    answer: outcome.isUnsent ? makeTripOfForm(id, form, at) : (outcome.answer as Trip),
  };
}

/**
 * Makes a trip and its days, each once: when the days fail, the next press changes the trip that is there and makes
 * only the days. Without an answer the trip is made in this browser and sent later (decision 055).
 */
export function useTripCreation(onCreated: (trip: Trip, days: number) => void) {
  const translate = useWords("common", "trip-dialogs");
  const made = useRef<{ trip: Trip; form: TripForm } | null>(null);
  const unsure = useRef<UnconfirmedSave<Save> | null>(null);

  const makeOrStore = async (form: TripForm, earlier: Trip | null): Promise<Outcome<Trip>> => {
    if (!earlier && !unsure.current && !isConnected()) return makeUnsent(form, newKey());
    const body = earlier ? { ...form, id: earlier.id } : form;
    const outcome = await makeOnce<Save, Trip>(
      unsure,
      { body },
      {
        make: ask,
        amend: ({ id }, { body }) => ask({ body: { ...body, id } }, newKey()),
      },
    );
    const sent = unsure.current;
    const isSame = sent !== null && equalJson(sent.input.body, form);
    if (outcome.isDone || outcome.error.status !== 0 || earlier || !isSame) return outcome;
    unsure.current = null;
    return makeUnsent(form, sent.key);
  };

  const makeTrip = async (form: TripForm): Promise<ApiError | null> => {
    const earlier = made.current;
    if (earlier && equalJson(earlier.form, form)) return null;
    const outcome = await makeOrStore(form, earlier?.trip ?? null);
    if (!outcome.isDone) return outcome.error;
    if (!earlier) recordStep("trip made");
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
        const text = translate("tripDialogs.daysFailed", { name: trip.name, reason: message });
        return new ApiError(status, code, text, { isOffline });
      }
    }
    onCreated(trip, days.length);
    return null;
  };
}
