import { defaultLanguage, isLanguage } from "@castor/core/basics/language.ts";
import { AppError } from "@castor/core/errors.ts";
import { LRUCache } from "lru-cache";
import { createByteCache } from "../../caching/create-byte-cache.ts";
import { JobFailure } from "../../concurrency/bounded-thread.ts";
import type { Preview } from "../../http/static/serve-previews.ts";
import type { PublicTrips } from "../public-trips.ts";
import { describePicture, describeSitePicture } from "./describe-picture.ts";
import type { PicturePainter } from "./picture-painter.ts";

/** Some hundred pictures. */
const cacheBytes = 32 * 1_048_576;
const failedMax = 1_000;

/** What the painter refused, or ran out of time with. */
const isOfPicture = (failure: unknown) =>
  failure instanceof JobFailure || (failure instanceof AppError && failure.code === "NOT_FOUND");

/** The pictures of public trips and of the site. Each state of a trip is painted once. */
export class PreviewPictures {
  readonly #trips: PublicTrips;
  readonly #painter: PicturePainter;
  readonly #ready = createByteCache<Buffer>(cacheBytes, (png) => png.length);
  /** States of trips that could not be painted, and could not a second time. */
  readonly #failed = new LRUCache<string, true>({ max: failedMax });
  readonly #painting = new Map<string, Promise<Buffer | null>>();

  constructor(trips: PublicTrips, painter: PicturePainter) {
    this.#trips = trips;
    this.#painter = painter;
  }

  /** The picture of a public trip; null for a private and a missing one alike. */
  async ofTrip(tripId: string, caller: string): Promise<Preview | null> {
    const state = await this.#trips.find(tripId);
    if (state === null) return null;
    const { tag, isListed } = state;
    const png = await this.#prepare(tag, async () => {
      const loaded = await this.#trips.load(tripId);
      return (
        loaded &&
        this.#painter.paint(describePicture(loaded.trip, loaded.state.ownerLanguage), caller)
      );
    });
    return png && { png, etag: `"${tag}"`, isListed };
  }

  /** The picture of the first page and of the catalog. */
  async ofSite(asked: string | undefined, caller: string): Promise<Preview | null> {
    const language = isLanguage(asked) ? asked : defaultLanguage;
    const png = await this.#prepare(language, () =>
      this.#painter.paint(describeSitePicture(language), caller),
    );
    return png && { png, etag: `"site-${language}"`, isListed: true };
  }

  /** From the cache, from a painting under way, or newly painted. */
  async #prepare(key: string, paint: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const ready = this.#ready.get(key) ?? this.#painting.get(key);
    if (ready !== undefined) return ready;
    if (this.#failed.has(key)) return null;
    const painting = paint().then((png) => {
      if (png) this.#ready.set(key, png);
      return png;
    });
    this.#painting.set(key, painting);
    try {
      return await painting;
    } catch (failure) {
      // Whatever else went wrong may go well the next time.
      if (!isOfPicture(failure)) throw failure;
      this.#failed.set(key, true);
      return null;
    } finally {
      this.#painting.delete(key);
    }
  }
}
