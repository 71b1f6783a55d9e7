import type { ReactNode } from "react";
import { IconButton } from "../buttons/button.tsx";
import styles from "./stored-row.module.css";

export interface StoredRowProps {
  name: string;
  /** Its size and its date. */
  details: ReactNode;
  deleteLabel: string;
  onDelete: () => void;
}

/** A row of a list of what this device stores; it can be deleted. */
export function StoredRow({ name, details, deleteLabel, onDelete }: StoredRowProps) {
  return (
    <li className={`row items-center gap-12 ${styles.row}`}>
      <span className="stack grow">
        <span className="breaks" dir="auto">
          {name}
        </span>
        <span className="secondary tabular">{details}</span>
      </span>
      <IconButton icon="trash" label={deleteLabel} onClick={onDelete} />
    </li>
  );
}
