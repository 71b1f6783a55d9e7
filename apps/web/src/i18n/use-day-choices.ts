import { dayOf } from "@castor/core/basics/dates.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { useFormats } from "./formats.ts";

/** The days of a trip for a selector: date and name, in order. */
export function useDayChoices(trip: Trip): { value: string; label: string }[] {
  const formats = useFormats();
  const { routes } = trip;
  return useMemo(
    () =>
      routes.map(({ id, date, name }) => ({
        value: id,
        label: `${formats.date(dayOf(date), "short")} ${name}`,
      })),
    [routes, formats],
  );
}
