import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/Paper.layer.css";
import { Modal } from "@mantine/core";
import { Button } from "./button.tsx";
import styles from "./dialog.module.css";
import { layers } from "./theme.ts";

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** The verb itself ("Delete trip"), not "OK". */
  confirmLabel: string;
  cancelLabel: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. The harmless answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    text,
    confirmLabel,
    cancelLabel,
    isDangerous,
    isBusy,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Modal
      opened={isOpen}
      onClose={onCancel}
      title={title}
      size={420}
      centered
      withCloseButton={false}
      zIndex={layers.dialog + 1}
      closeOnClickOutside={false}
      overlayProps={{ color: "transparent", className: styles.veil }}
      transitionProps={{ duration: 150, transition: "fade" }}
      classNames={{
        content: styles.content,
        header: styles.header,
        title: styles.title,
        body: styles.body,
      }}
    >
      <p className={styles.question}>{text}</p>
      <div className={styles.actions}>
        <Button onClick={onCancel} data-autofocus>
          {cancelLabel}
        </Button>
        <Button kind={isDangerous ? "danger" : "primary"} isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
