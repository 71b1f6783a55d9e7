import { addressOf, showTrip } from "@castor/core/pages.ts";
import type { Route, RouteForm } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useNavigate } from "@tanstack/react-router";
import type { ApiError } from "../../data/api-error.ts";
import { type Making, makeInTrip, type UnsureMaking } from "../../data/make-in-trip.ts";
import { routeChanges } from "../../data/route-changes.ts";
import { useTripChange } from "../../data/use-trip.ts";
import { useWords } from "../../i18n/words.ts";
import { notify } from "../../ui/notify.ts";
import { usePointActions } from "./use-point-actions.ts";

const makingOfRoute = (tripId: string): Making<RouteForm, Route> => ({
  add: (form) => routeChanges.add(tripId, form),
  amend: ({ id }, form) => [routeChanges.save(id, form)],
});

/** What may be done on the map of a trip. A form's save answers why not; all else says so by itself. */
export function useTripActions(trip: Trip) {
  const change = useTripChange(trip.id);
  const navigate = useNavigate();
  const translate = useWords();
  const quiet = { isQuiet: true };
  const points = usePointActions(trip);
  const go = (routeId: string) =>
    navigate({ href: addressOf("map", { tripId: trip.id, routeId }) });
  const dayNameOf = (routeId: string) => trip.routes.find(({ id }) => id === routeId)?.name ?? "";

  return {
    async addRoute(form: RouteForm, unsure: UnsureMaking<RouteForm>): Promise<ApiError | null> {
      const outcome = await makeInTrip(trip.id, unsure, makingOfRoute(trip.id), form);
      if (!outcome.isDone) return outcome.error;
      void go(outcome.answer.id);
      return null;
    },
    async saveRoute(id: string, fields: Partial<RouteForm>): Promise<ApiError | null> {
      const outcome = await change(routeChanges.save(id, fields), quiet);
      return outcome.isDone ? null : outcome.error;
    },
    async deleteRoute(id: string, isCurrent: boolean): Promise<void> {
      const name = dayNameOf(id);
      const at = trip.routes.findIndex((route) => route.id === id);
      const neighbour = trip.routes[at + 1] ?? trip.routes[at - 1];
      // First away from it: a page whose day is gone begins anew.
      if (isCurrent) await go(neighbour?.id ?? showTrip);
      const { isDone } = await change(routeChanges.remove(id));
      if (isDone) notify("ok", translate("routes.deleted", { name }));
    },
    ...points,
  };
}

export type TripActions = ReturnType<typeof useTripActions>;
