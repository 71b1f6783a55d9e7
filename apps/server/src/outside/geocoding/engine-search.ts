import type { Language } from "@castor/core/account/language.ts";
import { distanceBetween, type Position, readPosition } from "@castor/core/basics/geo.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { arrangeFound, pickNamesake } from "./arrange-found.ts";
import type { PlaceCache } from "./place-cache.ts";
import type { EngineQuestion, PlaceEngine } from "./place-engine.ts";
import type { NamedSpot, PlaceQuestion, PlaceSearch, TimedPlaceSearch } from "./place-search.ts";

/** Metres within which a place called as said is the one that is meant. */
const namesakeM = 500;
const mostNamesakes = 10;
/** Metres: what an engine tells of a spot farther away (a country, an island's middle) says less of it than the nearest town. */
const reachM = 5_000;
/** Where the map looks is told about so: ten kilometres, so that a nearby look is the same question. */
const nearDigits = 1;
/** About a metre. */
const spotDigits = 5;

export interface EngineSearchParts {
  /** The first that knows something answers; at least one. */
  engines: readonly PlaceEngine[];
  /** Answers where no engine does. */
  gazetteer: PlaceSearch;
  cache: PlaceCache;
}

/** Asks engines for places, one after the other, and the embedded gazetteer where they fail or know nothing. */
export class EngineSearch implements TimedPlaceSearch {
  readonly #parts: EngineSearchParts;

  constructor(parts: EngineSearchParts) {
    this.#parts = parts;
  }

  async firstId(): Promise<string> {
    return this.#parts.engines[0]?.id ?? this.#parts.gazetteer.firstId();
  }

  async search(
    question: PlaceQuestion,
    language: Language,
    signal: AbortSignal,
  ): Promise<FoundPlace[]> {
    const { gazetteer } = this.#parts;
    // Coordinates need nobody to be asked.
    if (readPosition(question.text)) return gazetteer.search(question, language);
    const { near, limit } = question;
    const rough = { ...question, near: near && round(near, nearDigits) };
    const found = await this.#first(async (engine) => {
      const places = await this.#search(engine, rough, language, signal);
      return places.length > 0 ? arrangeFound(places, near).slice(0, limit) : null;
    });
    return found ?? gazetteer.search(question, language);
  }

  async findNearest({ name = "", ...spot }: NamedSpot, language: Language, signal: AbortSignal) {
    const at = round(spot, spotDigits);
    const place = await this.#first(
      async (engine) =>
        (await this.#findNamesake(engine, { at, name }, language, signal)) ??
        (await this.#findAt(engine, at, language, signal)),
    );
    return place ?? this.#parts.gazetteer.findNearest({ name, ...spot }, language);
  }

  close(): void {
    this.#parts.gazetteer.close();
  }

  /** What the first engine says that says anything; null when none does. */
  async #first<T>(ask: (engine: PlaceEngine) => Promise<T | null>): Promise<T | null> {
    for (const engine of this.#parts.engines) {
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
    question: EngineQuestion,
    language: Language,
    signal: AbortSignal,
  ): Promise<readonly FoundPlace[]> {
    const { near, limit, withinM } = question;
    const text = question.text.trim().replace(/\s+/g, " ");
    const key = [engine.id, language, text.toLowerCase(), near?.lat, near?.lng, limit, withinM];
    return this.#parts.cache.find(JSON.stringify(key), () =>
      engine.search({ ...question, text }, language, signal),
    );
  }

  async #findNamesake(
    engine: PlaceEngine,
    { at, name }: { at: Position; name: string },
    language: Language,
    signal: AbortSignal,
  ): Promise<FoundPlace | null> {
    if (!/[\p{L}\p{N}]/u.test(name)) return null;
    const question = { text: name, near: at, limit: mostNamesakes, withinM: namesakeM };
    const places = await this.#search(engine, question, language, signal);
    return pickNamesake(places, { at, name, withinM: namesakeM });
  }

  async #findAt(
    engine: PlaceEngine,
    at: Position,
    language: Language,
    signal: AbortSignal,
  ): Promise<FoundPlace | null> {
    const key = JSON.stringify([engine.id, language, at.lat, at.lng]);
    const [place] = await this.#parts.cache.find(key, async () => {
      const found = await engine.findAt(at, language, signal);
      return found === null ? [] : [found];
    });
    return place && distanceBetween(at, place) <= reachM ? place : null;
  }
}

function round({ lat, lng }: Position, digits: number): Position {
  return { lat: Number(lat.toFixed(digits)), lng: Number(lng.toFixed(digits)) };
}
