import { useLanguage } from "../../../i18n/words.ts";
import styles from "./hours.module.css";
import { useHoursPart } from "./use-hours-part.ts";

/** Opening hours in words, a line a rule; null while or where there are none for them. */
export function useHoursLines(text: string): string[] | null {
  const part = useHoursPart(text !== "" && "soon");
  const language = useLanguage();
  return part?.sayHours(text, language) ?? null;
}

export function HoursLines({ lines }: { lines: readonly string[] }) {
  return (
    <>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </>
  );
}
