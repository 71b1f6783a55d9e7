import type { FoundPlace } from "@castor/core/services/places/found-place.ts";
import { searchWords } from "@castor/core/services/places/search-words.ts";

/** A found place with its other names in any language. They identify the place and are not answered. */
export interface PlaceWithNames extends FoundPlace {
  otherNames?: readonly string[];
}

/** The place without its other names, for answers. */
export function withoutOtherNames({ otherNames: _, ...place }: PlaceWithNames): FoundPlace {
  return place;
}

export const listNames = ({ name, otherNames = [] }: PlaceWithNames) => [name, ...otherNames];

/** Whether one of its names is this one, word by word. */
export function isCalled(place: PlaceWithNames, name: string): boolean {
  const words = searchWords(name).join(" ");
  return listNames(place).some((known) => searchWords(known).join(" ") === words);
}

/**
 * All names in OpenStreetMap's tags: `name:ru`, `alt_name`, `old_name:en`. Several in one tag are separated by
 * semicolons.
 */
export function readNames(tags: Readonly<Record<string, string>>): string[] {
  return Object.entries(tags).flatMap(([key, value]) =>
    /^(?:\w+_)?name(?::|$)/.test(key) ? value.split(";") : [],
  );
}
