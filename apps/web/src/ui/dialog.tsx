import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Group.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import { Modal } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useIsPhone } from "../device/media.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import styles from "./dialog.module.css";
import { layers } from "./theme.ts";

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

const widths = { small: 420, medium: 560, large: 760 };

/**
 * A question or a form over the page; on a phone it is a page of its own. A click beside it closes nothing; Escape and
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
    if (unsaved?.hasChanges) setAsking(true);
    else onClose();
  };
  return (
    <>
      <Modal
        opened={isOpen}
        onClose={close}
        title={title}
        size={widths[size]}
        fullScreen={isPhone}
        centered
        zIndex={layers.dialog}
        closeOnClickOutside={false}
        closeOnEscape={!isAsking}
        trapFocus={!isAsking}
        closeButtonProps={{ "aria-label": closeLabel }}
        overlayProps={{ color: "transparent", className: styles.veil }}
        transitionProps={{ duration: 150, transition: isPhone ? "slide-up" : "fade" }}
        classNames={{
          content: styles.content,
          header: styles.header,
          title: styles.title,
          body: styles.body,
          close: styles.close,
        }}
      >
        {children}
      </Modal>
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
