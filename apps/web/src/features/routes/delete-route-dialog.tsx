import type { Route } from "@castor/core/routes/route.ts";
import { useWords } from "../../i18n/words.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";

export interface DeleteRouteDialogProps {
  route: Route;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a day is deleted with its points and notes. */
export function DeleteRouteDialog({ route, onDelete, onClose }: DeleteRouteDialogProps) {
  const translate = useWords("common");
  const count = route.points.length;
  return (
    <ConfirmDialog
      isOpen
      title={translate("routes.deleteTitle", { name: route.name })}
      text={translate(count > 0 ? "routes.deleteText" : "routes.deleteEmptyText", { count })}
      confirmLabel={translate("routes.deleteDay")}
      cancelLabel={translate("actions.cancel")}
      isDangerous
      onConfirm={onDelete}
      onCancel={onClose}
    />
  );
}
