import type { Position } from "@castor/core/geo/position.ts";
import type { MapMarker } from "./map-marker.ts";

/** The markers of one position, such as a hotel at the start and the end of a day. They are drawn as one. */
export interface MarkerPile extends Position {
  /** The id of the marker that gives the look. */
  id: string;
  /** Never empty, in the order of the days. */
  members: readonly [MapMarker, ...MapMarker[]];
}

const ranks = { second: 0, normal: 1, star: 2 } as const;
const rankOf = ({ isExcluded, priority }: MapMarker) => (isExcluded ? -1 : ranks[priority]);

/** The marker that gives a pile its look: of the highest priority, the first. */
export function leaderOf({ members }: Pick<MarkerPile, "members">): MapMarker {
  return members.reduce((best, member) => (rankOf(member) > rankOf(best) ? member : best));
}

/** A decimetre: closer markers are the same place. */
const digits = 6;

/** The markers, joined by position, in their order. */
export function pileMarkers(markers: readonly MapMarker[]): MarkerPile[] {
  const byPosition = new Map<string, [MapMarker, ...MapMarker[]]>();
  for (const marker of markers) {
    const key = `${marker.lat.toFixed(digits)} ${marker.lng.toFixed(digits)}`;
    const members = byPosition.get(key);
    if (members) members.push(marker);
    else byPosition.set(key, [marker]);
  }
  return [...byPosition.values()].map((members) => {
    const { id, lat, lng } = leaderOf({ members });
    return { id, lat, lng, members };
  });
}

/** The pile of each marker, by the marker's id. */
export function indexPiles(piles: readonly MarkerPile[]): Map<string, MarkerPile> {
  return new Map(piles.flatMap((pile) => pile.members.map(({ id }) => [id, pile] as const)));
}
