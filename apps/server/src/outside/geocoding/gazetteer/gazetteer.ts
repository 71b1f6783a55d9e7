import { type Language, offeredLanguages } from "@castor/core/basics/language.ts";
import { countryName } from "@castor/core/geo/country-name.ts";
import { type Position, readPosition } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { gazetteerCellsAround } from "@castor/core/services/places/gazetteer-format.ts";
import type { NearbyPlace } from "@castor/core/services/places/nearby-place.ts";
import { searchWords } from "@castor/core/services/places/search-words.ts";
import { transliterate } from "@castor/core/services/places/transliterate.ts";
import type { CountryFinder } from "../country-finder.ts";
import type { NamedPosition, PlaceQuery, PlaceSearch } from "../place-search.ts";
import { addressOf, describePlace, gazetteerId, nameOf } from "./describe-place.ts";
import { type GazetteerRow, GazetteerStore } from "./gazetteer-store.ts";
import { parseQuery } from "./parse-query.ts";
import { pickNearest, placeReach, sortNearest } from "./pick-nearest.ts";
import { rankPlaces, rankSuggestions } from "./rank-places.ts";

/** Fraction digits of coordinates in a name; about a metre. */
const shownDigits = 5;
/** Metres around a position within which most positions have a city, which tells their country. */
const cityReach = 10_000;
/** Metres around each point of a trip whose places a browser may store, and bounds of that. */
const aroundReach = 20_000;
const cellsAroundMax = 400;
const namesMax = 20;

/** Finds cities and airports without network, in the file built by `tools/geodata`. */
export class Gazetteer implements PlaceSearch, CountryFinder {
  readonly #store: GazetteerStore;

  constructor(file: string) {
    this.#store = new GazetteerStore(file);
  }

  async firstId(): Promise<string> {
    return gazetteerId;
  }

  async search(question: PlaceQuery, language: Language): Promise<FoundPlace[]> {
    const { text, near, limit, isWhole = false } = question;
    const typed = readPosition(text);
    if (typed) return [this.#describePosition(typed, language)];
    const { places, name } = this.#find(text, { isWhole });
    const meant = places.filter(({ spellings }) => !isWhole || spellings.includes(name));
    return rankPlaces(meant, name, text, near)
      .slice(0, limit)
      .map((place) => describePlace(place, language));
  }

  async suggest({ text, near, limit }: PlaceQuery, language: Language): Promise<FoundPlace[]> {
    const typed = readPosition(text);
    if (typed) return [this.#describePosition(typed, language)];
    const { places, name } = this.#find(text, { mayBegin: true });
    return rankSuggestions(places, name, text, near)
      .slice(0, limit)
      .map((place) => describePlace(place, language));
  }

  async findNearest(position: NamedPosition, language: Language): Promise<FoundPlace | null> {
    const nearest = this.#pickNearest(position);
    return nearest && describePlace(nearest, language);
  }

  async listAround(
    positions: readonly Position[],
    limit: number,
    language: Language,
  ): Promise<NearbyPlace[]> {
    const cells = new Set<number>();
    for (const { lat, lng } of positions) {
      if (cells.size >= cellsAroundMax) break;
      for (const cell of gazetteerCellsAround(lat, lng, aroundReach)) cells.add(cell);
    }
    return this.#store
      .listInCells([...cells], limit)
      .map((row) => ({ ...describePlace(row, language), names: row.spellings.slice(0, namesMax) }));
  }

  countryAt(position: Position): string | null {
    for (const radius of [cityReach, placeReach]) {
      const [nearest] = sortNearest(this.#store.listCountriesAround(position, radius), position);
      if (nearest) return nearest.country;
    }
    return null;
  }

  countryNamed(name: string): string | null {
    const places = this.#store.listBySpelling(searchWords(name).join(" "));
    return places.find(({ kind }) => kind === "country")?.country ?? null;
  }

  close(): void {
    this.#store.close();
  }

  #pickNearest({ name, ...position }: NamedPosition): GazetteerRow | null {
    return pickNearest(
      this.#store.listAround(position, placeReach),
      position,
      searchWords(name ?? "").join(" "),
    );
  }

  /** Coordinates keep the typed position and take the name of a place there. */
  #describePosition(typed: Position, language: Language): FoundPlace {
    const nearest = this.#pickNearest(typed);
    const isThere = nearest && pickNearest([nearest], typed, "", 1) !== null;
    const position = [typed.lat, typed.lng]
      .map((degrees) => Number(degrees.toFixed(shownDigits)))
      .join(", ");
    const city = nearest && [nameOf(nearest, language), addressOf(nearest, language)];
    return {
      name: isThere ? nameOf(nearest, language) : position,
      address: (isThere ? addressOf(nearest, language) : city?.filter(Boolean).join(", ")) ?? "",
      ...typed,
      typeId: isThere ? nearest.typeId : "Other",
      source: gazetteerId,
    };
  }

  /**
   * Searches the readings, the likeliest first. A Russian name without results is transliterated and searched again, as a
   * whole name unless it `mayBegin` one.
   */
  #find(
    text: string,
    { mayBegin = false, isWhole = false } = {},
  ): { places: GazetteerRow[]; name: string } {
    const readings = isWhole ? parseQuery(text).slice(0, 1) : parseQuery(text);
    for (const { name, inside } of readings) {
      const places = this.#findByName(name).filter((place) => isInside(place, inside));
      if (places.length > 0) return { places, name: name.join(" ") };
    }
    return this.#findByLetters(readings[0]?.name.join(" ") ?? "", mayBegin);
  }

  #findByName(words: readonly string[]): GazetteerRow[] {
    const exact = this.#store.listBySpelling(words.join(" "));
    const begun = this.#store.listByWords(words);
    return [...new Map([...exact, ...begun].map((place) => [place.id, place])).values()];
  }

  #findByLetters(typed: string, mayBegin: boolean): { places: GazetteerRow[]; name: string } {
    for (const name of transliterate(typed)) {
      const places = mayBegin
        ? this.#findByName(name.split(" "))
        : this.#store.listBySpelling(name);
      if (places.length > 0) return { places, name };
    }
    return { places: [], name: typed };
  }
}

/** True when each word begins a word of the place's region or country in any language, or is the country's code. */
function isInside({ country, region, regionRu }: GazetteerRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const lands = offeredLanguages().map((language) => countryName(country, language));
  const names = [country, region, regionRu, ...lands];
  const known = searchWords(names.join(" "));
  return words.every((word) => known.some((part) => part.startsWith(word)));
}
