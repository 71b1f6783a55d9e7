import { defaultLanguage, type Language, languages } from "@castor/core/account/language.ts";
import { createByteCache } from "../../caching/create-byte-cache.ts";
import type { Preview } from "../../http/static/serve-previews.ts";
import type { PublicTrips } from "../public-trips.ts";
import { describePicture, describeSitePicture } from "./describe-picture.ts";
import type { PicturePainter } from "./picture-painter.ts";

/** Some hundred pictures. */
const cacheBytes = 32 * 1_048_576;

/** The pictures of public trips and of the site. Each state of a trip is painted once. */
export class PreviewPictures {
  readonly #trips: PublicTrips;
  readonly #painter: PicturePainter;
  readonly #ready = createByteCache<Buffer>(cacheBytes, (png) => png.length);
  readonly #painting = new Map<string, Promise<Buffer | null>>();

  constructor(trips: PublicTrips, painter: PicturePainter) {
    this.#trips = trips;
    this.#painter = painter;
  }

  /** The picture of a public trip; null for a private and a missing one alike. */
  async ofTrip(tripId: string): Promise<Preview | null> {
    const state = await this.#trips.find(tripId);
    if (state === null) return null;
    const { tag, isListed } = state;
    const png = await this.#prepare(tag, async () => {
      const loaded = await this.#trips.load(tripId);
      return (
        loaded && this.#painter.paint(describePicture(loaded.trip, loaded.state.ownerLanguage))
      );
    });
    return png && { png, etag: `"${tag}"`, isListed };
  }

  /** The picture of the first page and of the catalog. */
  async ofSite(asked: string | undefined): Promise<Preview | null> {
    const language: Language = languages.find((known) => known === asked) ?? defaultLanguage;
    const png = await this.#prepare(language, () =>
      this.#painter.paint(describeSitePicture(language)),
    );
    return png && { png, etag: `"site-${language}"`, isListed: true };
  }

  /** From the cache, from a painting under way, or newly painted. */
  async #prepare(key: string, paint: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const ready = this.#ready.get(key) ?? this.#painting.get(key);
    if (ready !== undefined) return ready;
    const painting = paint().then((png) => {
      if (png) this.#ready.set(key, png);
      return png;
    });
    this.#painting.set(key, painting);
    try {
      return await painting;
    } finally {
      this.#painting.delete(key);
    }
  }
}
