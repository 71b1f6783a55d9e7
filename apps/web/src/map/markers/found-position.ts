import type { Position } from "@castor/core/geo/position.ts";
import type { Feature, FeatureCollection, Point } from "geojson";
import { toCoordinates } from "./map-marker.ts";
import { toLabel } from "./marker-label.ts";

/** A search result, or the position of a new point. Drawn red. */
export interface FoundPosition extends Position {
  id: string;
  name: string;
  /** The current one, drawn as a pin; others are small dots. */
  isChosen: boolean;
}

export interface FoundProperties {
  id: string;
  name: string;
  isChosen: boolean;
}

/** All found positions as one GeoJSON collection. */
export function toFoundFeatures(
  positions: readonly FoundPosition[],
): FeatureCollection<Point, FoundProperties> {
  const features = positions.map(
    ({ id, name, isChosen, lat, lng }): Feature<Point, FoundProperties> => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: toCoordinates({ lat, lng }) },
      properties: { id, name: toLabel(name), isChosen },
    }),
  );
  return { type: "FeatureCollection", features };
}
