import type { GeoJSONFeature, Map as GlMap, Point } from "maplibre-gl";
import { readMembers } from "../../markers/marker-feature.ts";
import { nextOfPile, type PiledMarker } from "../../markers/next-of-pile.ts";
import { clickableLayerIds, sourceIds } from "../../style/source-ids.ts";
import { nearestCopy, type PickedMark } from "./pick-mark.ts";

/** Markers closer than this hide each other. */
const pilePx = 6;

function listPile(map: GlMap, pixel: Point): PiledMarker[] {
  const features = map.queryRenderedFeatures(
    [
      [pixel.x - pilePx, pixel.y - pilePx],
      [pixel.x + pilePx, pixel.y + pilePx],
    ],
    { layers: [clickableLayerIds.markers, clickableLayerIds.crowd] },
  );
  return features
    .filter((feature) => (positionOf(map, feature)?.dist(pixel) ?? pilePx) < pilePx)
    .flatMap(({ properties }) => readMembers(properties));
}

function positionOf(map: GlMap, { geometry }: GeoJSONFeature): Point | null {
  if (geometry.type !== "Point") return null;
  const [lng = 0, lat = 0] = geometry.coordinates;
  return map.project([nearestCopy(lng, map.getCenter().lng), lat]);
}

/** The target of a press: the pressed marker, or the next one below it when it is the lifted marker of a pile. */
export function stepThroughPile<T extends PickedMark>(map: GlMap, mark: T): T {
  if (mark.kind !== "marker") return mark;
  const lifted = map
    .querySourceFeatures(sourceIds.lifted)
    .find(({ properties }) => properties.id === mark.id);
  if (!lifted) return mark;
  const position = positionOf(map, lifted);
  const pile = [...readMembers(lifted.properties), ...(position ? listPile(map, position) : [])];
  return { ...mark, id: nextOfPile(pile, mark.id) };
}
