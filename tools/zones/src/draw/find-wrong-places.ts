import type { Position } from "@castor/core/geo/position.ts";
import { readZoneMap } from "@castor/core/geo/zones/zone-map.ts";
import { clocksOf } from "../clocks.ts";
import type { GridPosition } from "./join-borders.ts";

/** A place with its zone by the exact borders; null at sea. */
export interface ExactPlace extends Position {
  zone: string | null;
}

/** Places at which a map says other clocks than the exact borders, in microdegrees. */
export function findWrongPlaces(map: string, places: readonly ExactPlace[]): GridPosition[] {
  const { find } = readZoneMap(map);
  return places
    .filter((place) => isOther(find(place), place.zone))
    .map(({ lat, lng }) => microPosition(lat, lng));
}

export const microPosition = (lat: number, lng: number): GridPosition => [
  Math.round(lng * 1e6),
  Math.round(lat * 1e6),
];

/** True for zones with different clocks in 2026 to 2028; at sea every zone of the sea is right. */
export const isOther = (found: string, exact: string | null) =>
  exact === null ? !found.startsWith("Etc/") : clocksOf(found) !== clocksOf(exact);
