import type { Language } from "@castor/core/basics/language.ts";
import { distanceBetween, type Position, readPosition } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { ProviderFailure } from "../../provider-failure.ts";
import { arrangeFound, pickNamesake } from "../arrange-found.ts";
import type { NamedPosition, PlaceQuery, PlaceSearch, TimedPlaceSearch } from "../place-search.ts";
import { type PlaceWithNames, withoutOtherNames } from "../place-with-names.ts";
import type { PlaceCache } from "./place-cache.ts";
import type { EngineQuery, PlaceEngine } from "./place-engine.ts";

/** Within these metres a place of the given name is the one that is meant. */
const namesakeM = 500;
const maxNamesakes = 10;
/** Beyond these metres an engine's place (a country, the middle of an island) tells less than the nearest town. */
const reachM = 5_000;
/** The map's position is rounded to ten kilometres, so that nearby searches share a cache entry. */
const nearDigits = 1;
/** About a metre. */
const positionDigits = 5;

export interface EngineSearchOptions {
  /** Asked in order until one finds something. At least one. */
  engines: readonly PlaceEngine[];
  /** Answers when no engine does. */
  gazetteer: PlaceSearch;
  cache: PlaceCache;
}

/** Asks engines for places one after the other, and the embedded gazetteer when they fail or find nothing. */
export class EngineSearch implements TimedPlaceSearch {
  readonly #options: EngineSearchOptions;

  constructor(options: EngineSearchOptions) {
    this.#options = options;
  }

  async firstId(): Promise<string> {
    return this.#options.engines[0]?.id ?? this.#options.gazetteer.firstId();
  }

  async search(
    question: PlaceQuery,
    language: Language,
    signal: AbortSignal,
  ): Promise<FoundPlace[]> {
    const { gazetteer } = this.#options;
    // Coordinates need no engine.
    if (readPosition(question.text)) return gazetteer.search(question, language);
    const { near, limit } = question;
    const rough = { ...question, near: near && round(near, nearDigits) };
    const found = await this.#first(async (engine) => {
      const places = await this.#search(engine, rough, language, signal);
      return places.length > 0
        ? arrangeFound(places.map(withoutOtherNames), near).slice(0, limit)
        : null;
    });
    return found ?? gazetteer.search(question, language);
  }

  async findNearest(
    { name = "", ...position }: NamedPosition,
    language: Language,
    signal: AbortSignal,
  ) {
    const rounded = round(position, positionDigits);
    const place = await this.#first(
      async (engine) =>
        (await this.#findNamesake(engine, { position: rounded, name }, language, signal)) ??
        (await this.#findAt(engine, rounded, language, signal)),
    );
    return place ?? this.#options.gazetteer.findNearest({ name, ...position }, language);
  }

  close(): void {
    this.#options.gazetteer.close();
  }

  /** The answer of the first engine that has one; null when none does. */
  async #first<T>(ask: (engine: PlaceEngine) => Promise<T | null>): Promise<T | null> {
    for (const engine of this.#options.engines) {
      const answer = await ask(engine).catch((error: unknown) => {
        if (error instanceof ProviderFailure) return null;
        throw error;
      });
      if (answer !== null) return answer;
    }
    return null;
  }

  #search(
    engine: PlaceEngine,
    question: EngineQuery,
    language: Language,
    signal: AbortSignal,
  ): Promise<readonly PlaceWithNames[]> {
    const { near, limit, withinM } = question;
    const text = question.text.trim().replace(/\s+/g, " ");
    const key = [engine.id, language, text.toLowerCase(), near?.lat, near?.lng, limit, withinM];
    return this.#options.cache.find(JSON.stringify(key), () =>
      engine.search({ ...question, text }, language, signal),
    );
  }

  async #findNamesake(
    engine: PlaceEngine,
    { position, name }: { position: Position; name: string },
    language: Language,
    signal: AbortSignal,
  ): Promise<PlaceWithNames | null> {
    if (!/[\p{L}\p{N}]/u.test(name)) return null;
    const question = { text: name, near: position, limit: maxNamesakes, withinM: namesakeM };
    const places = await this.#search(engine, question, language, signal);
    return pickNamesake(places, { position, name, withinM: namesakeM });
  }

  async #findAt(
    engine: PlaceEngine,
    position: Position,
    language: Language,
    signal: AbortSignal,
  ): Promise<PlaceWithNames | null> {
    const key = JSON.stringify([engine.id, language, position.lat, position.lng]);
    const [place] = await this.#options.cache.find(key, async () => {
      const found = await engine.findAt(position, language, signal);
      return found === null ? [] : [found];
    });
    return place && distanceBetween(position, place) <= reachM ? place : null;
  }
}

function round({ lat, lng }: Position, digits: number): Position {
  return { lat: Number(lat.toFixed(digits)), lng: Number(lng.toFixed(digits)) };
}
