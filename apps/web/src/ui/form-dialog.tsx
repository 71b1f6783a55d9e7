import type { FormEvent, ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Dialog, DialogActions, DialogCancel, type UnsavedQuestion } from "./dialog.tsx";
import styles from "./form-dialog.module.css";

/** The words that every form in a dialog needs. */
export interface FormDialogWords extends Omit<UnsavedQuestion, "hasChanges"> {
  closeLabel: string;
  cancelLabel: string;
}

export interface FormDialogProps {
  title: string;
  saveLabel: string;
  size?: "small" | "medium";
  words: FormDialogWords;
  /** Why the last try to save failed. */
  failure?: string | null;
  /** Something is typed that would be lost. */
  hasChanges?: boolean;
  isBusy?: boolean;
  /** What is chosen cannot be saved. */
  isDisabled?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: it asks before typed work is thrown away and says above the fields why a save failed. */
export function FormDialog(props: FormDialogProps) {
  const { title, saveLabel, size, words, failure, isBusy, isDisabled, onSubmit, onClose } = props;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={words.closeLabel}
      {...(size ? { size } : {})}
      unsaved={{ ...words, hasChanges: props.hasChanges ?? false }}
    >
      <form noValidate className={styles.form} onSubmit={onSubmit}>
        {failure ? <Alert kind="error">{failure}</Alert> : null}
        {props.children}
        <DialogActions>
          <DialogCancel>{words.cancelLabel}</DialogCancel>
          <Button kind="primary" type="submit" isBusy={isBusy} disabled={isDisabled}>
            {saveLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
