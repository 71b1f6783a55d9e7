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
    <li className={styles.row}>
      <span className={styles.what}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className="secondary tabular">{details}</span>
      </span>
      <IconButton icon="trash" label={deleteLabel} onClick={onDelete} />
    </li>
  );
}
