import type { ReactNode } from "react";
import { layers } from "../theme/theme.ts";
import styles from "./bottom-sheet.module.css";
import { DialogFrame } from "./dialog-frame.tsx";

export interface BottomSheetProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

const widthPx = 480;

/** A dialog of many things at the bottom of the screen, in the thumb's reach. */
export function BottomSheet({ title, closeLabel, onClose, children }: BottomSheetProps) {
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={title}
      width={widthPx}
      zIndex={layers.dialog}
      closeLabel={closeLabel}
      look="sheet"
    >
      <div className={`stack ${styles.rows}`}>{children}</div>
    </DialogFrame>
  );
}
