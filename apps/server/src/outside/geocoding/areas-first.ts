import type { Language } from "@castor/core/basics/language.ts";
import { isWithin } from "@castor/core/geo/bounds.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { searchWords } from "@castor/core/services/places/search-words.ts";
import type { NamedPosition, PlaceQuery, PlaceSearch } from "./place-search.ts";

/** More of one name stand in no atlas. */
const mostAreas = 5;

/**
 * Puts countries and regions of exactly the typed name before what others find: only the gazetteer knows their part of
 * the map, and no café called so is meant.
 */
export class AreasFirst implements PlaceSearch {
  readonly #gazetteer: PlaceSearch;
  readonly #next: PlaceSearch;

  constructor(gazetteer: PlaceSearch, next: PlaceSearch) {
    this.#gazetteer = gazetteer;
    this.#next = next;
  }

  firstId(): Promise<string> {
    return this.#next.firstId();
  }

  async search(question: PlaceQuery, language: Language): Promise<FoundPlace[]> {
    return this.#putAreasFirst(question, language, await this.#next.search(question, language));
  }

  async suggest(question: PlaceQuery, language: Language): Promise<FoundPlace[]> {
    return this.#putAreasFirst(question, language, await this.#next.suggest(question, language));
  }

  findNearest(position: NamedPosition, language: Language) {
    return this.#next.findNearest(position, language);
  }

  listAround(positions: readonly Position[], limit: number, language: Language) {
    return this.#next.listAround(positions, limit, language);
  }

  close(): void {
    this.#next.close();
  }

  async #putAreasFirst(
    question: PlaceQuery,
    language: Language,
    found: FoundPlace[],
  ): Promise<FoundPlace[]> {
    const whole = { ...question, isWhole: true, limit: mostAreas };
    const named = await this.#gazetteer.search(whole, language);
    const end = named.findIndex(({ area }) => area === undefined);
    const areas = end < 0 ? named : named.slice(0, end);
    const others = areas.reduce(withoutArea, found);
    return [...areas, ...others].slice(0, question.limit);
  }
}

/** The list without its own entry of the area: the first of that name within it. A town of the same name stays. */
function withoutArea(found: FoundPlace[], known: FoundPlace): FoundPlace[] {
  const { area } = known;
  if (!area) return found;
  const name = nameOf(known);
  const index = found.findIndex(
    (place) => isArea(place) && nameOf(place) === name && isWithin(area, place),
  );
  return index < 0 ? found : found.toSpliced(index, 1);
}

/** A hotel may be called as its country. */
const isArea = ({ area, typeId }: FoundPlace) => area !== undefined || typeId === "Other";
const nameOf = ({ name }: FoundPlace) => searchWords(name).join(" ");
