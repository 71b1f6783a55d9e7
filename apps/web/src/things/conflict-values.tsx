import { cutText } from "@castor/core/basics/cut-text.ts";
import { isDate } from "@castor/core/time/dates.ts";
import { useState } from "react";
import { useFormats } from "../i18n/formats.ts";
import { useWords } from "../i18n/words.ts";
import { Button } from "../ui/buttons/button.tsx";
import styles from "./conflict-values.module.css";
import type { FieldWords, Side } from "./field-words/field-words.ts";

/** Longer texts are cut until the person asks for all of them. */
const shownLength = 160;
const dateLength = "YYYY-MM-DD".length;

export interface ConflictValuesProps {
  words: FieldWords;
  mine: unknown;
  theirs: unknown;
}

/** A field that two have changed: its name, and both values as the person reads them. */
export function ConflictValues({
  words: { label, format: formatField, formatList },
  mine,
  theirs,
}: ConflictValuesProps) {
  const translate = useWords("common", "conflicts");
  const formats = useFormats();
  const [isWhole, setWhole] = useState(false);
  const isLong = [mine, theirs].some((value) => String(value ?? "").length > shownLength);
  const format = (value: unknown, side: Side): string => {
    if (value === null || value === undefined || value === "") return translate("conflicts.empty");
    if (typeof value === "boolean") return translate(value ? "conflicts.on" : "conflicts.off");
    if (Array.isArray(value) && formatList)
      return value.length > 0 ? formatList(value) : translate("conflicts.empty");
    if (typeof value === "object") return translate("conflicts.filled");
    const text = String(value);
    if (formatField) return formatField(text, side);
    if (typeof value === "number") return formats.number(value, 6);
    const day = text.slice(0, dateLength);
    if (isDate(day)) return [formats.date(day, "short"), text.slice(dateLength)].join("");
    const cut = cutText(text, shownLength);
    const shown = isWhole || cut === text ? text : `${cut}…`;
    return translate("conflicts.value", { value: shown });
  };
  return (
    <div className={`stack narrows breaks ${styles.values}`}>
      <strong>{label}</strong>
      <span>{translate("conflicts.theirs", { value: format(theirs, "theirs") })}</span>
      <span>{translate("conflicts.mine", { value: format(mine, "mine") })}</span>
      {isLong && !isWhole ? (
        <Button kind="quiet" className={styles.whole} onClick={() => setWhole(true)}>
          {translate("conflicts.whole")}
        </Button>
      ) : null}
    </div>
  );
}
