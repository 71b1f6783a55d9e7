import type { Point } from "@castor/core/points/point.ts";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialogs/dialog.tsx";

export interface DeletePointDialogProps {
  point: Point;
  /** The other days of the same place, in words. */
  alsoOn: string;
  onDelete: (what: "stop" | "everywhere") => void;
  onClose: () => void;
}

/** Asks whether a shared point is deleted on this day only or on all its days. */
export function DeletePointDialog({ point, alsoOn, onDelete, onClose }: DeletePointDialogProps) {
  const translate = useWords("common");
  const title = translate("points.deleteTitle", { name: point.name });
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      <p>{translate("points.deleteSharedText", { days: alsoOn })}</p>
      <DialogActions>
        <Button onClick={onClose} data-autofocus>
          {translate("actions.cancel")}
        </Button>
        <Button kind="danger" onClick={() => onDelete("everywhere")}>
          {translate("points.deleteEverywhere")}
        </Button>
        <Button kind="danger" onClick={() => onDelete("stop")}>
          {translate("points.deleteStop")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
