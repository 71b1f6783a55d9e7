import { limits } from "@castor/core/limits.ts";
import * as z from "zod/mini";
import type { KeyedStore } from "../../../device/storage/indexed-db-store.ts";

const msOfHour = 3_600_000;

/** An answer as it was received: when, its JSON, and the headers that dated answers carry. */
const storedAnswer = z.object({
  at: z.number(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
});
export type StoredAnswer = z.infer<typeof storedAnswer>;

/** What is known of a stored answer without reading it. */
const indexEntry = z.object({
  at: z.number(),
  size: z.number(),
  owner: z.string(),
  tripId: z.nullable(z.string()),
  /** The name of the trip, at the answer that is the whole trip. */
  tripName: z.nullable(z.string()),
});
type IndexEntry = z.infer<typeof indexEntry>;

/** An answer to store. `at`: when the server gave it. */
export interface Received {
  key: string;
  owner: string;
  tripId: string | null;
  tripName: string | null;
  at: number;
  body: unknown;
  headers: Record<string, string>;
}

/** A trip that can be read without a network. */
export interface CachedTrip {
  tripId: string;
  name: string;
  /** When the server gave it (milliseconds since 1970). */
  at: number;
  /** In characters, about bytes. */
  size: number;
  /** Marked to be kept: it is dropped last. */
  isKept: boolean;
}

/** Sizes are in characters of JSON. */
export interface AnswerLimits {
  most: number;
  size: number;
  singleSize: number;
}

export interface AnswerStores {
  answers: KeyedStore;
  index: KeyedStore;
  kept: KeyedStore;
}

const keptKey = (owner: string, tripId: string) => JSON.stringify([owner, tripId]);

/**
 * Answers of the server, for at most `limits.cacheHours`. Beyond its bounds the oldest go first: what belongs to no trip,
 * then trips, then kept trips (decision 056).
 */
export class StoredAnswers {
  readonly #stores: AnswerStores;
  readonly #limits: AnswerLimits;
  readonly #now: () => number;
  /** Called with the names of trips of this owner that had to go. */
  readonly #onDropped: (owner: string, names: readonly string[]) => void;
  #last: Promise<unknown> = Promise.resolve();

  constructor(
    stores: AnswerStores,
    bounds: AnswerLimits,
    now: () => number,
    onDropped: (owner: string, names: readonly string[]) => void,
  ) {
    this.#stores = stores;
    this.#limits = bounds;
    this.#now = now;
    this.#onDropped = onDropped;
  }

  get #oldest(): number {
    return this.#now() - limits.cacheHours * msOfHour;
  }

  async read(key: string): Promise<StoredAnswer | null> {
    const [found] = await this.#stores.answers.get([key]);
    const answer = storedAnswer.safeParse(found).data;
    return answer && answer.at >= this.#oldest ? answer : null;
  }

  /** Stores answers. Where there is no room, half of what is stored goes and it is tried once more. */
  write(received: readonly Received[]): Promise<void> {
    return this.#inTurn(() => this.#write(received));
  }

  async #write(received: readonly Received[]): Promise<void> {
    const all = received
      .map((one) => ({ ...one, text: JSON.stringify(one.body) }))
      .filter(({ text }) => text.length <= this.#limits.singleSize);
    if (all.length === 0) return;
    const answers = all.map(
      ({ key, at, text, headers }) => [key, { at, text, headers } satisfies StoredAnswer] as const,
    );
    const index = all.map(
      ({ key, at, text, owner, tripId, tripName }) =>
        [key, { at, size: text.length, owner, tripId, tripName } satisfies IndexEntry] as const,
    );
    // The index comes first: no answer is stored that nobody would find to delete.
    const store = async () =>
      (await this.#stores.index.set(index)) && (await this.#stores.answers.set(answers));
    if (!(await store())) {
      const entries = await this.#readIndex();
      const size = entries.reduce((sum, [, entry]) => sum + entry.size, 0);
      await this.#shrink(this.#limits.most, size / 2);
      if (!(await store())) return;
    }
    await this.#shrink(this.#limits.most, this.#limits.size);
  }

  /** Removes what is too old. */
  purge(): Promise<void> {
    return this.#inTurn(() => this.#deleteWhere(({ at }) => at < this.#oldest));
  }

  delete(key: string): Promise<void> {
    return this.#inTurn(() => this.#delete([key]));
  }

  forgetTrip(owner: string, tripId: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#deleteWhere((entry) => entry.owner === owner && entry.tripId === tripId);
      await this.#stores.kept.delete([keptKey(owner, tripId)]);
    });
  }

  clear(owner: string): Promise<void> {
    return this.#inTurn(async () => {
      await this.#deleteWhere((entry) => entry.owner === owner);
      const kept = await this.#stores.kept.entries();
      const keys = kept.flatMap(([key, value]) => (value === owner ? [key] : []));
      await this.#stores.kept.delete(keys);
    });
  }

  /** Marks a trip to be dropped last. */
  keepTrip(owner: string, tripId: string, isKept: boolean): Promise<void> {
    const key = keptKey(owner, tripId);
    return this.#inTurn(async () => {
      if (isKept) await this.#stores.kept.set([[key, owner]]);
      else await this.#stores.kept.delete([key]);
    });
  }

  /** The ids of the trips of all owners: those that are dropped last first. */
  async listTripIds(): Promise<string[]> {
    const kept = await this.#readKept();
    const trips = (await this.#readIndex()).flatMap(([, { owner, tripId, at, tripName }]) =>
      tripId === null || tripName === null || at < this.#oldest
        ? []
        : [{ tripId, at, isKept: kept.has(keptKey(owner, tripId)) }],
    );
    trips.sort((a, b) => Number(b.isKept) - Number(a.isKept) || b.at - a.at);
    return [...new Set(trips.map(({ tripId }) => tripId))];
  }

  /** The trips of an owner, the newest first. */
  async listTrips(owner: string): Promise<CachedTrip[]> {
    const trips = new Map<string, CachedTrip>();
    const kept = await this.#readKept();
    for (const [, entry] of await this.#readIndex()) {
      const { tripId, at, size, tripName } = entry;
      if (entry.owner !== owner || tripId === null || at < this.#oldest) continue;
      const known = trips.get(tripId);
      trips.set(tripId, {
        tripId,
        name: tripName ?? known?.name ?? "",
        at: Math.max(at, known?.at ?? 0),
        size: size + (known?.size ?? 0),
        isKept: kept.has(keptKey(owner, tripId)),
      });
    }
    return [...trips.values()].filter(({ name }) => name !== "").sort((a, b) => b.at - a.at);
  }

  /**
   * What is written and what is deleted do not overlap. Else a deletion took the index row of an answer that was stored
   * meanwhile, and no logout would find that answer.
   */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #readIndex(): Promise<(readonly [string, IndexEntry])[]> {
    return (await this.#stores.index.entries()).flatMap(([key, value]) => {
      const entry = indexEntry.safeParse(value).data;
      return entry ? [[key, entry] as const] : [];
    });
  }

  async #readKept(): Promise<ReadonlySet<string>> {
    return new Set((await this.#stores.kept.entries()).map(([key]) => key));
  }

  async #deleteWhere(isGone: (entry: IndexEntry) => boolean): Promise<void> {
    const gone = (await this.#readIndex()).filter(([, entry]) => isGone(entry));
    await this.#delete(gone.map(([key]) => key));
  }

  async #delete(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.#stores.answers.delete(keys);
    await this.#stores.index.delete(keys);
  }

  async #shrink(most: number, size: number): Promise<void> {
    const all = await this.#readIndex();
    let left = { count: all.length, size: all.reduce((sum, [, entry]) => sum + entry.size, 0) };
    if (left.count <= most && left.size <= size) return;
    const kept = await this.#readKept();
    const rankOf = ({ owner, tripId }: IndexEntry) =>
      tripId === null ? 0 : kept.has(keptKey(owner, tripId)) ? 2 : 1;
    all.sort(([, a], [, b]) => rankOf(a) - rankOf(b) || a.at - b.at);
    const gone: (readonly [string, IndexEntry])[] = [];
    for (const one of all) {
      if (left.count <= most && left.size <= size) break;
      gone.push(one);
      left = { count: left.count - 1, size: left.size - one[1].size };
    }
    await this.#delete(gone.map(([key]) => key));
    for (const owner of new Set(gone.map(([, entry]) => entry.owner))) {
      const names = gone.flatMap(([, entry]) =>
        entry.owner === owner && entry.tripName !== null ? [entry.tripName] : [],
      );
      if (names.length > 0) this.#onDropped(owner, names);
    }
  }
}
