import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from "react";
import { Button } from "../buttons/button.tsx";
import { Alert } from "../feedback/alert.tsx";
import { focusUnread } from "../fields/focus-unread.ts";
import { Dialog, DialogActions, DialogCancel, type UnsavedQuestion } from "./dialog.tsx";
import styles from "./form-dialog.module.css";

/** The labels that every form in a dialog needs. */
export interface FormDialogWords extends Omit<UnsavedQuestion, "hasChanges"> {
  closeLabel: string;
  cancelLabel: string;
}

export interface FormDialogProps {
  title: string;
  saveLabel: string;
  size?: "small" | "medium" | "large";
  words: FormDialogWords;
  /** Why the last save failed. */
  failure?: string | null;
  /** True while there are unsaved changes. */
  hasChanges?: boolean;
  isBusy?: boolean;
  /** Disables saving. */
  isDisabled?: boolean;
  /** Above the buttons: what comes while the form is open, and must move no field. */
  news?: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. It asks before unsaved changes are discarded and shows above the fields why a save failed. */
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
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          if (!focusUnread(event.currentTarget)) return onSubmit(event);
          event.preventDefault();
        }}
        onKeyDown={saveByKeys}
      >
        {failure ? <Alert kind="error">{failure}</Alert> : null}
        <div ref={fields} className={styles.fields} inert={isBusy === true}>
          {props.children}
        </div>
        <DialogActions>
          {props.news}
          <DialogCancel>{words.cancelLabel}</DialogCancel>
          <Button kind="primary" type="submit" isBusy={isBusy} disabled={isDisabled}>
            {saveLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Ctrl+Enter or Cmd+Enter saves, also from a field of several lines. */
function saveByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== "Enter" || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** Restores the focus after a save. While saving, the fields are inert, since typed text would be lost. */
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
      const focused = seen.current;
      held.current =
        focused instanceof HTMLElement && fields.current?.contains(focused) ? focused : null;
    } else if (held.current && document.activeElement === document.body) {
      held.current.focus();
      held.current = null;
    }
  }, [fields, isBusy]);
}
