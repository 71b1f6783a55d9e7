import * as z from "zod/mini";
import { applyPatch } from "../../basics/apply-patch.ts";
import type { Point } from "../../points/point.ts";
import { newBooking } from "../booking.ts";
import type { BookingUpdate } from "../find-booked.ts";

/**
 * What a newer confirmation has changed of a stop, as a notice tells it: old and new, empty where there was none. `departure` and
 * `arrival` are local dates with their times, `stay` two of them with a slash between. Seats stay in the trip.
 */
export const toldChange = z.object({
  field: z.enum(["departure", "arrival", "stay", "number", "terminal", "gate", "seat"]),
  before: z.string(),
  after: z.string(),
});
export type ToldChange = z.infer<typeof toldChange>;

/** The weightiest of what an update changes. */
export function tellChange(
  { booking, hotelData }: Pick<Point, "booking" | "hotelData">,
  { change }: Pick<BookingUpdate, "change">,
): ToldChange {
  const was = booking ?? newBooking;
  const now = applyPatch<typeof was>(was, change.booking ?? {});
  const nights = (stay: Partial<NonNullable<typeof hotelData>> | null) =>
    stay ? `${stay.checkIn ?? ""}/${stay.checkOut ?? ""}` : "";
  const changed: ToldChange[] = [
    { field: "departure", before: was.departure?.at ?? "", after: now.departure?.at ?? "" },
    { field: "arrival", before: was.arrival?.at ?? "", after: now.arrival?.at ?? "" },
    {
      field: "stay",
      before: nights(hotelData),
      after: nights(hotelData && applyPatch(hotelData, change.hotelData ?? {})),
    },
    { field: "number", before: was.number, after: now.number },
    ...(["departure", "arrival"] as const).flatMap((end): ToldChange[] =>
      (["terminal", "gate"] as const).map((field) => ({
        ...{ field, before: was[end]?.[field] ?? "", after: now[end]?.[field] ?? "" },
      })),
    ),
  ];
  const weightiest = changed.find(({ before, after }) => before !== after && after !== "");
  return weightiest ?? { field: "seat", before: "", after: "" };
}
