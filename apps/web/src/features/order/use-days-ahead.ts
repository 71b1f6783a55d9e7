import { listDaysAhead } from "@castor/core/routes/schedule/list-days-ahead.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useMemo } from "react";
import { useZoneLookup } from "../../data/use-zone-lookup.ts";
import { browserTimeZone } from "../../device/time-zone.ts";

/** The ids of a trip's days that have not begun, by the clocks of their places; those of the device until zones are known. */
export function useDaysAhead({ routes }: Pick<Trip, "routes">, now: number): ReadonlySet<string> {
  const zoneAt = useZoneLookup(true);
  const inLine = useMemo(
    () => [...listDaysAhead(routes, zoneAt, browserTimeZone(), now)].join(" "),
    [routes, zoneAt, now],
  );
  // The same set for the same days: menus of days are not drawn again.
  return useMemo(() => new Set(inLine === "" ? [] : inLine.split(" ")), [inLine]);
}
