import type { GeoJSONFeature, Map as GlMap, Point } from "maplibre-gl";
import { nextOfPile, type PiledMarker } from "../next-of-pile.ts";
import { pressableLayerIds, sourceIds } from "../style/source-ids.ts";
import { nearestCopy, type PickedMark } from "./pick-mark.ts";

/** Markers nearer to each other than this hide one another. */
const pilePx = 6;

/** The number that the marker's badge shows. */
function numberOf({ properties }: GeoJSONFeature): number | null {
  const [, number] = String(properties.badge ?? "").split("|");
  return number ? Number(number) : null;
}

function listPile(map: GlMap, at: Point): PiledMarker[] {
  const features = map.queryRenderedFeatures(
    [
      [at.x - pilePx, at.y - pilePx],
      [at.x + pilePx, at.y + pilePx],
    ],
    { layers: [pressableLayerIds.markers, pressableLayerIds.crowd] },
  );
  return features
    .filter((feature) => (spotOf(map, feature)?.dist(at) ?? pilePx) < pilePx)
    .map((feature) => ({ id: String(feature.properties.id), number: numberOf(feature) }));
}

function spotOf(map: GlMap, { geometry }: GeoJSONFeature): Point | null {
  if (geometry.type !== "Point") return null;
  const [lng = 0, lat = 0] = geometry.coordinates;
  return map.project([nearestCopy(lng, map.getCenter().lng), lat]);
}

/** What a press means: the mark, or, when it is the lifted marker of a pile, the next one that lies beneath it. */
export function stepThroughPile<T extends PickedMark>(map: GlMap, mark: T): T {
  if (mark.kind !== "marker") return mark;
  const lifted = map
    .querySourceFeatures(sourceIds.lifted)
    .find(({ properties }) => properties.id === mark.id);
  const spot = lifted ? spotOf(map, lifted) : null;
  return spot ? { ...mark, id: nextOfPile(listPile(map, spot), mark.id) } : mark;
}
