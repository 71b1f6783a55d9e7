import type { Point } from "@castor/core/points/point.ts";
import { useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";

export interface MovePointDialogProps {
  point: Point;
  /** The other days of the trip: id and words. */
  days: readonly { value: string; label: string }[];
  onMove: (routeId: string) => void;
  onClose: () => void;
}

/** Asks to which day a point should go. */
export function MovePointDialog({ point, days, onMove, onClose }: MovePointDialogProps) {
  const translate = useWords();
  const [day, setDay] = useState(days[0]?.value ?? null);
  return (
    <Dialog
      isOpen
      size="small"
      title={translate("points.moveTitle", { name: point.name })}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      <SelectField
        data-autofocus
        label={translate("points.onTheDay")}
        description={translate("points.moveText")}
        data={[...days]}
        value={day}
        allowDeselect={false}
        onChange={setDay}
      />
      <DialogActions>
        <Button onClick={onClose}>{translate("actions.cancel")}</Button>
        <Button kind="primary" disabled={day === null} onClick={() => day && onMove(day)}>
          {translate("points.move")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
