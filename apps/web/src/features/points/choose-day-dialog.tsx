import type { Route } from "@castor/core/routes/route.ts";
import { useWords } from "../../i18n/words.ts";
import { useDayChoices } from "../../things/use-day-choices.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialogs/dialog.tsx";
import styles from "./choose-day-dialog.module.css";

export interface ChooseDayDialogProps {
  title: string;
  text: string;
  routes: readonly Route[];
  onChoose: (routeId: string) => void;
  /** What else it may go to, below the days. */
  also?: { label: string; onChoose: () => void };
  onClose: () => void;
}

/** Asks for a day. One press on it is enough, since what comes of it can be undone. */
export function ChooseDayDialog(props: ChooseDayDialogProps) {
  const { title, text, routes, also, onChoose, onClose } = props;
  const translate = useWords("common");
  const days = useDayChoices({ routes });
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      closeLabel={translate("actions.close")}
      onClose={onClose}
    >
      <p className="secondary">{text}</p>
      <ul className={styles.days}>
        {days.map(({ value, label }, index) => (
          <li key={value}>
            <button
              type="button"
              className={styles.day}
              data-autofocus={index === 0 || undefined}
              dir="auto"
              onClick={() => onChoose(value)}
            >
              {label}
            </button>
          </li>
        ))}
        {also ? (
          <li>
            <button type="button" className={styles.day} onClick={also.onChoose}>
              {also.label}
            </button>
          </li>
        ) : null}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{translate("actions.cancel")}</Button>
      </DialogActions>
    </Dialog>
  );
}
