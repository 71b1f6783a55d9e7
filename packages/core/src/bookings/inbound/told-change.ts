import * as z from "zod/mini";
import { applyPatch } from "../../basics/apply-patch.ts";
import type { Point } from "../../points/point.ts";
import { newBooking } from "../booking.ts";
import type { BookingUpdate } from "../find-booked.ts";

/**
 * What a newer confirmation has changed of a journey, as a notice tells it: old and new, empty where there was none. `departure`, `takeOff` of a
 * flight, and `arrival` are local dates with their times. Seats stay in the trip.
 */
export const toldChange = z.object({
  field: z.enum([
    ...(["departure", "takeOff", "arrival", "terminal", "gate"] as const),
    ...(["coach", "seat", "details"] as const),
  ]),
  before: z.string(),
  after: z.string(),
});
export type ToldChange = z.infer<typeof toldChange>;

/** The weightiest of what an update changes. */
export function tellChange(
  { booking }: Pick<Point, "booking">,
  { change, fields }: Pick<BookingUpdate, "change" | "fields">,
): ToldChange {
  const was = booking ?? newBooking;
  const now = applyPatch<typeof was>(was, change.booking ?? {});
  const leaves = was.kind === "flight" ? "takeOff" : "departure";
  const changed: ToldChange[] = [
    { field: leaves, before: was.departure?.at ?? "", after: now.departure?.at ?? "" },
    { field: "arrival", before: was.arrival?.at ?? "", after: now.arrival?.at ?? "" },
    ...(["departure", "arrival"] as const).flatMap((end): ToldChange[] =>
      (["terminal", "gate"] as const).map((field) => ({
        ...{ field, before: was[end]?.[field] ?? "", after: now[end]?.[field] ?? "" },
      })),
    ),
  ];
  const weightiest = changed.find(({ before, after }) => before !== after && after !== "");
  const within = (["coach", "seat"] as const).find((field) => fields.includes(field));
  return weightiest ?? { field: within ?? "details", before: "", after: "" };
}
