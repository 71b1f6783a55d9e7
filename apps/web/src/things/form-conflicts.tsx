import { useEffect, useRef } from "react";
import type { Conflicts } from "../data/forms/use-conflicts.ts";
import { useWords } from "../i18n/words.ts";
import { Button } from "../ui/buttons/button.tsx";
import { Alert } from "../ui/feedback/alert.tsx";
import { ConflictValues } from "./conflict-values.tsx";
import type { FieldWords } from "./field-words/field-words.ts";
import styles from "./form-conflicts.module.css";

export interface FormConflictsProps {
  conflicts: Conflicts;
  wordsOf: (path: string) => FieldWords;
}

/** What somebody else has changed meanwhile and the person too: both values, and the choice between them. */
export function FormConflicts({ conflicts, wordsOf }: FormConflictsProps) {
  const translate = useWords("common", "conflicts");
  const place = useRef<HTMLDivElement>(null);
  const isThere = conflicts.list.length > 0;
  useEffect(() => {
    // It may stand above what is to be seen of a long form.
    if (isThere) place.current?.scrollIntoView({ block: "nearest" });
  }, [isThere]);
  if (conflicts.list.length === 0) return null;
  return (
    <div ref={place} data-conflicts>
      <Alert kind="warn">
        <p className="bold">{translate("conflicts.title")}</p>
        <ul className="plain-list">
          {conflicts.list.map((conflict) => {
            const words = wordsOf(conflict.path);
            const { label } = words;
            return (
              <li
                key={conflict.path}
                className={`row wrap items-center justify-between ${styles.conflict}`}
              >
                <ConflictValues words={words} {...conflict} />
                <div className="row wrap gap-8">
                  <Button
                    aria-label={`${label}: ${translate("conflicts.keep")}`}
                    onClick={() => conflicts.keepMine(conflict)}
                  >
                    {translate("conflicts.keep")}
                  </Button>
                  <Button
                    aria-label={`${label}: ${translate("conflicts.take")}`}
                    onClick={() => conflicts.takeTheirs(conflict)}
                  >
                    {translate("conflicts.take")}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      </Alert>
    </div>
  );
}
