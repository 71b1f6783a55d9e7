import { type DateText, isDate } from "@castor/core/time/dates.ts";

const iso = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/;
const dotted = /(?<!\d)(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/;

/** A date in a text, as a program or a person names a day by: 2026-12-05 or 5.12.2026. Null without one. */
export function findDate(text: string): DateText | null {
  const [, year, month, day] = iso.exec(text) ?? [];
  const written = year !== undefined ? `${year}-${month}-${day}` : readDotted(text);
  return written !== null && isDate(written) ? written : null;
}

function readDotted(text: string): DateText | null {
  const [, day = "", month = "", year] = dotted.exec(text) ?? [];
  return year === undefined ? null : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
