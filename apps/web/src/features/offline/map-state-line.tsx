import type { Trip } from "@castor/core/trips/trip.ts";
import { formatSize } from "../../i18n/format-size.ts";
import { useFormats } from "../../i18n/formats.ts";
import { useLanguage, useWords } from "../../i18n/words.ts";
import { useMapDownload } from "./download/map-downloads.ts";
import { markOf } from "./download/plan-trip-map.ts";
import { type KnownMap, useOfflineMaps } from "./state/use-offline-maps.ts";

export interface MapStateLineProps {
  trip: Trip;
  /** The address of the map that would be stored now, when that is known. */
  address?: string | null | undefined;
}

/** True when the points of the trip or the map of the server are others than those that were stored. */
export const isOutdated = (
  { map }: KnownMap,
  trip: Trip,
  address: string | null | undefined,
): boolean =>
  map.mark !== markOf(trip) || (address !== undefined && address !== (map.part?.address ?? null));

/** Says whether the map of a trip is stored in this browser, of when, and how much of it. */
export function MapStateLine({ trip, address }: MapStateLineProps) {
  const translate = useWords("common", "offline");
  const language = useLanguage();
  const formats = useFormats();
  const known = useOfflineMaps();
  const download = useMapDownload(trip.id);
  if (known === null) return null;
  const own = known.find(({ map }) => map.tripId === trip.id);
  const describe = (): string => {
    if (download?.kind === "running") return translate("offlineMap.running");
    if (!own) return translate("offlineMap.none");
    const { map, stored, total } = own;
    if (map.wholeAt === null)
      return translate("offlineMap.paused", {
        stored: formatSize(stored, language),
        total: formatSize(total, language),
      });
    const at = formats.instant(new Date(map.wholeAt).toISOString());
    const isOld = isOutdated(own, trip, address);
    return translate(isOld ? "offlineMap.outdated" : "offlineMap.whole", {
      ...{ at, size: formatSize(total, language) },
    });
  };
  return <p>{describe()}</p>;
}
