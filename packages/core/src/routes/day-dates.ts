import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { id } from "../schemas/ids.ts";
import { message } from "../schemas/validation.ts";
import { dateTime } from "../time/dates.ts";
import { routeForm } from "./route.ts";

/** A day of a trip and its new date. */
const dayDate = z.object({ id, date: dateTime });
export type DayDate = z.output<typeof dayDate>;

const tooMany = message("tooMany", limits.routesPerTrip);

/** New dates of days, each day once (`POST route/dates`, specification#route-dates). */
export const dayDates = z.array(dayDate).check(
  z.maxLength(limits.routesPerTrip, tooMany),
  z.superRefine((dates, context) => {
    const seen = new Set<string>();
    for (const [index, { id }] of dates.entries()) {
      if (seen.has(id))
        context.addIssue({
          code: "custom",
          path: [index, "id"],
          message: message("invalidValue"),
          input: id,
        });
      seen.add(id);
    }
  }),
);

/** A new day. Fields that were not sent have the defaults of a new route. */
const newDay = z.extend(z.partial(routeForm), {
  name: routeForm.shape.name,
  date: routeForm.shape.date,
});

/** The body of `POST route/days`: new days, and the new dates of days that make room for them (decision 018). */
export const daysSave = z.object({
  tripId: id,
  days: z
    .array(newDay)
    .check(z.minLength(1, message("required")), z.maxLength(limits.routesPerTrip, tooMany)),
  dates: z.optional(dayDates),
});

/** The body of `POST route/duplicate`: which day, its new date, its stops in order; missing: all of them (decision 113). */
export const routeDuplicate = z.object({
  ...{ tripId: id, routeId: id, date: dateTime },
  stopIds: z.optional(z.array(id).check(z.maxLength(limits.stopsPerTrip))),
  dates: z.optional(dayDates),
});
