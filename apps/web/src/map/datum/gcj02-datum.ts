import type { Position } from "@castor/core/geo/position.ts";
import { type Gcj02Area, isInArea } from "@castor/core/map/gcj02-area.ts";
import gcoord, { type CRSTypes } from "gcoord";
import type { MapDatum } from "./map-datum.ts";

const { transform, WGS84, GCJ02 } = gcoord;

function shift({ lat, lng }: Position, from: CRSTypes, to: CRSTypes): Position {
  const [x = lng, y = lat] = transform([lng, lat], from, to);
  return { lat: y, lng: x };
}

/**
 * China's datum GCJ-02, shifted by some hundred metres against WGS-84, inside its area only. The library's own area is
 * a rectangle that includes Seoul, Hanoi and Taipei, so the library is not used outside the given area.
 */
export function createGcj02Datum(area: Gcj02Area): MapDatum {
  return {
    toMap: (earth) => (isInArea(area, earth) ? shift(earth, WGS84, GCJ02) : earth),
    toEarth(shown) {
      // Only a position near the area can have been shifted out of it, so others need no inverse.
      const isNear =
        isInArea(area, shown) ||
        neighbours(area, shown).some((position) => isInArea(area, position));
      const earth = isNear ? shift(shown, GCJ02, WGS84) : shown;
      return isInArea(area, earth) ? earth : shown;
    },
  };
}

function neighbours({ step }: Gcj02Area, { lat, lng }: Position): Position[] {
  return [-step, 0, step].flatMap((up) =>
    [-step, 0, step].map((aside) => ({ lat: lat + up, lng: lng + aside })),
  );
}
