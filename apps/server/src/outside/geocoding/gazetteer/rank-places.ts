import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import { searchWords } from "@castor/core/services/places/search-words.ts";
import { isArea } from "./describe-place.ts";
import type { GazetteerRow } from "./gazetteer-store.ts";

/** At this distance in metres a place must have twice the weight to come before one at the position. */
const halvingDistance = 100_000;
/** While a name is typed, an exact one counts like a place of so many times its weight. */
const exactFactor = 10;

/** The form of airport codes, which hardly any name has. */
const isCode = (text: string) => /^[A-Z]{3}$/.test(text.trim());

/**
 * 0: exact name; 1: name begins with it; 2: found by words. A code that is not in capitals counts as a beginning
 * only.
 */
function matchClass({ spellings, kind }: GazetteerRow, typed: string, mayBeCode: boolean): number {
  const isFullName = kind !== "airport" || mayBeCode || !/^[a-z]{3}$/.test(typed);
  if (isFullName && spellings.includes(typed)) return 0;
  return spellings.some((spelling) => spelling.startsWith(typed)) ? 1 : 2;
}

const isShownAs = ({ name, nameRu }: GazetteerRow, typed: string) =>
  [name, nameRu ?? ""].some((shown) => searchWords(shown).join(" ") === typed);

/**
 * The countries and regions of exactly this name, which stand before all else: countries first, then the better known. A
 * region that is called as a larger city is none of them: New York is the city.
 */
function listLeading(places: readonly GazetteerRow[], typed: string): Set<GazetteerRow> {
  const cities = places.filter(({ kind }) => kind === "city");
  const leading = places
    .filter((place) => isArea(place) && place.spellings.includes(typed))
    .filter(
      ({ kind, weight }) =>
        kind === "country" ||
        !cities.some((city) => city.weight >= weight && isShownAs(city, typed)),
    )
    .toSorted(
      (a, b) => Number(b.kind === "country") - Number(a.kind === "country") || b.weight - a.weight,
    );
  return new Set(leading);
}

const scoreOf = (place: GazetteerRow, near: Position | null) =>
  place.weight / (1 + (near ? distanceBetween(near, place) / halvingDistance : 0));

/**
 * Orders places by specification#place-search: countries and regions of the name, exact names before longer ones, then by weight, and equals by distance. `typed` is
 * the search in the form of `searchWords`, `text` the original text.
 */
export function rankPlaces(
  places: readonly GazetteerRow[],
  typed: string,
  text: string,
  near: Position | null,
): GazetteerRow[] {
  const mayBeCode = isCode(text);
  const leading = listLeading(places, typed);
  const others = places.filter((place) => !leading.has(place));
  const ranked = sortByRank(
    others.map((place) => ({
      place,
      matched: matchClass(place, typed, mayBeCode),
      score: scoreOf(place, near),
    })),
  );
  return [...leading, ...ranked];
}

/**
 * The ranked places, with the town of exactly the typed name before the first sight that only begins with it: "conwy" is the town,
 * "conwy c" the castle. The sight keeps its place among all others.
 */
function putTownBeforeSights(ranked: readonly GazetteerRow[], typed: string): GazetteerRow[] {
  const town = ranked.find(({ kind, spellings }) => kind === "city" && spellings.includes(typed));
  const sight = ranked.findIndex(
    ({ kind, spellings }) =>
      kind === "sight" &&
      !spellings.includes(typed) &&
      spellings.some((spelling) => spelling.startsWith(`${typed} `)),
  );
  if (!town || sight < 0 || ranked.indexOf(town) < sight) return [...ranked];
  return ranked.filter((place) => place !== town).toSpliced(sight, 0, town);
}

/**
 * Orders suggestions for a name that is still being typed. An exact name only counts as more weight: "par" more likely
 * begins Paris than means the village of Par.
 */
export function rankSuggestions(
  places: readonly GazetteerRow[],
  typed: string,
  text: string,
  near: Position | null,
): GazetteerRow[] {
  const mayBeCode = isCode(text);
  const leading = listLeading(places, typed);
  const others = places.filter((place) => !leading.has(place));
  const ranked = sortByRank(
    others.map((place) => {
      const matched = matchClass(place, typed, mayBeCode);
      const factor = matched === 0 ? exactFactor : 1;
      return { place, matched: Math.max(1, matched), score: scoreOf(place, near) * factor };
    }),
  );
  return [...leading, ...putTownBeforeSights(ranked, typed)];
}

function sortByRank(
  scored: { place: GazetteerRow; matched: number; score: number }[],
): GazetteerRow[] {
  return scored
    .sort((a, b) => a.matched - b.matched || b.score - a.score || a.place.id - b.place.id)
    .map(({ place }) => place);
}
