import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { removeTrip } from "../../data/use-trip-list.ts";
import { useWords } from "../../i18n/words.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { notify } from "../../ui/notify.ts";

export interface DeleteTripDialogProps {
  trip: Pick<TripSummary, "id" | "name">;
  onClose: () => void;
}

/** Deletes a trip after asking; it leaves the list at once and is back when the server refuses. */
export function DeleteTripDialog({ trip, onClose }: DeleteTripDialogProps) {
  const translate = useWords();
  const { id, name } = trip;
  const remove = async () => {
    onClose();
    const error = await removeTrip(id);
    if (error) notify("error", translate("trips.notDeleted", { name, reason: error.message }));
    else notify("ok", translate("trips.deleted", { name }));
  };
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={translate("trips.deleteTitle", { name })}
      text={translate("trips.deleteText")}
      confirmLabel={translate("trips.deleteDo")}
      cancelLabel={translate("actions.cancel")}
      onCancel={onClose}
      onConfirm={() => void remove()}
    />
  );
}
