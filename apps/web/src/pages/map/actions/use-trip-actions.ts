import type { ArgsOf } from "@castor/core/changes/change-args.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import type { RouteForm } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useNavigate } from "@tanstack/react-router";
import type { ApiError } from "../../../data/http/api-error.ts";
import { offerUndo } from "../../../data/trip-changes/history/offer-undo.ts";
import { tripHistoryOf } from "../../../data/trip-changes/history/trip-histories.ts";
import { newTemporaryId } from "../../../data/trip-changes/temporary-ids.ts";
import { useWords } from "../../../i18n/words.ts";
import { useIdeaActions } from "./use-idea-actions.ts";
import { usePointActions } from "./use-point-actions.ts";

/** What may be done on the map of a trip, all of it undoable. A form's save answers why not. */
export function useTripActions(trip: Trip) {
  const history = tripHistoryOf(trip.id);
  const navigate = useNavigate();
  const translate = useWords("common");
  const points = usePointActions(trip);
  const ideas = useIdeaActions(trip);
  const go = (routeId: string) =>
    navigate({ href: addressOf("map", { tripId: trip.id, routeId }) });

  return {
    async addRoute(form: RouteForm): Promise<ApiError | null> {
      const id = newTemporaryId();
      const args = { tripId: trip.id, id, form };
      const outcome = await history.run({ name: "routes.add", args }, { isQuiet: true });
      if (!outcome.isDone) return outcome.error;
      void go(history.queue.currentId(id));
      return null;
    },
    async saveRoute(id: string, change: ArgsOf<"routes.save">["change"]): Promise<ApiError | null> {
      const outcome = await history.run(
        { name: "routes.save", args: { id, change } },
        { isQuiet: true, isGuarded: true },
      );
      return outcome.isDone ? null : outcome.error;
    },
    /** Sent when the toast that offers to undo it goes. */
    async deleteRoute(id: string, isCurrent: boolean): Promise<void> {
      const index = trip.routes.findIndex((route) => route.id === id);
      const name = trip.routes[index]?.name ?? "";
      const neighbour = trip.routes[index + 1] ?? trip.routes[index - 1];
      // The page of a deleted day would start anew: the page is left first.
      if (isCurrent) await go(neighbour?.id ?? showTrip);
      const deleted = history.defer({ name: "routes.remove", args: { id } });
      offerUndo(history, { ...deleted, text: translate("routes.deleted", { name }) });
    },
    ...points,
    ...ideas,
  };
}

export type TripActions = ReturnType<typeof useTripActions>;
