import type { Language } from "@castor/core/account/language.ts";
import { countryName } from "@castor/core/basics/country-name.ts";
import { type Position, readPosition } from "@castor/core/basics/geo.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import { searchWords } from "@castor/core/services/search-words.ts";
import { transliterate } from "@castor/core/services/transliterate.ts";
import { addressOf, describePlace, gazetteerId, nameOf } from "./describe-place.ts";
import { type GazetteerRow, GazetteerStore } from "./gazetteer-store.ts";
import { pickNearest, placeReach } from "./pick-nearest.ts";
import type { NamedSpot, PlaceQuestion, PlaceSearch } from "./place-search.ts";
import { rankPlaces } from "./rank-places.ts";
import { readQuestion } from "./read-question.ts";

/** Fraction digits of coordinates shown as a name: about a metre. */
const shownDigits = 5;

/** Finds cities and airports without any network, in the file that `tools/geodata` builds. */
export class Gazetteer implements PlaceSearch {
  readonly #store: GazetteerStore;

  constructor(file: string) {
    this.#store = new GazetteerStore(file);
  }

  async firstId(): Promise<string> {
    return gazetteerId;
  }

  async search(question: PlaceQuestion, language: Language): Promise<FoundPlace[]> {
    const { text, near, limit, isWhole = false } = question;
    const typed = readPosition(text);
    if (typed) return [this.#describeSpot(typed, language)];
    const { places, name } = this.#find(text);
    const meant = places.filter(({ spellings }) => !isWhole || spellings.includes(name));
    return rankPlaces(meant, name, text, near)
      .slice(0, limit)
      .map((place) => describePlace(place, language));
  }

  async findNearest(at: NamedSpot, language: Language): Promise<FoundPlace | null> {
    const nearest = this.#pickNearest(at);
    return nearest && describePlace(nearest, language);
  }

  close(): void {
    this.#store.close();
  }

  #pickNearest({ name, ...at }: NamedSpot): GazetteerRow | null {
    return pickNearest(
      this.#store.listAround(at, placeReach),
      at,
      searchWords(name ?? "").join(" "),
    );
  }

  /** Coordinates keep the spot that was typed; a place that lies there lends its name. */
  #describeSpot(at: Position, language: Language): FoundPlace {
    const nearest = this.#pickNearest(at);
    const isThere = nearest && pickNearest([nearest], at, "", 1) !== null;
    const spot = [at.lat, at.lng].map((degrees) => Number(degrees.toFixed(shownDigits))).join(", ");
    const city = nearest && [nameOf(nearest, language), addressOf(nearest, language)];
    return {
      name: isThere ? nameOf(nearest, language) : spot,
      address: (isThere ? addressOf(nearest, language) : city?.filter(Boolean).join(", ")) ?? "",
      ...at,
      typeId: isThere && nearest.kind === "airport" ? "Airport" : "Other",
      source: gazetteerId,
    };
  }

  /** What the likeliest reading finds; for a name in Russian letters that none finds, its spellings in Latin ones. */
  #find(text: string): { places: GazetteerRow[]; name: string } {
    const readings = readQuestion(text);
    for (const { name, inside } of readings) {
      const places = this.#findByName(name).filter((place) => isInside(place, inside));
      if (places.length > 0) return { places, name: name.join(" ") };
    }
    return this.#findByLetters(readings[0]?.name.join(" ") ?? "");
  }

  #findByName(words: readonly string[]): GazetteerRow[] {
    const exact = this.#store.listBySpelling(words.join(" "));
    const begun = this.#store.listByWords(words);
    return [...new Map([...exact, ...begun].map((place) => [place.id, place])).values()];
  }

  #findByLetters(typed: string): { places: GazetteerRow[]; name: string } {
    for (const name of transliterate(typed)) {
      const places = this.#store.listBySpelling(name);
      if (places.length > 0) return { places, name };
    }
    return { places: [], name: typed };
  }
}

/** True when each word begins a word of the place's region or country, in either language, or is the country's code. */
function isInside({ country, region, regionRu }: GazetteerRow, words: readonly string[]): boolean {
  const names = [country, region, regionRu, countryName(country, "en"), countryName(country, "ru")];
  const known = searchWords(names.join(" "));
  return words.every((word) => known.some((part) => part.startsWith(word)));
}
