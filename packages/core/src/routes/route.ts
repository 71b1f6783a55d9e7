import * as z from "zod/mini";
import { addDays, type DateTimeText, dateTime, dayOf, todayIn } from "../basics/dates.ts";
import { id } from "../basics/ids.ts";
import { orDefault } from "../basics/or-default.ts";
import { name, text } from "../basics/texts.ts";
import { message } from "../basics/validation.ts";
import { defaults, limits } from "../limits.ts";
import { note } from "../notes/note.ts";
import { point } from "../points/point.ts";
import { moveType } from "../points/travel-modes.ts";
import { routeIcon } from "./route-icons.ts";

/** A day plan (section 3); `isReadonly` is true for whoever may not edit (decisions 5). */
export const route = z.object({
  id,
  tripId: id,
  name: z.string(),
  icon: routeIcon,
  description: z.string(),
  date: dateTime,
  moveType,
  isReadonly: z.boolean(),
  notes: z.array(note),
  points: z.array(point),
});
export type Route = z.infer<typeof route>;

/** Several routes of one trip as one: the "all routes" pseudo-route, whose id is -1 (decisions 5). */
export const allRoutesId = "-1";
export const routes = z.object({
  id: z.literal(allRoutesId),
  tripId: id,
  isReadonly: z.boolean(),
  routes: z.array(route),
});

/** The schema of the route form (section 3, form field identifiers). */
export const routeForm = z.object({
  name,
  moveType: orDefault(moveType, "car"),
  date: dateTime,
  icon: orDefault(routeIcon, "none"),
  description: text(limits.description),
});
export type RouteForm = z.output<typeof routeForm>;

/** The body of `POST route`: with `id` a change, without it a new day of `tripId`. */
export const routeSave = z
  .extend(z.partial(routeForm), { id: z.optional(id), tripId: z.optional(id) })
  .check(
    z.superRefine((save, context) => {
      if (save.id !== undefined) return;
      for (const field of ["tripId", "name", "date"] as const)
        if (save[field] === undefined)
          context.addIssue({
            code: "custom",
            path: [field],
            message: message("required"),
            input: save,
          });
    }),
  );
export type RouteSave = z.output<typeof routeSave>;

/** When a new route takes place: the day after the last at 09:00; the first of a trip tomorrow (section 3, decisions 5). */
export function dateForNewRoute(
  existing: readonly Pick<Route, "date">[],
  now: Date,
  zone: string,
): DateTimeText {
  const last = existing
    .map(({ date }) => dayOf(date))
    .toSorted()
    .at(-1);
  return `${addDays(last ?? todayIn(zone, now), 1)} ${defaults.routeTime}`;
}
