import { setTimeout as wait } from "node:timers/promises";
import type { Language } from "@castor/core/basics/language.ts";
import { type Position, readPosition } from "@castor/core/geo/position.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import type { NearbyPlace } from "@castor/core/services/places/nearby-place.ts";
import type { Log } from "../../process/log.ts";
import { CircuitBreaker } from "../circuit-breaker.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { isSameTown, maxTowns, mergeSuggestions } from "./merge-suggestions.ts";
import type { NamedPosition, PlaceQuery, PlaceSearch, TimedPlaceSearch } from "./place-search.ts";
import type { PlaceWithNames } from "./place-with-names.ts";
import { type PoiIndex, poiIndexId } from "./poi/poi-index.ts";

/** A silent index may use this share of the time limit, so that the next search has some time left. */
const shareOfIndex = 1 / 2;

/** Of the places around a trip so many may be towns and airports. */
const shareOfTowns = 1 / 3;

export interface OwnPlacesOptions {
  pois: PoiIndex;
  gazetteer: PlaceSearch;
  /** Searched when the index finds nothing. */
  next: TimedPlaceSearch;
  log: Log;
  now: () => number;
  /** The time limit of a whole search. */
  timeoutMs: number;
}

/**
 * Searches the operator's own places first. They are of one region, so towns of the gazetteer with the typed name are
 * added: an index of Andorra finds Paris, where a café may have that name.
 */
export class OwnPlacesFirst implements PlaceSearch {
  readonly #options: OwnPlacesOptions;
  readonly #breaker: CircuitBreaker;
  #failed = "";

  constructor(options: OwnPlacesOptions) {
    this.#options = options;
    this.#breaker = new CircuitBreaker(options.now);
  }

  async firstId(): Promise<string> {
    const { pois, next } = this.#options;
    const isWell = !this.#breaker.isCircuitOpen && this.#failed === "";
    // An existing index may still be unreadable.
    const answers = isWell && (await this.#inTime(() => pois.isThere()).catch(() => false));
    return answers ? poiIndexId : next.firstId();
  }

  async search(question: PlaceQuery, language: Language): Promise<FoundPlace[]> {
    const { pois, gazetteer, next, timeoutMs } = this.#options;
    const signal = AbortSignal.timeout(timeoutMs);
    const found = readPosition(question.text)
      ? null
      : await this.#askIndex(() => pois.search(question, language));
    const { sure, others } = found ?? { sure: [], others: [] };
    if (sure.length + others.length === 0) return next.search(question, language, signal);
    const { limit } = question;
    const named = await gazetteer.search({ ...question, limit: maxTowns, isWhole: true }, language);
    const towns = named.filter((town) => !sure.some((place) => isSameTown(place, town)));
    const before = sure.slice(0, Math.max(0, limit - towns.length));
    return [...before, ...towns, ...others].slice(0, limit);
  }

  async suggest(question: PlaceQuery, language: Language): Promise<FoundPlace[]> {
    const { pois, gazetteer } = this.#options;
    const [own, towns] = await Promise.all([
      readPosition(question.text) ? null : this.#askIndex(() => pois.search(question, language)),
      gazetteer.suggest(question, language),
    ]);
    return own === null ? towns : mergeSuggestions(own, towns, question);
  }

  async findNearest(position: NamedPosition, language: Language): Promise<PlaceWithNames | null> {
    const { pois, next, timeoutMs } = this.#options;
    const signal = AbortSignal.timeout(timeoutMs);
    const found = await this.#askIndex(() => pois.findAt(position, language));
    return found ?? next.findNearest(position, language, signal);
  }

  async listAround(
    positions: readonly Position[],
    limit: number,
    language: Language,
  ): Promise<NearbyPlace[]> {
    const { pois, gazetteer } = this.#options;
    const towns = await gazetteer.listAround(positions, Math.floor(limit * shareOfTowns), language);
    const own = await this.#askIndex(() =>
      pois.listAround(positions, limit - towns.length, language),
    );
    return [...towns, ...(own ?? [])];
  }

  close(): void {
    this.#options.next.close();
  }

  /** Null without an index. */
  #askIndex<T>(ask: () => Promise<T>): Promise<T | null> {
    return this.#ask(async () => ((await this.#options.pois.isThere()) ? ask() : null));
  }

  /** Null when the index is unreadable (logged once until it works again), slow (the circuit opens) or busy. */
  async #ask<T>(ask: () => Promise<T>): Promise<T | null> {
    if (this.#breaker.isCircuitOpen) return null;
    try {
      const answer = await this.#inTime(ask);
      this.#breaker.recordSuccess();
      this.#failed = "";
      return answer;
    } catch (error) {
      const kind = error instanceof ProviderFailure ? error.kind : "wrong";
      if (kind === "busy") return null;
      if (kind === "silent") this.#breaker.recordFailure(kind);
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== this.#failed)
        this.#options.log.warn({ reason }, "the index of places cannot be read");
      this.#failed = reason;
      return null;
    }
  }

  /** Throws a `ProviderFailure` when there is no answer in time. */
  async #inTime<T>(ask: () => Promise<T>): Promise<T> {
    const timer = new AbortController();
    const { signal } = timer;
    const timeout = wait(this.#options.timeoutMs * shareOfIndex, undefined, { signal }).then(() => {
      throw new ProviderFailure("silent", "it does not answer in time");
    });
    try {
      return await Promise.race([ask(), timeout]);
    } finally {
      timer.abort();
    }
  }
}
