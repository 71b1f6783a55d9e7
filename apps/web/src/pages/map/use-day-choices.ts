import { dayOf } from "@castor/core/basics/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useFormats } from "../../i18n/formats.ts";

/** The days of a trip for a selector: date and name, in order. */
export function useDayChoices(trip: Trip): { value: string; label: string }[] {
  const formats = useFormats();
  return trip.routes.map(({ id, date, name }) => ({
    value: id,
    label: `${formats.date(dayOf(date), "short")} ${name}`,
  }));
}
