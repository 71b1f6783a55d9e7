import * as z from "zod/mini";
import { defaults, limits } from "../limits.ts";
import { note } from "../notes/note.ts";
import { point } from "../points/point.ts";
import { moveType } from "../points/travel-modes.ts";
import {
  defaultedField,
  defineFields,
  plainField,
  requiredField,
} from "../schemas/entity-fields.ts";
import { id } from "../schemas/ids.ts";
import { requireWhenNew } from "../schemas/require-when-new.ts";
import { name, text } from "../schemas/texts.ts";
import { message } from "../schemas/validation.ts";
import { addDays, type DateTimeText, dateTime, dayOf, todayIn } from "../time/dates.ts";
import { routeIcon } from "./route-icons.ts";
import { isTrack } from "./track.ts";

/** The drawn path of a day (decision 096): lines of `track.ts`. Empty: none is drawn. */
const trackText = text(limits.track).check(z.refine(isTrack, message("invalidValue")));

const fields = defineFields({
  name: { ...requiredField(name), read: z.string() },
  moveType: defaultedField(moveType, "car"),
  date: requiredField(dateTime),
  icon: defaultedField(routeIcon, "none"),
  description: { ...plainField(text(limits.description), ""), read: z.string() },
  // Browsers may hold answers and unsent changes of a version without this field. A form without it has no drawn path.
  track: {
    ...plainField(trackText, ""),
    read: z._default(z.string(), ""),
    form: z.optional(trackText),
    initial: undefined,
  },
});

/** What a new route starts with (specification#route). */
export const newRouteFields = fields.initial;

/** A day plan (specification#route). `isReadonly` is true for a caller who may not edit it (specification#all-routes). */
export const route = z.object({
  id,
  tripId: id,
  ...fields.read,
  isReadonly: z.boolean(),
  notes: z.array(note),
  points: z.array(point),
});
export type Route = z.infer<typeof route>;

/** Several routes of a trip as one: the "all routes" pseudo-route with the id -1 (specification#all-routes). */
export const allRoutesId = "-1";
export const routes = z.object({
  id: z.literal(allRoutesId),
  tripId: id,
  isReadonly: z.boolean(),
  routes: z.array(route),
});

/** The schema of the route form (specification#route). */
export const routeForm = z.object(fields.form);
export type RouteForm = z.output<typeof routeForm>;

/** The body of `POST route`: with `id` a change, without it a new day of `tripId`, whose date may be left out. */
export const routeSave = z
  .extend(z.partial(z.object(fields.save)), { id: z.optional(id), tripId: z.optional(id) })
  .check(requireWhenNew("tripId", "name"));
export type RouteSave = z.output<typeof routeSave>;

/**
 * The date of a new route: the day after the last route at 09:00; for the first route of a trip tomorrow (specification#route-date,
 * specification#all-routes).
 */
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
