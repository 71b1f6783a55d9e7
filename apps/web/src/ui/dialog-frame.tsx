import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import { type MantineTransition, Modal } from "@mantine/core";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import styles from "./dialog.module.css";
import { dismissDone } from "./notify.ts";

export interface DialogFrameProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  width: number;
  zIndex: number;
  children: ReactNode;
  /** With it there is a cross. */
  closeLabel?: string | undefined;
  isFullScreen?: boolean;
  /** Something else lies over it and has the keyboard. */
  isCovered?: boolean;
}

/** Gives the focus back to what had it before, also when the dialog is taken away at once. */
function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    return () => {
      setTimeout(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, [isOpen]);
}

/**
 * What every dialog is: a veil, a sheet with a headline, the focus kept inside. Its head is no `header` element: one
 * that is drawn at the end of the page would be read as a second banner.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, title, width, zIndex, children, closeLabel } = props;
  const { isFullScreen = false, isCovered = false } = props;
  useFocusReturn(isOpen);
  useEffect(() => {
    if (isOpen) dismissDone();
  }, [isOpen]);
  const transition: MantineTransition = isFullScreen ? "slide-up" : "fade";
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={width}
      fullScreen={isFullScreen}
      centered
      zIndex={zIndex}
      closeOnClickOutside={false}
      closeOnEscape={!isCovered}
      trapFocus={!isCovered}
      transitionProps={{ duration: 150, transition }}
      classNames={{
        overlay: styles.veil,
        content: styles.content,
        title: styles.title,
        close: styles.close,
        body: styles.body,
      }}
    >
      <Modal.Overlay color="transparent" />
      <Modal.Content>
        <div className={styles.header}>
          <Modal.Title>{title}</Modal.Title>
          {closeLabel ? <Modal.CloseButton aria-label={closeLabel} /> : null}
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
