import type { Position } from "@castor/core/basics/geo.ts";
import { type Gcj02Area, isInArea } from "@castor/core/map/gcj02-area.ts";
import gcoord, { type CRSTypes } from "gcoord";
import type { MapDatum } from "./map-datum.ts";

const { transform, WGS84, GCJ02 } = gcoord;

function shift({ lat, lng }: Position, from: CRSTypes, to: CRSTypes): Position {
  const [x = lng, y = lat] = transform([lng, lat], from, to);
  return { lat: y, lng: x };
}

/**
 * China's own datum, which shifts by some hundred metres, inside its area only: the library's own test is a rectangle
 * that takes in Seoul, Hanoi and Taipei, so it is asked for nothing outside.
 */
export function createGcj02Datum(area: Gcj02Area): MapDatum {
  return {
    toMap: (earth) => (isInArea(area, earth) ? shift(earth, WGS84, GCJ02) : earth),
    toEarth(shown) {
      // Only what lies near the area can have been shifted out of it, and the way back needs no more.
      const isNear =
        isInArea(area, shown) || neighbours(area, shown).some((at) => isInArea(area, at));
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
