import * as z from "zod/mini";
import { dateTime } from "../basics/dates.ts";
import { id } from "../basics/ids.ts";
import { message } from "../basics/validation.ts";
import { limits } from "../limits.ts";
import { routeForm } from "./route.ts";

/** A day of a trip and the date that it shall have. */
const dayDate = z.object({ id, date: dateTime });
export type DayDate = z.output<typeof dayDate>;

const tooMany = message("tooMany", limits.routesPerTrip);

/** Days to other dates, each named once (`POST route/dates`, decisions 5). */
export const dayDates = z.array(dayDate).check(
  z.maxLength(limits.routesPerTrip, tooMany),
  z.superRefine((dates, context) => {
    const seen = new Set<string>();
    for (const [at, { id }] of dates.entries()) {
      if (seen.has(id))
        context.addIssue({
          code: "custom",
          path: [at, "id"],
          message: message("invalidValue"),
          input: id,
        });
      seen.add(id);
    }
  }),
);

/** A new day: what is not sent begins as a new route's does. */
const newDay = z.extend(z.partial(routeForm), {
  name: routeForm.shape.name,
  date: routeForm.shape.date,
});

/** The body of `POST route/days`: new days, and dates of those that make room for them (record 018). */
export const daysSave = z.object({
  tripId: id,
  days: z
    .array(newDay)
    .check(z.minLength(1, message("required")), z.maxLength(limits.routesPerTrip, tooMany)),
  dates: z.optional(dayDates),
});
