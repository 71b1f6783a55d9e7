import type { HoursState } from "@castor/core/hours/state-at.ts";
import type { Point } from "@castor/core/points/point.ts";
import type { StopTimes } from "@castor/core/routes/schedule/day-schedule.ts";
import { useEffect, useState } from "react";
import { useHoursModule } from "../../../data/hours/use-hours-module.ts";
import { useZoneLookup } from "../../../data/use-zone-lookup.ts";
import { whenIdle } from "../../../device/loading/when-idle.ts";

export type HoursPoint = Pick<Point, "workingHours" | "lat" | "lng">;

/**
 * Whether a point is open on arrival, or when it has opened for who waits for that; null while or where this is unknown. It takes some milliseconds, so with `idle` it
 * waits until the browser is idle.
 */
export function useHoursState(
  { workingHours, lat, lng }: HoursPoint,
  times: StopTimes,
  speed: "soon" | "idle",
): HoursState | null {
  const isWanted = workingHours !== "";
  const part = useHoursModule(isWanted && speed);
  const zoneAt = useZoneLookup(isWanted);
  const [state, setState] = useState<HoursState | null>(null);
  const { instant } = times.opens ?? times.arrival;
  useEffect(() => {
    const ask = () => {
      const zone = zoneAt?.({ lat, lng });
      setState(
        zone && part ? part.findHoursState(workingHours, instant, zone, { lat, lng }) : null,
      );
    };
    if (speed === "idle") return whenIdle(ask);
    ask();
  }, [part, zoneAt, workingHours, lat, lng, instant, speed]);
  return state;
}
