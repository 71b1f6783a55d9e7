import { cutText } from "@castor/core/basics/cut-text.ts";
import { isDate } from "@castor/core/time/dates.ts";
import { useEffect, useRef } from "react";
import type { Conflicts } from "../data/forms/use-conflicts.ts";
import { useFormats } from "../i18n/formats.ts";
import { useWords } from "../i18n/words.ts";
import { Button } from "../ui/buttons/button.tsx";
import { Alert } from "../ui/feedback/alert.tsx";
import styles from "./form-conflicts.module.css";

/** Longer texts are cut: the form shows one of the two in full. */
const shownLength = 160;
const dateLength = "YYYY-MM-DD".length;

/** How a field is called, and how its values read where they are no plain texts. */
export interface FieldWords {
  label: string;
  word?: (value: string) => string;
}

export interface FormConflictsProps {
  conflicts: Conflicts;
  wordsOf: (path: string) => FieldWords;
}

/** What somebody else has changed meanwhile and the person too: both values, and the choice between them. */
export function FormConflicts({ conflicts, wordsOf }: FormConflictsProps) {
  const translate = useWords();
  const formats = useFormats();
  const place = useRef<HTMLDivElement>(null);
  const isThere = conflicts.list.length > 0;
  useEffect(() => {
    // It may stand above what is to be seen of a long form.
    if (isThere) place.current?.scrollIntoView({ block: "nearest" });
  }, [isThere]);
  if (conflicts.list.length === 0) return null;
  const say = (value: unknown, word: FieldWords["word"]): string => {
    if (value === null || value === undefined || value === "") return translate("conflicts.empty");
    if (typeof value === "boolean") return translate(value ? "conflicts.on" : "conflicts.off");
    const text = String(value);
    if (word) return word(text);
    const day = text.slice(0, dateLength);
    if (isDate(day)) return [formats.date(day, "short"), text.slice(dateLength)].join("");
    return translate("conflicts.value", { value: cutText(text, shownLength) });
  };
  return (
    <div ref={place} data-conflicts>
      <Alert kind="warn">
        <p className={styles.title}>{translate("conflicts.title")}</p>
        <ul className={styles.list}>
          {conflicts.list.map((conflict) => {
            const { label, word } = wordsOf(conflict.path);
            return (
              <li key={conflict.path} className={styles.conflict}>
                <p>
                  <strong>{label}</strong>
                  <span>
                    {translate("conflicts.theirs", { value: say(conflict.theirs, word) })}
                  </span>
                  <span>{translate("conflicts.mine", { value: say(conflict.mine, word) })}</span>
                </p>
                <div className={styles.choices}>
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
