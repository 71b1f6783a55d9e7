import { createContext, type ReactNode, useContext, useState } from "react";
import { useIsPhone } from "../device/media.ts";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import styles from "./dialog.module.css";
import { DialogFrame } from "./dialog-frame.tsx";
import { layers } from "./theme.ts";
import { useBackCloses } from "./use-back-closes.ts";

/** What to ask before typed work is thrown away. */
export interface UnsavedQuestion {
  hasChanges: boolean;
  title: string;
  text: string;
  leaveLabel: string;
  stayLabel: string;
}

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  size?: "small" | "medium" | "large";
  unsaved?: UnsavedQuestion | undefined;
}

const CloseDialog = createContext<() => void>(() => {});

const widths = { small: 420, medium: 560, large: 760 };

/**
 * A question or a form over the page; on a phone it is a page of its own, unless it is small. A click beside it closes nothing; Escape and
 * the cross do, after asking about unsaved changes.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  children,
  size = "medium",
  unsaved,
}: DialogProps) {
  const isPhone = useIsPhone();
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    // After this press of Escape: the question listens too, and would take the same press as its own.
    if (unsaved?.hasChanges) setTimeout(() => setAsking(true));
    else onClose();
  };
  useBackCloses(isOpen, close, unsaved?.hasChanges ?? false);
  return (
    <>
      <DialogFrame
        isOpen={isOpen}
        onClose={close}
        title={title}
        width={widths[size]}
        zIndex={layers.dialog}
        closeLabel={closeLabel}
        isFullScreen={isPhone && size !== "small"}
        isCovered={isAsking}
      >
        <CloseDialog value={close}>{children}</CloseDialog>
      </DialogFrame>
      {unsaved ? (
        <ConfirmDialog
          isOpen={isAsking}
          title={unsaved.title}
          text={unsaved.text}
          confirmLabel={unsaved.leaveLabel}
          cancelLabel={unsaved.stayLabel}
          isDangerous
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onClose();
          }}
        />
      ) : null}
    </>
  );
}

/** The buttons of a dialog, always in sight at its foot: the main one last, so at the right. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** The button that leaves a dialog; it asks about unsaved changes as the cross does. */
export function DialogCancel({ children }: { children: ReactNode }) {
  const close = useContext(CloseDialog);
  return <Button onClick={close}>{children}</Button>;
}
