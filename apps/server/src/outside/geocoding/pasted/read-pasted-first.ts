import type { Language } from "@castor/core/basics/language.ts";
import { recoverNearest } from "@castor/core/geo/pasted/plus-code.ts";
import { type Pasted, readPasted } from "@castor/core/geo/pasted/read-pasted.ts";
import { type Position, readPosition } from "@castor/core/geo/position.ts";
import { limits } from "@castor/core/limits.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import type { NamedPosition, PlaceQuery, PlaceSearch } from "../place-search.ts";
import type { LinkFollower } from "./follow-link.ts";

/** Names are searched by the next search; a link, coordinates and a plus code are read here, and nobody is told them. */
export class ReadPastedFirst implements PlaceSearch {
  readonly #gazetteer: PlaceSearch;
  readonly #next: PlaceSearch;
  readonly #follower: LinkFollower;

  constructor(options: { gazetteer: PlaceSearch; next: PlaceSearch; follower: LinkFollower }) {
    this.#gazetteer = options.gazetteer;
    this.#next = options.next;
    this.#follower = options.follower;
  }

  firstId(): Promise<string> {
    return this.#next.firstId();
  }

  async search(question: PlaceQuery, language: Language): Promise<FoundPlace[]> {
    const pasted = readPasted(question.text);
    const find = (text: string) => this.#next.search({ ...question, text }, language);
    if (pasted?.kind !== "short") return this.#answer(pasted, question.text, find, language);
    const address = await this.#follower.follow(pasted.address, isTold);
    const told = readPasted(address);
    const named = told?.kind === "place" && pasted.name ? { ...told, name: pasted.name } : told;
    return this.#answer(named, "", find, language);
  }

  /** Short links are not followed while one types. */
  async suggest(question: PlaceQuery, language: Language): Promise<FoundPlace[]> {
    const find = (text: string) => this.#next.suggest({ ...question, text }, language);
    return this.#answer(readPasted(question.text), question.text, find, language);
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

  async #answer(
    pasted: Pasted | null,
    text: string,
    find: (text: string) => Promise<FoundPlace[]>,
    language: Language,
  ): Promise<FoundPlace[]> {
    switch (pasted?.kind) {
      case undefined:
        return find(text.trim().slice(0, limits.searchQuery));
      case "name":
        return find(pasted.text);
      case "place":
        return this.#describe(pasted.position, pasted.name, language);
      case "code": {
        const [town] = await this.#searchHere(pasted.town, language);
        // The middle of a country is near none of its towns.
        const position = town && !town.area && recoverNearest(pasted.code, town);
        return position ? this.#describe(position, "", language) : [];
      }
      default:
        return [];
    }
  }

  /** What the gazetteer says of a position, by its own name where it has one. */
  async #describe(pasted: Position, name: string, language: Language): Promise<FoundPlace[]> {
    const [position] = await this.#searchHere(`${pasted.lat}, ${pasted.lng}`, language);
    const { lat, lng } = pasted;
    if (!position)
      return [
        {
          name: name || `${lat}, ${lng}`,
          address: "",
          lat,
          lng,
          typeId: "Other",
          source: "gazetteer",
        },
      ];
    if (name === "") return [{ ...position, lat, lng }];
    const town = readPosition(position.name)
      ? position.address
      : [position.name, position.address].filter(Boolean).join(", ");
    return [{ ...position, name, address: town, lat, lng, typeId: "Other" }];
  }

  #searchHere(text: string, language: Language): Promise<FoundPlace[]> {
    return this.#gazetteer.search({ text, near: null, limit: 1 }, language);
  }
}

const isTold = (address: string): boolean => {
  const told = readPasted(address);
  return told !== null && told.kind !== "short" && told.kind !== "untold";
};
