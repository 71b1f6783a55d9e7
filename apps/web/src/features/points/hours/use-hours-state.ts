import type { HoursState } from "@castor/core/hours/state-at.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { StopTimes } from "@castor/core/routes/day-schedule.ts";
import { useEffect, useState } from "react";
import { useZoneLookup } from "../../../data/use-zone-lookup.ts";
import { whenIdle } from "../../../device/when-idle.ts";
import { useHoursPart } from "./use-hours-part.ts";

export type HoursPoint = Pick<Point, "workingHours" | "lat" | "lng">;

/**
 * Whether a point is open when one arrives; null while or where nobody knows. It takes some milliseconds to work out, so with
 * `idle` it waits until the page has nothing better to do.
 */
export function useHoursState(
  { workingHours, lat, lng }: HoursPoint,
  times: StopTimes,
  speed: "soon" | "idle",
): HoursState | null {
  const isWanted = workingHours !== "";
  const part = useHoursPart(isWanted && speed);
  const zoneAt = useZoneLookup(isWanted);
  const [state, setState] = useState<HoursState | null>(null);
  const { instant } = times.arrival;
  useEffect(() => {
    const ask = () => {
      const zone = zoneAt?.({ lat, lng });
      setState(zone && part ? part.askHours(workingHours, instant, zone, { lat, lng }) : null);
    };
    if (speed === "idle") return whenIdle(ask);
    ask();
  }, [part, zoneAt, workingHours, lat, lng, instant, speed]);
  return state;
}
