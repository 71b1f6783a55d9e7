import type { HistoryEntry } from "@castor/core/history/history.ts";

/** The newest page as it was, and what was loaded below it. */
export interface LoadedPages {
  /** The filter that it was asked with. */
  filter: string;
  entries: readonly HistoryEntry[];
  /** The version before which there is more; null where there is none. */
  next: number | null;
}

type Entries = readonly Pick<HistoryEntry, "version">[];

const oldestOf = (entries: Entries) => entries.at(-1)?.version ?? Number.POSITIVE_INFINITY;

/** False when so much has come that there is more between the newest page and what was loaded: that is asked for again. */
export const meets = (newest: Entries, { entries }: { entries: Entries }): boolean =>
  (entries[0]?.version ?? 0) >= oldestOf(newest);

/** The newest page and what was loaded below it. New changes push the newest page on: what both have is there once. */
export const joinPages = <Entry extends Pick<HistoryEntry, "version">>(
  newest: readonly Entry[],
  older: { entries: readonly Entry[] } | null,
): Entry[] => [
  ...newest,
  ...(older?.entries ?? []).filter(({ version }) => version < oldestOf(newest)),
];
