import { defaultLanguage, isLanguage } from "@castor/core/basics/language.ts";
import { AppError } from "@castor/core/errors.ts";
import { pictureCredit } from "@castor/core/points/picture-address.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { coverOf } from "@castor/core/trips/trip-cover.ts";
import { LRUCache } from "lru-cache";
import { createByteCache } from "../../caching/create-byte-cache.ts";
import { JobFailure } from "../../concurrency/bounded-thread.ts";
import type { PictureSource } from "../../http/static/serve-pictures.ts";
import type { Preview } from "../../http/static/serve-previews.ts";
import { encodeJpeg, type JpegAttempt } from "../../outside/pictures/shrink-picture.ts";
import type { PublicTrips } from "../public-trips.ts";
import { describePicture, describeSitePicture } from "./describe-picture.ts";
import type { Picture } from "./picture.ts";
import type { PicturePainter } from "./picture-painter.ts";

/** Some hundred pictures. */
const cacheBytes = 32 * 1_048_576;
const failedMax = 1_000;
/** Chats wait some seconds for a picture. */
const photoWaitMs = 4_000;
/** After so long a cover that could not be had is asked for again. */
const withoutPhotoMs = 600_000;
/** Messengers take no larger picture. */
const jpegMax = 300_000;
const jpegAttempts: readonly JpegAttempt[] = [
  [1_200, 80],
  [1_200, 65],
  [1_200, 45],
];

/** What the painter refused, or ran out of time with. */
const isOfPicture = (failure: unknown) =>
  failure instanceof JobFailure || (failure instanceof AppError && failure.code === "NOT_FOUND");

interface Painted {
  bytes: Buffer;
  /** Tells pictures of one state of a trip apart. */
  variant: string;
  /** Absent for what stays true as long as its key. */
  keptMs?: number;
}

export interface PreviewParts {
  trips: PublicTrips;
  painter: PicturePainter;
  /** Pictures of places. */
  pictures: PictureSource;
  /** A photo of a trip as JPEG; null for one that is gone. */
  readOwnPhoto: (fileId: string, caller: string) => Promise<Uint8Array | null>;
}

/** The pictures of public trips and of the site. Each state of a trip is painted once. */
export class PreviewPictures {
  readonly #parts: PreviewParts;
  readonly #ready = createByteCache<Painted>(cacheBytes, ({ bytes }) => bytes.length);
  /** States of trips that could not be painted, and could not a second time. */
  readonly #failed = new LRUCache<string, true>({ max: failedMax });
  readonly #painting = new Map<string, Promise<Painted | null>>();

  constructor(parts: PreviewParts) {
    this.#parts = parts;
  }

  /** The map of a public trip; null for a private and a missing one alike. */
  ofTrip(tripId: string, caller: string): Promise<Preview | null> {
    return this.#ofState(tripId, "image/png", async (trip, language) => {
      const bytes = await this.#parts.painter.paint(describePicture(trip, language), caller);
      return { bytes, variant: "map" };
    });
  }

  /** The picture of its cover, with its credit; its map where that cannot be had. */
  ofCover(tripId: string, caller: string): Promise<Preview | null> {
    return this.#ofState(tripId, "image/jpeg", async (trip, language) => {
      const { photo, variant } = await this.#loadPhoto(trip, caller);
      const picture = describePicture(trip, language, photo);
      const png = await this.#parts.painter.paint(picture, caller);
      const bytes = await encodeJpeg(png, jpegAttempts, jpegMax);
      return { bytes, variant, ...(variant !== "cover" && { keptMs: withoutPhotoMs }) };
    });
  }

  /** The picture of the first page and of the catalog. */
  async ofSite(asked: string | undefined, caller: string): Promise<Preview | null> {
    const language = isLanguage(asked) ? asked : defaultLanguage;
    const painted = await this.#prepare(language, async () => {
      const bytes = await this.#parts.painter.paint(describeSitePicture(language), caller);
      return { bytes, variant: "site" };
    });
    const etag = `"site-${language}"`;
    return painted && { bytes: painted.bytes, type: "image/png", etag, isListed: true };
  }

  async #ofState(
    tripId: string,
    type: Preview["type"],
    paint: (trip: Trip, language: Picture["language"]) => Promise<Painted>,
  ): Promise<Preview | null> {
    const { trips } = this.#parts;
    const state = await trips.find(tripId);
    if (state === null) return null;
    const { tag, isListed } = state;
    const painted = await this.#prepare(`${tag} ${type}`, async () => {
      const loaded = await trips.load(tripId);
      return loaded && paint(loaded.trip, loaded.state.ownerLanguage);
    });
    return painted && { bytes: painted.bytes, type, etag: `"${tag}-${painted.variant}"`, isListed };
  }

  /** The picture of the trip's cover as visitors see the trip. While its own photo cannot be had that of a place is spare. */
  async #loadPhoto(
    trip: Trip,
    caller: string,
  ): Promise<{ photo?: Picture["photo"]; variant: "cover" | "spare" | "no-cover" }> {
    const { fileId, picture } = coverOf(trip);
    const { pictures, readOwnPhoto } = this.#parts;
    const within = (reading: Promise<Uint8Array | null>) =>
      withinTime(
        reading.catch(() => null),
        photoWaitMs,
      );
    const own = fileId && (await within(readOwnPhoto(fileId, caller)));
    if (own) return { photo: { jpeg: own, credit: "" }, variant: "cover" };
    const jpeg = picture && (await within(pictures.read(picture.proof, picture.file, caller)));
    if (!jpeg || !picture) return { variant: "no-cover" };
    const photo = { jpeg, credit: pictureCredit(picture) };
    return { photo, variant: fileId === null ? "cover" : "spare" };
  }

  /** From the cache, from a painting under way, or newly painted. */
  async #prepare(key: string, paint: () => Promise<Painted | null>): Promise<Painted | null> {
    const ready = this.#ready.get(key) ?? this.#painting.get(key);
    if (ready !== undefined) return ready;
    if (this.#failed.has(key)) return null;
    const painting = paint().then((painted) => {
      if (painted)
        this.#ready.set(key, painted, painted.keptMs === undefined ? {} : { ttl: painted.keptMs });
      return painted;
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

/** What a promise gives within the time; null afterwards. */
async function withinTime<T>(promise: Promise<T>, waitMs: number): Promise<T | null> {
  const { promise: over, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), waitMs);
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(timer);
  }
}
