import { type Position, position } from "@castor/core/geo/position.ts";
import type { Feature, FeatureCollection, Point } from "geojson";
import * as z from "zod/mini";
import { toCoordinates } from "./map-marker.ts";
import { badgeOfPile, labelOfPile } from "./marker-label.ts";
import { leaderOf, type MarkerPile } from "./marker-pile.ts";
import type { PiledMarker } from "./next-of-pile.ts";
import type { Arrangement } from "./spread-piles.ts";

/** The properties of a pile's feature. `disc`, `badge` and `pin` name images that are drawn on demand. */
export interface MarkerProperties {
  id: string;
  name: string;
  disc: string;
  badge: string;
  pin: string;
  /** The sort key: a higher one is drawn above a lower one. */
  height: number;
  /** Its label keeps away from this edge of the trip, where it would be cut off; empty in between. */
  edge: "west" | "east" | "";
  /** All markers of the pile and their numbers, as JSON (`readMembers`); empty for a single marker. */
  members: string;
}

const members = z.array(z.object({ id: z.string(), number: z.nullable(z.number()) }));

/** The markers of a drawn pile. The renderer keeps properties as texts. */
export function readMembers(properties: Record<string, unknown>): PiledMarker[] {
  if (typeof properties.members === "string" && properties.members !== "")
    return members.parse(JSON.parse(properties.members));
  const [, number] = String(properties.badge ?? "").split("|");
  return [{ id: String(properties.id), number: number ? Number(number) : null }];
}

const heights = { second: 0, normal: 1, star: 2 } as const;

/** The range of latitudes, by which the heights of priorities differ. */
const span = 180;

/** The worst of a pile's warnings. */
function warningOf({ members }: MarkerPile) {
  const warnings = members.map(({ warning }) => warning);
  return warnings.includes("impossible") ? "impossible" : warnings.find(Boolean);
}

/** How a pile's feature differs from the pile. */
export interface PileLook {
  /** Its own height; otherwise it shares the height of its priority. */
  isStacked?: boolean | undefined;
  edge?: MarkerProperties["edge"] | undefined;
  /** Where it is drawn instead, beside pins that it would cover. */
  position?: Position | undefined;
}

/** A pile as one GeoJSON feature. */
export function toPileFeature(
  pile: MarkerPile,
  { isStacked = true, edge = "", position = pile }: PileLook = {},
): Feature<Point, MarkerProperties> {
  const { typeId, priority, isExcluded } = leaderOf(pile);
  const step = isExcluded ? heights.second : heights[priority];
  const warning = warningOf(pile);
  const kind = `${typeId}|${isExcluded ? "excluded" : priority}${warning ? `!${warning}` : ""}`;
  const badge = badgeOfPile(pile);
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: toCoordinates(position) },
    properties: {
      id: pile.id,
      name: labelOfPile(pile),
      disc: `disc|${kind}`,
      badge,
      pin: `pin|${kind}|${badge}`,
      height: step * span + (isStacked ? 90 - pile.lat : 0),
      edge,
      members:
        pile.members.length > 1
          ? JSON.stringify(pile.members.map(({ id, number }) => ({ id, number })))
          : "",
    },
  };
}

/** Each height costs the renderer a draw call. Up to this number each pile has its own, more share three. */
const stackedAtMost = 200;

/** The share of a trip's width at each side in which labels keep away from the edge. */
const edgeShare = 0.2;

/** Says at which edge of all piles a pile is. */
function findEdges(piles: readonly MarkerPile[]): (pile: MarkerPile) => MarkerProperties["edge"] {
  const lngs = piles.map(({ lng }) => lng);
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const share = (east - west) * edgeShare;
  return ({ lng }) => {
    if (east === west) return "";
    if (lng <= west + share) return "west";
    return lng >= east - share ? "east" : "";
  };
}

/** Several pins that are drawn as their number. */
interface CountProperties {
  point_count: number;
  /** The positions of the pins, as JSON (`readPositions`). */
  positions: string;
}

const positions = z.array(position);

/** The positions of counted pins. */
export const readPositions = (properties: Record<string, unknown>): Position[] =>
  positions.parse(JSON.parse(String(properties.positions)));

/**
 * All piles as one GeoJSON collection. A higher priority is drawn above a lower one. Among equals the southern one is in
 * front, unless there are too many.
 */
export function toMarkerFeatures(
  piles: readonly MarkerPile[],
  { moved, counted }: Arrangement,
): FeatureCollection<Point, MarkerProperties | CountProperties> {
  const isStacked = piles.length <= stackedAtMost;
  const edgeOf = isStacked ? findEdges(piles) : () => "" as const;
  const hidden = new Set(counted.flatMap((count) => count.piles.map(({ id }) => id)));
  const pins = piles
    .filter(({ id }) => !hidden.has(id))
    .map((pile) =>
      toPileFeature(pile, { isStacked, edge: edgeOf(pile), position: moved.get(pile.id) }),
    );
  const counts = counted.map(
    ({ position, piles: inside }): Feature<Point, CountProperties> => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: toCoordinates(position) },
      properties: {
        point_count: inside.length,
        positions: JSON.stringify(inside.map(({ lat, lng }) => ({ lat, lng }))),
      },
    }),
  );
  return { type: "FeatureCollection", features: [...pins, ...counts] };
}
