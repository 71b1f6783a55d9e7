import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useIsLow, useIsPhone } from "../../device/screen/media.ts";
import { Button } from "../buttons/button.tsx";
import { layers } from "../theme/theme.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import styles from "./dialog.module.css";
import { DialogFrame } from "./dialog-frame.tsx";

/** The question asked before unsaved changes are discarded. */
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

const widths = { small: 420, medium: 560, large: 880 };

/**
 * A dialog over the page; full-screen on a phone, unless it is small. A click outside does not close it. Escape, Back and
 * the close button do, after asking about unsaved changes.
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
  const isLow = useIsLow();
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (unsaved?.hasChanges) setAsking(true);
    else onClose();
  };
  useWarningOnLeave(isOpen && unsaved?.hasChanges === true);
  return (
    <>
      <DialogFrame
        isOpen={isOpen}
        onClose={close}
        title={title}
        width={widths[size]}
        zIndex={layers.dialog}
        closeLabel={closeLabel}
        look={(isPhone || isLow) && size !== "small" ? "page" : "box"}
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

/** The buttons of a dialog, sticky at its bottom. The main one comes last, at the right. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={`row wrap gap-8 ${styles.actions}`}>{children}</div>;
}

/** The button that cancels a dialog. It asks about unsaved changes as the close button does. */
export function DialogCancel({ children }: { children: ReactNode }) {
  const close = useContext(CloseDialog);
  return <Button onClick={close}>{children}</Button>;
}

/** The browser asks before it leaves the site (reload, closed tab) while something is not saved. */
function useWarningOnLeave(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isOn]);
}
