import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Language } from "@castor/core/basics/language.ts";
import { AppError } from "@castor/core/errors.ts";
import type { Position } from "@castor/core/geo/position.ts";
import { limits } from "@castor/core/limits.ts";
import type { PictureCandidate } from "@castor/core/points/picture.ts";
import { LRUCache } from "lru-cache";
import { loadOnce } from "../../concurrency/load-once.ts";
import { Semaphore } from "../../concurrency/semaphore.ts";
import { Shares } from "../../concurrency/shares.ts";
import type { Database } from "../../db/database.ts";
import { loadOrCreateSetting } from "../../db/settings-store.ts";
import type { Log } from "../../process/log.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { type Commons, type CommonsFile, isPassing } from "./commons.ts";
import { isLookDue, loadPicture, noteLook, savePicture } from "./picture-store.ts";
import { shrinkPicture } from "./shrink-picture.ts";
import type { Wikidata } from "./wikidata.ts";

/** Pictures that one caller, and all, may have in the making: a page of candidates, some pages. */
const shares = { each: 20, all: 60 };
const knownMax = 2_000;
const keptMs = 86_400_000;
/** A picture that could not be made is not tried again for so long. */
const failedMs = 600_000;

export interface PicturesOptions {
  database: Database;
  log: Log;
  now: () => number;
  timeoutMs: number;
  /** Null where no public service may be asked: stored pictures are shown, and no others. */
  sources: { wikidata: Wikidata; commons: Commons } | null;
}

/** A place whose picture is looked for. */
export type PicturedPlace = Position & { name: string };

/** Pictures of places from Wikimedia Commons (specification#pictures, decision 114). */
export class Pictures {
  readonly #options: PicturesOptions;
  readonly #key: () => Promise<string>;
  readonly #found = new LRUCache<string, readonly PictureCandidate[]>({
    max: knownMax,
    ttl: keptMs,
  });
  readonly #files = new LRUCache<string, CommonsFile>({ max: knownMax, ttl: keptMs });
  readonly #failed = new LRUCache<string, true>({ max: knownMax, ttl: failedMs });
  readonly #making = new Map<string, Promise<Buffer | null>>();
  readonly #shares = new Shares(shares);
  /** Decoding takes memory, so one picture is decoded at a time. */
  readonly #decoding = new Semaphore({ concurrency: 1 });

  constructor(options: PicturesOptions) {
    this.#options = options;
    const fresh = randomBytes(32).toString("base64url");
    this.#key = loadOnce(() =>
      options.database.write((queries) => loadOrCreateSetting(queries, "picture_key", fresh)),
    );
  }

  /** Whether pictures can be looked for. */
  get isAvailable(): boolean {
    return this.#options.sources !== null;
  }

  /** Pictures of what the place may be, the likeliest first. Throws an `AppError` when the sources do not answer. */
  async find(place: PicturedPlace, language: Language): Promise<readonly PictureCandidate[]> {
    const { lat, lng, name } = place;
    const key = JSON.stringify([name, lat.toFixed(4), lng.toFixed(4), language]);
    const known = this.#found.get(key);
    if (known) return known;
    try {
      const found = await this.#ask(place, language);
      this.#found.set(key, found);
      return found;
    } catch (cause) {
      if (cause instanceof ProviderFailure)
        throw new AppError("UPSTREAM_UNAVAILABLE", { words: "picturesNotAsked", cause });
      throw cause;
    }
  }

  async #ask(place: PicturedPlace, language: Language): Promise<PictureCandidate[]> {
    const { sources, timeoutMs } = this.#options;
    if (!sources) return [];
    const signal = AbortSignal.timeout(2 * timeoutMs);
    const things = await sources.wikidata.find(place, language, signal);
    const shown = things.flatMap(({ files, ...of }) => files.map((file) => ({ file, ...of })));
    const firsts = new Map(shown.toReversed().map((row) => [row.file, row]));
    const asked = [...new Set(shown.map(({ file }) => file))]
      .filter((file) => file.length <= limits.pictureFile)
      .slice(0, limits.pictureCandidates);
    const files = await sources.commons.describe(asked, signal);
    const key = await this.#key();
    return asked.flatMap((name) => {
      const file = files.get(name);
      const thing = firsts.get(name);
      if (!file || !thing) return [];
      this.#files.set(file.file, file);
      const { path: _, ...credit } = file;
      const picture = { ...credit, proof: prove(key, file.file) };
      return [{ picture, name: thing.name, isCertain: thing.isCertain }];
    });
  }

  /** A picture as JPEG. Null for one that there is not, or that this server has not named. */
  async read(proof: string, file: string, caller: string): Promise<Buffer | null> {
    if (!isSame(proof, prove(await this.#key(), file))) return null;
    const { database, now, log } = this.#options;
    const stored = await database.read((queries) => loadPicture(queries, proof));
    if (stored) {
      const at = new Date(now());
      if (isLookDue(stored, at))
        void database
          .write((queries) => noteLook(queries, proof, at))
          .catch((err: unknown) => log.warn({ err }, "a look at a picture could not be noted"));
      return stored.jpeg;
    }
    if (this.#failed.has(file)) return null;
    const making =
      this.#making.get(file) ?? this.#shares.run([caller], () => this.#make(proof, file));
    this.#making.set(file, making);
    return making.finally(() => this.#making.delete(file));
  }

  /** Fetches a picture and stores it. */
  async #make(proof: string, name: string): Promise<Buffer | null> {
    const { sources, timeoutMs, database, now, log } = this.#options;
    if (!sources) return null;
    const signal = AbortSignal.timeout(2 * timeoutMs);
    try {
      const file =
        this.#files.get(name) ?? (await sources.commons.describe([name], signal)).get(name);
      if (!file) throw new ProviderFailure("wrong", "there is no such picture");
      const bytes = await sources.commons.load(file, signal);
      const jpeg = await this.#decoding.run(() => shrinkPicture(bytes));
      await database.write((queries) =>
        savePicture(queries, proof, { jpeg, used: new Date(now()) }),
      );
      return jpeg;
    } catch (error) {
      if (isPassing(error) || error instanceof AppError)
        throw new AppError("UPSTREAM_UNAVAILABLE", { retryAfter: 60, cause: error });
      this.#failed.set(name, true);
      log.warn({ err: error }, "a picture could not be made");
      return null;
    }
  }
}

const prove = (key: string, file: string): string =>
  createHmac("sha256", key).update(file).digest("base64url");

const isSame = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));
