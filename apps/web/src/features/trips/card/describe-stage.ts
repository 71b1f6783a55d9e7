import type { TripStage } from "@castor/core/trips/trip-stage.ts";
import type { Translate } from "@castor/i18n/words.ts";

/** When a trip is, in words: "tomorrow", "in 5 days", "day 2 of 4"; null when there is nothing to count. */
export function describeStage(stage: TripStage, translate: Translate): string | null {
  if (stage.stage === "ahead")
    return stage.inDays === 1
      ? translate("trips.tomorrow")
      : translate("trips.inDays", { count: stage.inDays });
  if (stage.stage !== "on") return null;
  return stage.days === 1
    ? translate("trips.today")
    : translate("trips.dayOf", { day: stage.day, days: stage.days });
}
