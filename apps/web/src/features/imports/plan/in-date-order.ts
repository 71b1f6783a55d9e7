import { type DateOrder, otherOrder } from "@castor/core/imports/date-order.ts";
import type { ImportedTrip } from "@castor/core/imports/imported-trip.ts";

/** The trip of a file with its dates in the chosen order; only what the file leaves open changes. */
export function inDateOrder(imported: ImportedTrip, order: DateOrder): ImportedTrip {
  const { openDates, days } = imported;
  if (!openDates || order === openDates.order) return imported;
  return {
    ...imported,
    days: days.map((day, index) => ({ ...day, date: openDates.others[index] ?? null })),
    openDates: { order: otherOrder(openDates.order), others: days.map(({ date }) => date) },
  };
}
