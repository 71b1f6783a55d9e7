import { createElement, Fragment } from "react";
import { useLanguage } from "../../../i18n/words.ts";
import styles from "./hours.module.css";
import { useHoursPart } from "./use-hours-part.ts";

/** Opening hours in words, a line a rule; null while or where there are none for them. */
export function useHoursLines(text: string): string[] | null {
  const part = useHoursPart(text !== "" && "soon");
  const language = useLanguage();
  return part?.sayHours(text, language) ?? null;
}

/** As children one by one, which need no keys: two lines may say the same. */
export function HoursLines({ lines }: { lines: readonly string[] }) {
  return createElement(Fragment, null, ...lines.map(drawLine));
}

const drawLine = (line: string) => <span className={styles.line}>{line}</span>;

/** Opening hours in words; as they are written until these are there, or where there are none. */
export function HoursText({ text }: { text: string }) {
  const lines = useHoursLines(text);
  return lines ? <HoursLines lines={lines} /> : text;
}
