import { tripsEndpoints } from "@castor/core/endpoints/trips.ts";
import type { PageName } from "@castor/core/pages.ts";
import { tripMode } from "@castor/core/trips/trip-summary.ts";
import { useSelector } from "@tanstack/react-store";
import { useEffect } from "react";
import { ageOf, answerAges } from "../../data/http/cache/answer-ages.ts";
import { cacheKeyOf } from "../../data/http/cache/cached-call.ts";
import { keepSavedTrips } from "../../data/http/cache/keep-saved-trips.ts";
import { watchDroppedTrips } from "../../data/http/cache/response-cache.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useWords } from "../../i18n/words.ts";
import { showToast } from "../../ui/feedback/show-toast.ts";
import styles from "./as-of-line.module.css";

const { get, list } = tripsEndpoints;

export interface AsOfLineProps {
  page: PageName | null;
  tripId: string | null;
}

/** When the server gave what the page shows; null when it is not from the cache. */
function readAge({ page, tripId }: AsOfLineProps): number | null {
  if (tripId !== null) return ageOf(cacheKeyOf(get, { id: tripId }));
  if (page !== "trips" && page !== "home") return null;
  const ages = tripMode.options.map((mode) => ageOf(cacheKeyOf(list, { mode })) ?? 0);
  return Math.max(...ages) || null;
}

/** Says how old is what the page shows from the cache, in a line of its own that covers nothing (specification#offline-reads). */
export function AsOfLine(props: AsOfLineProps) {
  const translate = useWords("common");
  const formats = useFormats();
  const age = useSelector(answerAges, () => readAge(props));
  useEffect(keepSavedTrips, []);
  useEffect(
    () => watchDroppedTrips((name) => showToast("info", translate("offline.dropped", { name }))),
    [translate],
  );
  if (age === null) return null;
  return (
    <p className={`${styles.line} tabular`} role="status">
      {translate("offline.asOf", { at: formats.instant(new Date(age).toISOString()) })}
    </p>
  );
}
