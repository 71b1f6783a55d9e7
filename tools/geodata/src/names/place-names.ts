import { placeNamesAsia } from "./place-names-asia.ts";
import { placeNamesCities } from "./place-names-cities.ts";
import { placeNamesEast } from "./place-names-east.ts";
import { placeNamesEurope } from "./place-names-europe.ts";
import { placeNamesWest } from "./place-names-west.ts";

/** Names of a place that GeoNames lacks: proper English, Russian and local ones, and other spellings. */
export interface PlaceNames {
  /** ISO 3166-1, two letters. */
  country: string;
  /** As GeoNames writes it: the key to the place. */
  geoName: string;
  english: string;
  russian: string;
  local: string | null;
  others: readonly string[];
  /** Only for places that the GeoNames package lacks, as many small famous ones. */
  position: { lat: number; lng: number } | null;
}

function readEntry(country: string, entry: string): PlaceNames {
  const [words = "", at] = entry.split(" @");
  const [key = "", russian = "", local = "", others = ""] = words
    .split("|")
    .map((part) => part.trim());
  const [geoName = "", english = geoName] = key.split("=");
  const [lat, lng] = at?.split(",").map(Number) ?? [];
  return {
    country,
    geoName,
    english,
    russian,
    local: local || null,
    others: others ? others.split(", ") : [],
    position: lat !== undefined && lng !== undefined ? { lat, lng } : null,
  };
}

/** The authored table of well-known travel places, one row a place. */
export const placeNames: readonly PlaceNames[] = [
  placeNamesEurope,
  placeNamesEast,
  placeNamesAsia,
  placeNamesWest,
  placeNamesCities,
]
  .flatMap((table) => Object.entries(table))
  .flatMap(([country, entries]) => entries.split(";").map((entry) => readEntry(country, entry)));
