import type { Position } from "@castor/core/geo/position.ts";
import { limits } from "@castor/core/limits.ts";
import { type OsmTags, typeOfTags } from "@castor/core/points/type-of-tags.ts";
import { searchWords } from "@castor/core/services/places/search-words.ts";
import { transliterate } from "@castor/core/services/places/transliterate.ts";
import { cleanOneLine } from "../../clean-text.ts";
import { kindWordsOf } from "./kind-words.ts";
import type { Poi } from "./poi.ts";

const towns = "city town village hamlet isolated_dwelling".split(" ");
const quarters = "borough suburb quarter neighbourhood square".split(" ");
/**
 * Keys of places without a type of ours that travellers search for: pharmacies, banks, information, baths,
 * consulates.
 */
const useful = ["amenity", "tourism", "leisure", "healthcare", "diplomatic"];
const names = ["name", "name:ru", "name:en", "int_name", "alt_name", "short_name"];
const maxSpellings = 12;

const hasName = (tags: OsmTags) => ["name", "name:ru", "name:en"].some((key) => tags[key]);
const isAmong = (list: readonly string[], { place = "" }: OsmTags) => list.includes(place);

/** True for a named place that has a type of ours, is a town or a part of one, or is useful otherwise. */
export function isPoi(tags: OsmTags): boolean {
  if (!hasName(tags) || tags.boundary === "administrative") return false;
  if (isAmong(towns, tags) || isAmong(quarters, tags)) return true;
  return useful.some((key) => (tags[key] ?? "no") !== "no") || typeOfTags(tags) !== "Other";
}

/** The place of these tags; null when its name contains no word. */
export function readPoi(tags: OsmTags, { lat, lng }: Position): Poi | null {
  const line = (key: string, max: number = limits.name) => cleanOneLine(tags[key] ?? "", max);
  const name = line("name") || line("name:en") || line("name:ru");
  const spellings = spell(names.flatMap((key) => line(key, limits.shortText).split(";")));
  if (spellings.length === 0) return null;
  const isTown = isAmong(towns, tags);
  const texts = {
    nameRu: line("name:ru"),
    nameEn: line("name:en"),
    street: line("addr:street") || line("addr:place"),
    house: line("addr:housenumber"),
    city: line("addr:city"),
    country: line("addr:country"),
    url: ["website", "contact:website", "url"]
      .map((key) => line(key, limits.shortText))
      .find((text) => text !== ""),
    hours: line("opening_hours", limits.shortText),
  };
  return {
    ...{ name, lat, lng, spellings },
    kinds: [...new Set(searchWords(kindWordsOf(tags)))],
    // A town with walls or heritage is not a castle.
    typeId: isTown ? "Other" : typeOfTags(tags),
    ...(isTown && { isTown }),
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text)),
  };
}

/** Each name as written and, from Russian letters, transliterated. */
function spell(texts: readonly string[]): string[] {
  const folded = texts.map((text) => searchWords(text).join(" ")).filter((text) => text !== "");
  const all = folded.flatMap((text) => [text, ...transliterate(text).slice(0, 2)]);
  return [...new Set(all)].slice(0, maxSpellings);
}
