import type { Point } from "@castor/core/points/point.ts";
import { useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { CheckRow } from "../../ui/choices/check-row.tsx";
import { Dialog, DialogActions } from "../../ui/dialogs/dialog.tsx";
import styles from "./pick-existing/pick-existing.module.css";

export interface PutOnDaysDialogProps {
  point: Point;
  /** The other days of the trip; `isHere` marks those that have the place already. */
  days: readonly { value: string; label: string; isHere: boolean }[];
  /** The ids of the days that end in this hotel and do not have it yet. */
  nights: readonly string[];
  onPut: (routeIds: readonly string[]) => void;
  onClose: () => void;
}

/** Asks to which other days a point is added. */
export function PutOnDaysDialog({ point, days, nights, onPut, onClose }: PutOnDaysDialogProps) {
  const translate = useWords("common", "put-on-days");
  const [picked, setPicked] = useState<readonly string[]>([]);
  const chosen = days.filter(({ value }) => picked.includes(value));
  return (
    <Dialog
      isOpen
      title={translate("putOnDays.title", { name: point.name })}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      <p className="secondary">{translate("putOnDays.text")}</p>
      {nights.length > 0 ? (
        <Button onClick={() => setPicked((before) => [...new Set([...before, ...nights])])}>
          {translate("putOnDays.everyNight", { count: nights.length })}
        </Button>
      ) : null}
      <ul className={styles.list}>
        {days.map(({ value, label, isHere }, index) => (
          <li key={value}>
            <CheckRow
              className={styles.row}
              isFirstFocus={index === 0}
              isChecked={picked.includes(value)}
              onCheck={(isPicked) =>
                setPicked((before) =>
                  isPicked ? [...before, value] : before.filter((other) => other !== value),
                )
              }
            >
              <span className={styles.words}>
                <span className={styles.name} dir="auto">
                  {label}
                </span>
                {isHere ? <span className="secondary">{translate("picker.isHere")}</span> : null}
              </span>
            </CheckRow>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{translate("actions.cancel")}</Button>
        <Button
          kind="primary"
          disabled={chosen.length === 0}
          onClick={() => onPut(chosen.map(({ value }) => value))}
        >
          {translate("picker.put")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
