import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { useConnection } from "../../data/http/connection.ts";
import { removeTrip } from "../../data/use-trip-list.ts";
import { useWords } from "../../i18n/words.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { showToast } from "../../ui/feedback/show-toast.ts";

export interface DeleteTripDialogProps {
  trip: Pick<TripSummary, "id" | "name" | "isShared" | "members">;
  onClose: () => void;
}

/** Asks and deletes a trip. It leaves the list at once, and returns when the server refuses. */
export function DeleteTripDialog({ trip, onClose }: DeleteTripDialogProps) {
  const translate = useWords("common", "trip-dialogs");
  const isConnected = useConnection() === "online";
  const { id, name, isShared, members } = trip;
  const lost = isShared
    ? translate("tripDialogs.deleteSharedText", { count: members - 1 })
    : translate("tripDialogs.deleteText");
  const remove = async () => {
    onClose();
    const error = await removeTrip(id);
    if (error)
      showToast("error", translate("tripDialogs.notDeleted", { name, reason: error.message }));
    else showToast("ok", translate("tripDialogs.deleted", { name }));
  };
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={translate("tripDialogs.deleteTitle", { name })}
      text={isConnected ? lost : translate("tripDialogs.deleteOffline")}
      isHeld={!isConnected}
      confirmLabel={translate("tripDialogs.deleteDo")}
      cancelLabel={translate("actions.cancel")}
      onCancel={onClose}
      onConfirm={() => void remove()}
    />
  );
}
