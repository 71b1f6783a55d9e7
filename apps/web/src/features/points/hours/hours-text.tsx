import { createElement, Fragment } from "react";
import { useHoursModule } from "../../../data/hours/use-hours-module.ts";
import { useLanguage } from "../../../i18n/words.ts";
import styles from "./hours.module.css";

/** Opening hours in words, one line per rule; null while loading or where the text cannot be read. */
export function useHoursLines(text: string): string[] | null {
  const part = useHoursModule(text !== "" && "soon");
  const language = useLanguage();
  return part?.formatPointHours(text, language) ?? null;
}

/** Passed as separate children, which need no keys: two lines may be identical. */
export function HoursLines({ lines }: { lines: readonly string[] }) {
  return createElement(Fragment, null, ...lines.map(drawLine));
}

const drawLine = (line: string) => <span className={styles.line}>{line}</span>;

/** Opening hours in words; the original text while loading or where it cannot be read. */
export function HoursText({ text }: { text: string }) {
  const lines = useHoursLines(text);
  return lines ? <HoursLines lines={lines} /> : text;
}
