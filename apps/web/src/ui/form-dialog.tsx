import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
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
  const fields = useRef<HTMLDivElement>(null);
  useFocusKept(fields, props.isBusy === true);
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
        <div ref={fields} className={styles.fields} inert={isBusy === true}>
          {props.children}
        </div>
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

/** What is being sent takes no more typing, which would be lost; the focus goes back to where it was. */
function useFocusKept(fields: RefObject<HTMLElement | null>, isBusy: boolean): void {
  const held = useRef<HTMLElement | null>(null);
  const seen = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const note = () => {
      seen.current = document.activeElement;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    if (isBusy) {
      const at = seen.current;
      held.current = at instanceof HTMLElement && fields.current?.contains(at) ? at : null;
    } else if (held.current && document.activeElement === document.body) {
      held.current.focus();
      held.current = null;
    }
  }, [fields, isBusy]);
}
