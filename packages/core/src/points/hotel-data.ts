import * as z from "zod/mini";
import { applyPatch } from "../basics/apply-patch.ts";
import { defaultedField, defineFields, plainField } from "../schemas/entity-fields.ts";
import { dateTime, time, timeOf } from "../time/dates.ts";

/** Meals that a hotel includes (specification#hotel-data). */
export const dinings = ["none", "breakfast", "halfBoard", "fullBoard", "allInclusive"] as const;
export const dining = z.enum(dinings);
export type Dining = z.infer<typeof dining>;

/** The usual check-in and check-out times of hotels. */
export const usualStayTimes = { checkIn: "14:00", checkOut: "12:00" } as const;

const optionalDateTime = plainField(z.nullable(dateTime), null);
const fields = defineFields({
  checkIn: optionalDateTime,
  checkOut: optionalDateTime,
  dining: defaultedField(dining, "none"),
});

/** The fields of a hotel stay that a person enters. */
export const stay = z.object(fields.read);
export type Stay = z.infer<typeof stay>;

/** What a hotel stay adds to a point (specification#hotel-data). The times are derived from the dates. */
export const hotelData = z.extend(stay, {
  checkInTime: z.nullable(time),
  checkOutTime: z.nullable(time),
});
export type HotelData = z.infer<typeof hotelData>;

/** The fields of a stay that a save changes. */
export const hotelDataChange = z.partial(z.object(fields.save));
export type HotelDataChange = z.infer<typeof hotelDataChange>;

/** The stay after a save. Null removes it; fields that were not sent stay; the times are derived again. */
export function changeHotelData(
  current: HotelData | null,
  change: HotelDataChange | null | undefined,
): HotelData | null {
  if (change === undefined) return current;
  if (change === null) return null;
  const next = applyPatch<Stay>(current ?? fields.initial, change);
  return {
    ...next,
    checkInTime: next.checkIn && timeOf(next.checkIn),
    checkOutTime: next.checkOut && timeOf(next.checkOut),
  };
}
