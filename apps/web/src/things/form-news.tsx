import type { Conflicts } from "../data/forms/use-conflicts.ts";
import { useWords } from "../i18n/words.ts";
import { Button } from "../ui/buttons/button.tsx";
import { Alert } from "../ui/feedback/alert.tsx";
import { ConflictValues } from "./conflict-values.tsx";
import type { FieldWords } from "./field-words/field-words.ts";
import styles from "./form-news.module.css";

export interface FormNewsProps {
  conflicts: Conflicts;
  wordsOf: (path: string) => FieldWords;
}

/** What others do with the thing of an open form. It stands with the buttons, so that no field moves. */
export function FormNews({ conflicts, wordsOf }: FormNewsProps) {
  const translate = useWords("common", "conflicts");
  const { isGone, editors, taken } = conflicts;
  const isThere = isGone || conflicts.list.length > 0;
  return (
    <div className={`stack gap-4 ${styles.news}`}>
      {isGone ? <Alert kind="warn">{translate("conflicts.gone")}</Alert> : null}
      {isGone ? null : <FormConflicts {...{ conflicts, wordsOf }} />}
      <p className={`secondary ${styles.line}`} role="status">
        {editors && !isGone ? (
          <span>
            {translate(editors.length > 1 ? "conflicts.editingSeveral" : "conflicts.editing", {
              names: editors.join(", "),
            })}
          </span>
        ) : null}
        {taken.length > 0 && !isThere ? (
          <span>
            {translate("conflicts.taken", {
              fields: [...new Set(taken.map((path) => wordsOf(path).label))].join(", "),
            })}
          </span>
        ) : null}
      </p>
    </div>
  );
}

/** What somebody else has changed meanwhile and the person too: both values, and the choice between them. */
function FormConflicts({ conflicts, wordsOf }: FormNewsProps) {
  const translate = useWords("common", "conflicts");
  if (conflicts.list.length === 0) return null;
  return (
    <div className={styles.conflicts} data-conflicts>
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
