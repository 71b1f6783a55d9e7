import { type PhotoPlace, placePhoto } from "@castor/core/files/place-photo.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

/** A photo with where it was taken. */
export interface ProposedPhoto {
  photo: File;
  place: PhotoPlace;
}

/** Asks which of the proposed places are right. */
type Ask = (proposed: readonly ProposedPhoto[]) => Promise<readonly ProposedPhoto[]>;

interface Asker {
  tripId: string;
  /** As it is now. */
  trip: () => Trip;
  ask: Ask;
}
let asker: Asker | null = null;

/** The screen that asks for the photos of a trip, while it is there. Answers a function that ends it. */
export function askWith(one: Asker): () => void {
  asker = one;
  return () => {
    if (asker === one) asker = null;
  };
}

/**
 * The photos that were taken at a day or point of the trip, and whose places the reader has confirmed. Where nobody can be asked there
 * are none.
 */
export async function findPhotoPlaces(
  photos: readonly File[],
  tripId: string,
): Promise<readonly ProposedPhoto[]> {
  const one = asker?.tripId === tripId ? asker : null;
  if (!one || photos.length === 0) return [];
  const { readPhotoOrigin } = await import("./read-photo-origin.ts");
  const proposed: ProposedPhoto[] = [];
  for (const photo of photos) {
    const place = placePhoto(one.trip(), await readPhotoOrigin(photo));
    if (place) proposed.push({ photo, place });
  }
  // The screen may have gone meanwhile.
  return proposed.length > 0 && asker === one ? one.ask(proposed) : [];
}
