import { pointOfIdea } from "@castor/core/points/edit/share-place.ts";
import type { Idea } from "@castor/core/points/idea.ts";
import { todayIn } from "@castor/core/time/dates.ts";
import { seesMoneyOf } from "@castor/core/trips/may-call.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { browserTimeZone } from "../../../device/time-zone.ts";
import { addPointAnew } from "../../../features/points/add-point-anew.ts";
import { PointForm } from "../../../features/points/point-form.tsx";
import type { TripActions } from "../actions/use-trip-actions.ts";
import type { MapEvent } from "../map-screen.ts";

export interface EditIdeaDialogProps {
  trip: Trip;
  idea: Idea;
  /** It was deleted while its form was open. */
  isGone: boolean;
  actions: TripActions;
  onEvent: (event: MapEvent) => void;
}

/** The form of an idea: that of a point, without what a day gives it. */
export function EditIdeaDialog({ trip, idea, isGone, actions, onEvent }: EditIdeaDialogProps) {
  const close = () => onEvent({ kind: "close" });
  return (
    <PointForm
      saved={pointOfIdea(idea)}
      isIdea
      isGone={isGone}
      moveType="car"
      draftName={`idea ${idea.id}`}
      date={trip.startDate ?? todayIn(browserTimeZone(), new Date())}
      currency={seesMoneyOf(trip) ? trip.currency : null}
      people={trip}
      onClose={close}
      onSave={async (change) => {
        const error = isGone
          ? await addPointAnew(trip, change, null)
          : await actions.saveIdea(idea.id, change);
        if (!error) close();
        return error;
      }}
    />
  );
}
