import { type PointTypeId, pointTypeOf } from "@castor/core/points/point-types.ts";
import type { InitialWordsKey } from "@castor/i18n/words.ts";

interface SampleStop {
  name: InitialWordsKey;
  stay: InitialWordsKey;
  color: string;
  /** The travel mode to the next stop; null at the end. */
  leg: InitialWordsKey | null;
  isOnFoot: boolean;
  /** The position in the picture of 560 x 460. */
  x: number;
  y: number;
}

const colorOf = (type: PointTypeId) => pointTypeOf(type).color;

/** The day of the picture: a real walk. */
export const sampleStops: readonly SampleStop[] = [
  {
    name: "landing.stopMarket",
    stay: "landing.stay1",
    color: colorOf("Shopping"),
    leg: "landing.leg1",
    isOnFoot: false,
    x: 90,
    y: 76,
  },
  {
    name: "landing.stopFortress",
    stay: "landing.stay2",
    color: colorOf("HistoricalBuilding"),
    leg: "landing.leg2",
    isOnFoot: true,
    x: 296,
    y: 236,
  },
  {
    name: "landing.stopBaths",
    stay: "landing.stay3",
    color: colorOf("Water"),
    leg: "landing.leg3",
    isOnFoot: true,
    x: 318,
    y: 128,
  },
  {
    name: "landing.stopView",
    stay: "landing.stay4",
    color: colorOf("AmusementPark"),
    leg: null,
    isOnFoot: false,
    x: 150,
    y: 232,
  },
];
