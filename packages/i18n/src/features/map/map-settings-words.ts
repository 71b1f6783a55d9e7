import { mapSections as english } from "../../en/map/map-sections.ts";
import { mapSections as russian } from "../../ru/map/map-sections.ts";

/** The words of the map settings. */
export const mapSettingsWords = {
  en: { mapSections: english },
  ru: { mapSections: russian },
} as const;
