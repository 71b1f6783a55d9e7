import type { Point } from "./point.ts";
import type { StayDates } from "./stay-nights.ts";

/** True for a hotel, and for any other place with the dates of a stay: an apartment, a ship, friends. */
export const isBed = ({
  typeId,
  hotelData,
}: Pick<Point, "typeId"> & { hotelData: StayDates | null }): boolean =>
  typeId === "Hotel" || Boolean(hotelData?.checkIn ?? hotelData?.checkOut);
