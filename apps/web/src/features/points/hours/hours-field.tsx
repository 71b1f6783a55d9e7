import type { UseFormReturnType } from "@mantine/form";
import { useEffect, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { TextareaField } from "../../../ui/fields/textarea-field.tsx";
import type { PointValues } from "../point-values.ts";
import styles from "./hours.module.css";
import { HoursLines, useHoursLines } from "./hours-text.tsx";

/** After so long without a key it is worth reading, and saying. */
const restMs = 400;

/** Opening hours as somebody types or pastes them, of several lines too; below, how they are understood. */
export function HoursField({ form }: { form: UseFormReturnType<PointValues> }) {
  const translate = useWords();
  return (
    <div className={styles.field}>
      <TextareaField
        label={translate("points.workingHours")}
        placeholder={translate("points.workingHoursPlaceholder")}
        autosize
        minRows={1}
        maxRows={8}
        {...form.getInputProps("workingHours")}
      />
      <HoursHint text={useRested(form.values.workingHours)} />
    </div>
  );
}

/** How a text is understood; nothing where it is empty, or speaks for itself. */
function HoursHint({ text }: { text: string }) {
  const translate = useWords();
  const lines = useHoursLines(text);
  return (
    <div role="status" className={`secondary ${styles.hint}`}>
      {lines ? (
        <>
          {translate("hours.understood")}
          <HoursLines lines={lines} />
        </>
      ) : null}
    </div>
  );
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
