import { useId } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "./import-dialog.module.css";

export interface ReadingStepProps {
  /** The name of the file; empty for a pasted text. */
  name: string;
  /** The part that is read, 0..1. */
  done: number;
  onStop: () => void;
}

/** How far a file is read, with a button that stops it. */
export function ReadingStep({ name, done, onStop }: ReadingStepProps) {
  const translate = useWords("common", "imports");
  const id = useId();
  return (
    <div className={`stack items-start gap-12 ${styles.reading}`}>
      <p id={id} role="status" className={styles.readingText}>
        {name === ""
          ? translate("importDialog.readingText")
          : translate("importDialog.reading", { name })}
      </p>
      <progress
        className={styles.progress}
        aria-labelledby={id}
        max={1}
        value={done > 0 ? done : undefined}
      />
      <Button data-autofocus onClick={onStop}>
        {translate("importDialog.stop")}
      </Button>
    </div>
  );
}
