import type { Fix } from "@castor/core/mend/fix.ts";
import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { withAnyParams } from "@castor/i18n/words.ts";
import { useFormats } from "../../../i18n/formats.ts";
import { useWords } from "../../../i18n/words.ts";

const secondsOfMinute = 60;

/** Says in a few words what a fix does. */
export function useFixWords(trip: Trip): (fix: Fix) => string {
  const translate = withAnyParams(useWords("common", "check"));
  const formats = useFormats();
  return ({ kind, stopIds, routeId, figures: { minutes, date, mode } }) => {
    const [name = "", other = ""] = stopIds.map((id) => findPoint(trip, id)?.point.name ?? "");
    const day = trip.routes.find(({ id }) => id === routeId)?.name ?? "";
    return translate(`fixes.${kind === "otherMode" ? keyOfMode(mode) : kind}`, {
      ...{ name, other, day },
      duration: formats.duration(Number(minutes ?? 0) * secondsOfMinute),
      date: typeof date === "string" ? formats.date(date, "short") : "",
    });
  };
}

const keyOfMode = (mode: number | string | undefined) => (mode === "bus" ? "goByBus" : "goByCar");
