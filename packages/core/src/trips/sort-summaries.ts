import { type TripSummary, tripSections } from "./trip-summary.ts";

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Sorts trips for the list: by section; the next first among current ones, the latest first among old ones, the last
 * changed first among others. Trips without dates come after those with.
 */
export function sortSummaries(summaries: readonly TripSummary[]): TripSummary[] {
  return summaries.toSorted((a, b) => {
    if (a.section !== b.section)
      return tripSections.indexOf(a.section) - tripSections.indexOf(b.section);
    const byChange = compare(b.updated, a.updated);
    if (a.section !== "current" && a.section !== "old") return byChange;
    if (a.startDate === null || b.startDate === null)
      return Number(a.startDate === null) - Number(b.startDate === null) || byChange;
    const byDate = compare(a.startDate, b.startDate);
    return (a.section === "old" ? -byDate : byDate) || byChange;
  });
}
