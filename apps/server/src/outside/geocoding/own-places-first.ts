import { setTimeout as wait } from "node:timers/promises";
import type { Language } from "@castor/core/account/language.ts";
import { distanceBetween, readPosition } from "@castor/core/basics/geo.ts";
import type { FoundPlace } from "@castor/core/services/found-place.ts";
import { searchWords } from "@castor/core/services/search-words.ts";
import { Breaker } from "../breaker.ts";
import { ProviderFailure } from "../provider-failure.ts";
import type { ProviderLog } from "../provider-host.ts";
import type { NamedSpot, PlaceQuestion, PlaceSearch, TimedPlaceSearch } from "./place-search.ts";
import { type PoiIndex, poiIndexId } from "./poi/poi-index.ts";

/** Of the gazetteer's towns called so, these many are shown among places of the index. */
const mostTowns = 2;
/** A silent index may use up this share of a question's time, so that who is asked next has some of it. */
const shareOfIndex = 1 / 2;
/** Metres within which a town of one name is one town. */
const sameTownM = 20_000;

export interface OwnPlacesParts {
  pois: PoiIndex;
  gazetteer: PlaceSearch;
  /** Asked for what the index does not know. */
  next: TimedPlaceSearch;
  log: ProviderLog;
  now: () => number;
  /** For one question, whoever is asked. */
  timeoutMs: number;
}

/**
 * The operator's own places before everybody else's. They are those of one region, so the gazetteer's towns called as was
 * typed stand among them: Paris is found by an index of Andorra, where a café may bear its name.
 */
export class OwnPlacesFirst implements PlaceSearch {
  readonly #parts: OwnPlacesParts;
  readonly #breaker: Breaker;
  #failed = "";

  constructor(parts: OwnPlacesParts) {
    this.#parts = parts;
    this.#breaker = new Breaker(parts.now);
  }

  async firstId(): Promise<string> {
    const { pois, next } = this.#parts;
    const isWell = !this.#breaker.isResting && this.#failed === "";
    // That it is there says nothing of whether it can be read.
    const answers = isWell && (await this.#inTime(() => pois.isThere()).catch(() => false));
    return answers ? poiIndexId : next.firstId();
  }

  async search(question: PlaceQuestion, language: Language): Promise<FoundPlace[]> {
    const { pois, gazetteer, next, timeoutMs } = this.#parts;
    const signal = AbortSignal.timeout(timeoutMs);
    const found = readPosition(question.text)
      ? null
      : await this.#askIndex(() => pois.search(question, language));
    const { sure, others } = found ?? { sure: [], others: [] };
    if (sure.length + others.length === 0) return next.search(question, language, signal);
    const { limit } = question;
    const named = await gazetteer.search(
      { ...question, limit: mostTowns, isWhole: true },
      language,
    );
    const towns = named.filter((town) => !sure.some((place) => isSameTown(place, town)));
    const before = sure.slice(0, Math.max(0, limit - towns.length));
    return [...before, ...towns, ...others].slice(0, limit);
  }

  async findNearest(spot: NamedSpot, language: Language): Promise<FoundPlace | null> {
    const { pois, next, timeoutMs } = this.#parts;
    const signal = AbortSignal.timeout(timeoutMs);
    const found = await this.#askIndex(() => pois.findAt(spot, language));
    return found ?? next.findNearest(spot, language, signal);
  }

  close(): void {
    this.#parts.next.close();
  }

  /** Null where there is no index. */
  #askIndex<T>(ask: () => Promise<T>): Promise<T | null> {
    return this.#ask(async () => ((await this.#parts.pois.isThere()) ? ask() : null));
  }

  /**
   * Null for an index that cannot be read, which is logged once and not until it was well again; that is slow, and then
   * rests; or that has more to do than it should.
   */
  async #ask<T>(ask: () => Promise<T>): Promise<T | null> {
    if (this.#breaker.isResting) return null;
    try {
      const answer = await this.#inTime(ask);
      this.#breaker.noteAnswer();
      this.#failed = "";
      return answer;
    } catch (error) {
      const kind = error instanceof ProviderFailure ? error.kind : "wrong";
      if (kind === "busy") return null;
      if (kind === "silent") this.#breaker.noteFailure(kind);
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== this.#failed)
        this.#parts.log.warn({ reason }, "the index of places cannot be read");
      this.#failed = reason;
      return null;
    }
  }

  /** Throws a `ProviderFailure` where there is no answer in time. */
  async #inTime<T>(ask: () => Promise<T>): Promise<T> {
    const patience = new AbortController();
    const { signal } = patience;
    const tooLong = wait(this.#parts.timeoutMs * shareOfIndex, undefined, { signal }).then(() => {
      throw new ProviderFailure("silent", "it does not answer in time");
    });
    try {
      return await Promise.race([ask(), tooLong]);
    } finally {
      patience.abort();
    }
  }
}

const isSameTown = (place: FoundPlace, town: FoundPlace) =>
  distanceBetween(place, town) <= sameTownM &&
  searchWords(place.name).join(" ") === searchWords(town.name).join(" ");
