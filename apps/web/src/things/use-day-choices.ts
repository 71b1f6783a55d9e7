import type { Route } from "@castor/core/routes/route.ts";
import { dayOf } from "@castor/core/time/dates.ts";
import { useMemo } from "react";
import { useFormats } from "../i18n/formats.ts";

/** The days of a trip for a selector: date and name, in order. */
export function useDayChoices({ routes }: { routes: readonly Route[] }): {
  value: string;
  label: string;
}[] {
  const formats = useFormats();
  return useMemo(
    () =>
      routes.map(({ id, date, name }) => ({
        value: id,
        label: `${formats.date(dayOf(date), "short")} ${name}`,
      })),
    [routes, formats],
  );
}
