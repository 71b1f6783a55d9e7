import type { Position } from "@castor/core/basics/geo.ts";
import type { Feature, FeatureCollection, Point } from "geojson";
import { toCoordinates, toLabel } from "./map-marker.ts";

/** What a search found, or where a new point would lie: red. */
export interface FoundSpot extends Position {
  id: string;
  name: string;
  /** The one that is spoken of now: a pin; the others are small. */
  isChosen: boolean;
}

export interface FoundProperties {
  id: string;
  name: string;
  isChosen: boolean;
}

/** All found spots as one GeoJSON collection. */
export function toFoundFeatures(
  spots: readonly FoundSpot[],
): FeatureCollection<Point, FoundProperties> {
  const features = spots.map(
    ({ id, name, isChosen, lat, lng }): Feature<Point, FoundProperties> => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: toCoordinates({ lat, lng }) },
      properties: { id, name: toLabel(name), isChosen },
    }),
  );
  return { type: "FeatureCollection", features };
}
