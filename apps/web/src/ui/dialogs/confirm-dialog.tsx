import { Button } from "../buttons/button.tsx";
import { layers } from "../theme/theme.ts";
import styles from "./dialog.module.css";
import { DialogFrame } from "./dialog-frame.tsx";

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** The verb itself ("Delete trip"), not "OK". */
  confirmLabel: string;
  cancelLabel: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  /** What it asks about cannot be done now; the text says why. */
  isHeld?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const widthPx = 420;

/** Asks before something that cannot be undone. Cancel has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    text,
    confirmLabel,
    cancelLabel,
    isDangerous,
    isBusy,
    isHeld,
    onConfirm,
    onCancel,
  } = props;
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      width={widthPx}
      zIndex={layers.dialog + 1}
    >
      <p className={styles.question}>{text}</p>
      <div className={`row wrap gap-8 ${styles.actions}`}>
        <Button onClick={onCancel} data-autofocus>
          {cancelLabel}
        </Button>
        <Button
          kind={isDangerous ? "danger" : "primary"}
          isBusy={isBusy}
          isHeld={isHeld}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </DialogFrame>
  );
}
