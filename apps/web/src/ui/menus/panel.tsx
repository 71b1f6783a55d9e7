import "@mantine/core/styles/Popover.layer.css";
import { Popover } from "@mantine/core";
import type { ReactElement, ReactNode } from "react";
import { useLayer } from "../layers/use-layer.ts";
import styles from "./panel.module.css";

export interface PanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** Its accessible name. */
  label: string;
  /** The button that opens it. */
  target: ReactElement;
  children: ReactNode;
}

/** A panel under a button, for more than a menu. Escape, Back and a press outside close it. */
export function Panel({ isOpen, onClose, label, target, children }: PanelProps) {
  useLayer(isOpen, onClose);
  return (
    <Popover
      opened={isOpen}
      onDismiss={onClose}
      position="bottom-end"
      shadow="md"
      width={400}
      withinPortal
      trapFocus
      returnFocus
      closeOnEscape={false}
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown aria-label={label} className={styles.panel}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
