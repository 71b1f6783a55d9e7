import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import { type MantineTransition, Modal } from "@mantine/core";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { dismissDoneToasts } from "../feedback/show-toast.ts";
import { useLayer } from "../layers/use-layer.ts";
import styles from "./dialog.module.css";

export interface DialogFrameProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  width: number;
  zIndex: number;
  children: ReactNode;
  /** Shows a close button with this accessible name. */
  closeLabel?: string | undefined;
  /** A box in the middle, the whole screen, or a sheet at the bottom. */
  look?: "box" | "page" | "sheet";
  /** Another dialog lies over it and takes the keyboard. */
  isCovered?: boolean;
}

/** What the dialog that is just closing gives the focus back to. */
let opener: Element | null = null;

/**
 * Returns the focus to the element that had it before, also when the dialog unmounts without closing first. A dialog
 * that takes another's place at once, as a form does after its loading state, returns it to the first one's opener.
 */
function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const focused = document.activeElement;
    const before = focused === document.body ? opener : focused;
    return () => {
      opener = before;
      setTimeout(() => {
        opener = null;
        const isLost = document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, [isOpen]);
}

/**
 * The frame of every dialog: an overlay, a sheet with a title, a focus trap. A press outside does not close it. Its head is no `header` element: in a
 * portal at the end of the page that would be a second banner landmark.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, onClose, title, width, zIndex, children, closeLabel } = props;
  const { look = "box", isCovered = false } = props;
  useFocusReturn(isOpen);
  useLayer(isOpen, onClose);
  useEffect(() => {
    if (isOpen) dismissDoneToasts();
  }, [isOpen]);
  const transition: MantineTransition = look === "box" ? "fade" : "slide-up";
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={width}
      fullScreen={look === "page"}
      centered={look === "box"}
      zIndex={zIndex}
      closeOnClickOutside={false}
      closeOnEscape={false}
      trapFocus={!isCovered}
      transitionProps={{ duration: 150, transition }}
      classNames={{
        overlay: styles.veil,
        inner: look === "sheet" ? styles.low : undefined,
        content: styles.content,
        title: styles.title,
        close: styles.close,
        body: styles.body,
      }}
    >
      <Modal.Overlay color="transparent" />
      <Modal.Content>
        <div className={`row items-center justify-between gap-8 ${styles.header}`}>
          <Modal.Title>{title}</Modal.Title>
          <span data-tour-slot="short" className={styles.tour} />
          {closeLabel ? <Modal.CloseButton aria-label={closeLabel} /> : null}
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
