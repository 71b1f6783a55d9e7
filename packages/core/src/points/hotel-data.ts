import * as z from "zod/mini";
import { applyChange } from "../basics/apply-change.ts";
import { dateTime, time, timeOf } from "../basics/dates.ts";
import { orDefault } from "../basics/or-default.ts";

/** Meals that a hotel includes (decisions 5). */
export const dinings = ["none", "breakfast", "halfBoard", "fullBoard", "allInclusive"] as const;
export const dining = z.enum(dinings);
export type Dining = z.infer<typeof dining>;

/** What a person says of a stay in a hotel. */
export const stay = z.object({
  checkIn: z.nullable(dateTime),
  checkOut: z.nullable(dateTime),
  dining,
});

export type Stay = z.infer<typeof stay>;

/** What a hotel stay adds to a point (section 3); the times are derived. */
export const hotelData = z.extend(stay, {
  checkInTime: z.nullable(time),
  checkOutTime: z.nullable(time),
});
export type HotelData = z.infer<typeof hotelData>;

/** What a save may send of it. */
export const hotelDataChange = z.partial(z.extend(stay, { dining: orDefault(dining, "none") }));
export type HotelDataChange = z.infer<typeof hotelDataChange>;

/** The stay after a save: fields sent replace, null empties the whole; the times are derived anew. */
export function changeHotelData(
  current: HotelData | null,
  change: HotelDataChange | null | undefined,
): HotelData | null {
  if (change === undefined) return current;
  if (change === null) return null;
  const next = applyChange<Stay>(
    current ?? { checkIn: null, checkOut: null, dining: "none" },
    change,
  );
  return {
    ...next,
    checkInTime: next.checkIn && timeOf(next.checkIn),
    checkOutTime: next.checkOut && timeOf(next.checkOut),
  };
}
