import type { ChosenRoutes } from "@castor/core/routes/choose-routes.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { type RefObject, useReducer } from "react";
import { type AskedDialog, useAskedDialog } from "../../data/asked-dialog.ts";
import { useTour } from "../../data/tours/tours-store.ts";
import { useStable } from "../../ui/interaction/use-stable.ts";
import { useFocusReturn } from "./actions/use-focus-return.ts";
import { changeScreen, initialScreen, type MapDialog, type MapEvent } from "./map-screen.ts";

const ofMap = (asked: AskedDialog): MapDialog | null => (asked.kind === "newNote" ? null : asked);

/** The state of the screen, and the one way to change it. Other pages may ask for a dialog of it. */
export function useMapScreen(trip: Trip, plan: RefObject<HTMLElement | null>) {
  const [screen, dispatch] = useReducer(changeScreen, trip, initialScreen);
  const rememberOpener = useFocusReturn(screen.dialog !== null, plan);
  const { onEvent } = useStable({
    onEvent(event: MapEvent) {
      if (event.kind === "open") rememberOpener();
      dispatch(event);
    },
  });
  useAskedDialog(trip.id, ofMap, (dialog) => onEvent({ kind: "open", dialog }));
  return { screen, onEvent };
}

/**
 * The tours of the map page, once the trip has a point and while nothing else is open: nobody is asked before the first
 * place. Of two tours the one that is offered last is shown first.
 */
export function useMapTours(
  trip: Trip,
  chosen: ChosenRoutes<Route>,
  { isEditing, isPlain }: { isEditing: boolean; isPlain: boolean },
): void {
  const isUsed = isPlain && trip.routes.some(({ points }) => points.length > 0);
  useTour("editMapTour", isUsed && isEditing && chosen.kind === "one");
  useTour("mapTour", isUsed && trip.canEdit);
}
