import type { Position } from "@castor/core/geo/position.ts";
import { type PointTypeId, pointTypeOf } from "@castor/core/points/point-types.ts";
import type { RoomKey } from "@castor/i18n/words.ts";

type Key = RoomKey<"landing">;

export interface SampleStop extends Position {
  name: Key;
  stay: Key;
  typeId: PointTypeId;
  color: string;
  /** The way to the next stop; null at the end. */
  leg: Key | null;
  /** Where the road to the next stop bends. */
  bends: readonly Position[];
}

const positionOf = (lat: number, lng: number): Position => ({ lat, lng });

const rows = [
  {
    ...{ name: "landing.stopMarket", stay: "landing.stay1", typeId: "Shopping" },
    ...positionOf(43.5081, 16.4402),
    leg: "landing.leg1",
    bends: [
      positionOf(43.5255, 16.4605),
      positionOf(43.5412, 16.4405),
      positionOf(43.5526, 16.388),
      positionOf(43.5462, 16.31),
    ],
  },
  {
    ...{ name: "landing.stopTown", stay: "landing.stay2", typeId: "HistoricalBuilding" },
    ...positionOf(43.517, 16.2502),
    leg: "landing.leg2",
    bends: [
      positionOf(43.5253, 16.21),
      positionOf(43.5118, 16.124),
      positionOf(43.5218, 16.033),
      positionOf(43.5535, 15.964),
    ],
  },
  {
    ...{ name: "landing.stopBeach", stay: "landing.stay3", typeId: "Water" },
    ...positionOf(43.5867, 15.923),
    leg: "landing.leg3",
    bends: [
      positionOf(43.611, 15.942),
      positionOf(43.652, 15.944),
      positionOf(43.699, 15.932),
      positionOf(43.7305, 15.912),
    ],
  },
  {
    ...{ name: "landing.stopView", stay: "landing.stay4", typeId: "PhotoSpot" },
    ...positionOf(43.7371, 15.8903),
    leg: null,
    bends: [],
  },
] as const satisfies readonly Omit<SampleStop, "color">[];

/** The sample day, a drive along a coast: the embedded world shows it well. */
export const sampleStops: readonly SampleStop[] = rows.map((row) => ({
  ...row,
  color: pointTypeOf(row.typeId).color,
}));

/** The lines of its legs, from stop to stop. */
export const sampleLegs: readonly (readonly Position[])[] = sampleStops
  .slice(0, -1)
  .map((stop, index) => [stop, ...stop.bends, ...sampleStops.slice(index + 1, index + 2)]);
