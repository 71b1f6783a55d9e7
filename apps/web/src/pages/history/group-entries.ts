import type { HistoryEntry } from "@castor/core/history/history.ts";

/** Changes of one day in this browser's zone, and in it those of one person after another. */
export interface DayOfChanges {
  date: string;
  turns: { key: string; by: HistoryEntry["by"]; isFolded: boolean; entries: HistoryEntry[] }[];
}

/** Groups entries, the newest first, by day and person. `dateOf` gives the day of an instant. */
export function groupEntries(
  entries: readonly HistoryEntry[],
  dateOf: (instant: string) => string,
): DayOfChanges[] {
  const days: DayOfChanges[] = [];
  for (const entry of entries) {
    const date = dateOf(entry.at);
    let day = days.at(-1);
    if (day?.date !== date) {
      day = { date, turns: [] };
      days.push(day);
    }
    const isFolded = entry.changes > 1;
    const turn = day.turns.at(-1);
    const isSame = turn && turn.by?.userId === entry.by?.userId && turn.isFolded === isFolded;
    if (isSame) turn.entries.push(entry);
    else day.turns.push({ key: String(entry.version), by: entry.by, isFolded, entries: [entry] });
  }
  return days;
}
