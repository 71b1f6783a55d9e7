import type { Point } from "@castor/core/points/point.ts";
import type { Route } from "@castor/core/routes/route.ts";
import { useWords } from "../../i18n/words.ts";
import { useDayChoices } from "../../things/use-day-choices.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialogs/dialog.tsx";
import styles from "./move-point-dialog.module.css";

export interface MovePointDialogProps {
  point: Point;
  /** The other days of the trip. */
  routes: readonly Route[];
  onMove: (routeId: string) => void;
  onClose: () => void;
}

/** Asks to which day a point is moved. One press on a day moves it, since that can be undone. */
export function MovePointDialog({ point, routes, onMove, onClose }: MovePointDialogProps) {
  const translate = useWords("common");
  const days = useDayChoices({ routes });
  return (
    <Dialog
      isOpen
      size="small"
      title={translate("points.moveTitle", { name: point.name })}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      <p className="secondary">{translate("points.moveText")}</p>
      <ul className={styles.days}>
        {days.map(({ value, label }, at) => (
          <li key={value}>
            <button
              type="button"
              className={styles.day}
              data-autofocus={at === 0 || undefined}
              dir="auto"
              onClick={() => onMove(value)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{translate("actions.cancel")}</Button>
      </DialogActions>
    </Dialog>
  );
}
