import { listPathStops } from "@castor/core/routes/paths/list-path-stops.ts";
import { loadTerrain } from "@castor/core/services/paths/terrain/load-terrain.ts";
import { dayOf, daysBetween } from "@castor/core/time/dates.ts";
import { followDay, type GoingDay, isDayOn, type KnownDay } from "@castor/core/today/going-day.ts";
import { hasProgress, type Progress, type Telling, tell } from "@castor/core/today/progress.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useEffect, useMemo } from "react";
import { useThisMinute, useToday } from "../../../device/use-today.ts";
import { useWords } from "../../../i18n/words.ts";
import { showToast } from "../../../ui/feedback/show-toast.ts";
import { useProgress } from "./progress-store.ts";

/** Toasts of the day replace each other. */
export const goingTopic = "going-day";

/** A day that its traveller follows, and what they may tell of it. */
export interface FollowedDay {
  trip: Trip;
  day: KnownDay;
  going: GoingDay;
  progress: Progress;
  /** False while it goes as planned because nothing was told. */
  hasProgress: boolean;
  /** True on its date by the clocks of the place, and after midnight until it ends. */
  isOn: boolean;
  /** The instant of this minute. */
  now: number;
  tell: (telling: Telling, message: string) => void;
  /** Keeps another progress and says so, with an offer to undo it. */
  change: (next: Progress, message: string) => void;
}

/** A day as it goes on; null while it is unknown, or far from today. */
export function useGoingDay(trip: Trip, day: KnownDay | null): FollowedDay | null {
  const translate = useWords("common");
  const now = useThisMinute();
  const today = useToday();
  const { id = "", date = today } = day?.route ?? {};
  const [progress, keep] = useProgress(`${trip.id} ${id} ${dayOf(date)}`);
  // In any zone today is one of three dates, and a day of yesterday may go on.
  const isNear = Math.abs(daysBetween(dayOf(date), today)) <= 2;
  const isTold = hasProgress(progress);
  useEffect(() => {
    // Ways past a skipped stop are estimated, from the next minute on with relief and water.
    if (isTold) void loadTerrain();
  }, [isTold]);
  return useMemo(() => {
    if (!day || !isNear) return null;
    const change = (next: Progress, message: string) => {
      keep(next);
      const undo = { label: translate("history.undo"), run: () => keep(progress) };
      showToast("ok", message, undo, { topic: goingTopic });
    };
    const going = followDay(day, progress, now);
    const pathIds = listPathStops(going.route).map((stop) => stop.id);
    return {
      ...{ trip, day, going, progress, now, change },
      hasProgress: isTold,
      isOn: isDayOn(day, going, now),
      tell: (telling, message) => change(tell(progress, telling, pathIds), message),
    };
  }, [trip, day, progress, isTold, now, isNear, keep, translate]);
}
