import { endpoints } from "@castor/core/endpoints.ts";
import { newTrip, type Trip } from "@castor/core/trips/trip.ts";
import { useMe } from "../../data/session.ts";
import { useChange } from "../../data/use-change.ts";
import { TripFormDialog } from "./trip-form-dialog.tsx";

export interface NewTripDialogProps {
  onCreated: (trip: Trip) => void;
  onClose: () => void;
}

/** Makes a trip; its currency is the user's own to begin with, EUR if none is set. */
export function NewTripDialog({ onCreated, onClose }: NewTripDialogProps) {
  const me = useMe();
  const creation = useChange(endpoints.trips.save, {
    amend: ({ id }, { body }) => ({ body: { ...body, id } }),
  });
  // The form begins once: it waits for who this is, but not when nobody can say.
  if (me.state === "loading") return null;
  return (
    <TripFormDialog
      start={newTrip(me.data?.defaultCurrency ?? undefined)}
      saved={null}
      onClose={onClose}
      onSave={async (form) => {
        const outcome = await creation.run({ body: form });
        if (!outcome.isDone) return outcome.error;
        onCreated(outcome.answer);
        return null;
      }}
    />
  );
}
