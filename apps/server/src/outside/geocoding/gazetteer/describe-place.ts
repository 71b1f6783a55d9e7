import type { Language } from "@castor/core/basics/language.ts";
import { countryName } from "@castor/core/geo/country-name.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { searchWords } from "@castor/core/services/places/search-words.ts";
import type { GazetteerRow } from "./gazetteer-store.ts";

export const gazetteerId = "gazetteer";

/** The name in the language, else the local name in Latin letters. */
export function nameOf(
  { kind, country, name, nameRu, nameDe }: GazetteerRow,
  language: Language,
): string {
  if (kind === "country") return countryName(country, language);
  const names: Readonly<Record<string, string | null>> = { ru: nameRu, de: nameDe };
  return names[language] ?? name;
}

/** Region and country. In Russian a region without a Russian name is left out, unless the place has none either. */
export function addressOf(place: GazetteerRow, language: Language): string {
  const { kind, nameRu, region, regionRu, country } = place;
  if (kind === "country") return "";
  const latin = nameRu === null ? region : null;
  const shown = language === "ru" ? (regionRu ?? latin) : region;
  const land = countryName(country, language);
  // GeoNames calls the region of Saint Petersburg "St.-Petersburg".
  const isNamed = shown && isSameName(shown, nameOf(place, language));
  return shown && !isNamed && shown !== land ? `${shown}, ${land}` : land;
}

const isSameName = (region: string, name: string) =>
  searchWords(region).join(" ") === searchWords(name).join(" ");

/** A country or a region. */
export const isArea = (
  place: GazetteerRow,
): place is GazetteerRow & { kind: "country" | "region" } =>
  place.kind === "country" || place.kind === "region";

/** A gazetteer row as an answer. */
export function describePlace(place: GazetteerRow, language: Language): FoundPlace {
  return {
    name: nameOf(place, language),
    address: addressOf(place, language),
    lat: place.lat,
    lng: place.lng,
    typeId: place.typeId,
    source: gazetteerId,
    ...(place.url !== null && { url: place.url }),
    ...(place.bounds && isArea(place) && { area: { kind: place.kind, ...place.bounds } }),
  };
}
