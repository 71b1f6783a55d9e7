import type { TripPlace } from "@castor/core/points/trip-places.ts";
import type { FoundPlace } from "@castor/core/services/places/found-place.ts";

/** A row of the list: a point of the trip, a place, a recent search, or the full search for the typed text. */
export type SearchOption =
  | { kind: "point"; place: TripPlace }
  | { kind: "place"; place: FoundPlace }
  | { kind: "recent"; text: string }
  | { kind: "all"; text: string };

/** Tells rows apart, so that the chosen one stays chosen when others arrive. */
export function keyOfOption(option: SearchOption): string {
  if (option.kind === "point") return `point ${option.place.point.linkId}`;
  if (option.kind === "place") {
    const { lat, lng, name } = option.place;
    return `place ${lat} ${lng} ${name}`;
  }
  return `${option.kind} ${option.text}`;
}

/**
 * The index that a key goes to among `count` rows; undefined for other keys. Where no row is chosen, Home and End belong
 * to the text.
 */
export function stepTo(key: string, active: number | null, count: number): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  if (key === "ArrowDown") return active === null || active === last ? 0 : active + 1;
  if (key === "ArrowUp") return active === null || active === 0 ? last : active - 1;
  if (active === null) return undefined;
  return { Home: 0, End: last }[key];
}
