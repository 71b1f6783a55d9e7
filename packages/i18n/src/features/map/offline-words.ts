import { offlineMap as english } from "../../en/map/offline-map.ts";
import { offlineMap as russian } from "../../ru/map/offline-map.ts";

/** The words of the dialog that stores a trip with its map. */
export const offlineWords = {
  en: { offlineMap: english },
  ru: { offlineMap: russian },
} as const;
