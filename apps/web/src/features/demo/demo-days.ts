import type { Position } from "@castor/core/geo/position.ts";
import type { PointTypeId } from "@castor/core/points/point-types.ts";
import type { MoveType } from "@castor/core/points/travel-modes.ts";
import type { RouteIcon } from "@castor/core/routes/route-icons.ts";
import type { RoomKey } from "@castor/i18n/words.ts";

type Key = RoomKey<"demo">;

export interface DemoStop extends Position {
  name: Key;
  typeId: PointTypeId;
  /** Minutes. */
  timeToSpend: number;
  reservationTime?: string;
  /** Euros for the whole group. */
  price?: number;
}

export interface DemoDay {
  name: Key;
  icon: RouteIcon;
  moveType: MoveType;
  /** When the day starts. */
  time: string;
  stops: readonly DemoStop[];
}

/** The sample. It begins with the day along a coast of the first page, which the embedded world shows well. */
export const demoDays: readonly DemoDay[] = [
  {
    name: "demo.day1",
    icon: "beach",
    moveType: "car",
    time: "10:00",
    stops: [
      stop("demo.market", "Shopping", 43.5081, 16.4422, { timeToSpend: 45 }),
      stop("demo.trogir", "HistoricalBuilding", 43.517, 16.2502, { timeToSpend: 90 }),
      stop("demo.beach", "Water", 43.5867, 15.923, { timeToSpend: 180 }),
      stop("demo.fortress", "PhotoSpot", 43.7371, 15.8903, {
        ...{ timeToSpend: 60, reservationTime: "17:00", price: 20 },
      }),
    ],
  },
  {
    name: "demo.day2",
    icon: "mountain",
    moveType: "car",
    time: "09:00",
    stops: [
      stop("demo.saintJames", "Religion", 43.7359, 15.8889, { timeToSpend: 45 }),
      stop("demo.waterfalls", "Natural", 43.8053, 15.9644, { timeToSpend: 180, price: 60 }),
      stop("demo.skradin", "Restaurant", 43.8172, 15.9237, { timeToSpend: 75 }),
    ],
  },
  {
    name: "demo.day3",
    icon: "building-castle",
    moveType: "walk",
    time: "10:00",
    stops: [
      stop("demo.palace", "HistoricalBuilding", 43.5083, 16.4404, { timeToSpend: 90 }),
      stop("demo.cathedral", "Religion", 43.5081, 16.4407, { timeToSpend: 45, price: 22 }),
      stop("demo.promenade", "Restaurant", 43.5074, 16.4385, { timeToSpend: 75 }),
      stop("demo.marjan", "PhotoSpot", 43.5085, 16.4291, { timeToSpend: 60 }),
    ],
  },
];

function stop(
  name: Key,
  typeId: PointTypeId,
  lat: number,
  lng: number,
  more: Pick<DemoStop, "timeToSpend" | "reservationTime" | "price">,
): DemoStop {
  return { name, typeId, lat, lng, ...more };
}
