import { isOwnerOf } from "@castor/core/trips/may-call.ts";
import type { TripForm } from "@castor/core/trips/trip.ts";
import { hasDates } from "@castor/core/trips/trip-dates.ts";
import { useState } from "react";
import { useTrip, useTripChange } from "../../data/use-trip.ts";
import { useWords } from "../../i18n/words.ts";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";
import { TripDatesDialog } from "./trip-dates-dialog.tsx";
import { TripFormDialog } from "./trip-form-dialog.tsx";

export interface EditTripDialogProps {
  tripId: string;
  onClose: () => void;
}

const formOf = (trip: TripForm): TripForm => {
  const { name, currency, tileType, adults, kids, isDraft, travellers } = trip;
  return { name, currency, tileType, adults, kids, isDraft, travellers };
};

/** Changes a trip's own fields, from the list or from its map. */
export function EditTripDialog({ tripId, onClose }: EditTripDialogProps) {
  const translate = useWords("common", "trip-dialogs");
  const trip = useTrip(tripId);
  const change = useTripChange(tripId);
  const [isDating, setDating] = useState(false);
  if (trip.state !== "ready") {
    return (
      <Dialog
        isOpen
        onClose={onClose}
        title={translate("tripDialogs.editTitle")}
        closeLabel={translate("actions.close")}
      >
        {trip.state === "error" ? (
          <ErrorState
            isSmall
            text={trip.error.message}
            retryLabel={translate("actions.retry")}
            onRetry={trip.reload}
          />
        ) : (
          <Loading label={translate("actions.loading")} count={4} />
        )}
      </Dialog>
    );
  }
  const dated = hasDates(trip.data) ? trip.data : null;
  return (
    <>
      <TripFormDialog
        tripId={trip.data.id}
        saved={formOf(trip.data)}
        members={trip.data.members ?? []}
        hasDraft={isOwnerOf(trip.data)}
        onDates={dated ? () => setDating(true) : undefined}
        onClose={onClose}
        onSave={async (form, changed) => {
          if (Object.keys(changed).length > 0) {
            const outcome = await change(
              { name: "trips.save", args: { id: tripId, change: changed } },
              { isQuiet: true, isGuarded: true },
            );
            if (!outcome.isDone) return outcome.error;
          }
          showToast("ok", translate("tripDialogs.saved", { name: form.name }));
          onClose();
          return null;
        }}
      />
      {/* Beside the form and not in it: a form within a form would save both. */}
      {isDating && dated ? <TripDatesDialog trip={dated} onClose={() => setDating(false)} /> : null}
    </>
  );
}
