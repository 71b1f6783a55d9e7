import * as z from "zod/mini";
import { booking, bookingChange } from "../bookings/booking.ts";
import { finance, financeChange } from "../finance/finance.ts";
import { latitude, longitude } from "../geo/position.ts";
import { defaults, limits } from "../limits.ts";
import { taskTick } from "../markup/tick-task.ts";
import {
  defaultedField,
  defineFields,
  plainField,
  requiredField,
} from "../schemas/entity-fields.ts";
import { id } from "../schemas/ids.ts";
import { requireWhenNew } from "../schemas/require-when-new.ts";
import { integer, name, text, webAddress } from "../schemas/texts.ts";
import { message } from "../schemas/validation.ts";
import { time } from "../time/dates.ts";
import { checkPlans } from "./check-plans.ts";
import { hotelData, hotelDataChange, stay } from "./hotel-data.ts";
import { picture } from "./picture.ts";
import { pointType } from "./point-types.ts";
import { priority } from "./priorities.ts";
import { routeMode } from "./travel-modes.ts";

const minutes = integer(0, limits.minutesMax);

const textField = (max: number) => ({ ...plainField(text(max), ""), read: z.string() });

/** The fields that all stops of a place share (specification#stops-and-places). */
const placeFields = defineFields({
  name: { ...requiredField(name), read: z.string() },
  description: textField(limits.description),
  lat: requiredField(latitude),
  lng: requiredField(longitude),
  typeId: defaultedField(pointType, "Other"),
  address: textField(limits.shortText),
  url: { ...plainField(webAddress, ""), read: z.string() },
  workingHours: textField(limits.shortText),
  finance: { ...plainField(z.nullable(finance), null), save: z.nullable(financeChange) },
  hotelData: {
    read: z.nullable(hotelData),
    form: z.nullable(stay),
    save: z.nullable(hotelDataChange),
    initial: null,
  },
  picture: {
    // Files and answers that were kept before there was the field.
    read: z._default(z.nullable(picture), null),
    // The card changes it, not the form (specification#pictures).
    form: z.optional(z.nullable(picture)),
    save: z.nullable(picture),
    initial: null,
  },
});

/** The fields that each stop has of its own (specification#stops-and-places). */
const stopFields = defineFields({
  routeMode: defaultedField(routeMode, "car"),
  excludeFromRoute: defaultedField(z.boolean(), false),
  priority: defaultedField(priority, "normal"),
  timeToSpend: defaultedField(minutes, defaults.timeToSpend),
  reservationTime: plainField(z.nullable(time), null),
  cameBeforeMin: defaultedField(minutes, defaults.cameBeforeMin),
  isWaitSkipped: {
    ...defaultedField(z.boolean(), false),
    // Files and answers that were kept before there was the field.
    read: z._default(z.boolean(), false),
  },
  booking: {
    // Files and answers that were kept before there was the field.
    read: z._default(z.nullable(booking), null),
    form: z.nullable(booking),
    save: z.nullable(bookingChange),
    initial: null,
  },
});

/** What a new place and a new stop start with (specification#point, defaults). */
export const newPlaceFields = placeFields.initial;
export const newStopFields = stopFields.initial;

/** A point in an answer: a stop on a route (`id`) with its place (`linkId`), which other stops may share (specification#stops-and-places). */
export const point = z.object({
  id,
  linkId: id,
  tripId: id,
  routeId: id,
  order: z.int(),
  ...stopFields.read,
  ...placeFields.read,
});
export type Point = z.infer<typeof point>;

/** A place with its stops (`point/global/{linkId}`). */
export const place = z.object({
  linkId: id,
  tripId: id,
  ...placeFields.read,
  stops: z.array(z.object({ id, routeId: id, order: z.int() })),
});
export type Place = z.infer<typeof place>;

/** The names of the fields that all stops of a place share, and of those that each stop has (specification#stops-and-places). */
export const placeFieldNames = placeFields.names;
export const stopFieldNames = stopFields.names;

/** The fields of a point that a save changes. Null empties a field (decision 009). */
export const pointChange = z.partial(z.object({ ...placeFields.save, ...stopFields.save }));
export type PointChange = z.output<typeof pointChange>;

/** True when mode and exclusion contradict each other, which a save refuses (specification#point-exclusion). */
export function areModesAtOdds(
  change: Pick<PointChange, "routeMode" | "excludeFromRoute">,
): boolean {
  const { routeMode: mode, excludeFromRoute } = change;
  return (
    mode !== undefined && excludeFromRoute !== undefined && (mode === "none") !== excludeFromRoute
  );
}

/**
 * The body of `POST point`: with `id` a change of that stop, without it a new one at the end of `routeId`. A new one with the
 * `linkId` of a place that the trip has is a stop of that place. A `tick` changes one task of the description instead of sending it whole, so it needs an `id` (specification#task-ticks).
 */
export const pointSave = z
  .extend(pointChange, {
    id: z.optional(id),
    routeId: z.optional(id),
    linkId: z.optional(id),
    tick: z.optional(taskTick),
  })
  .check(
    requireWhenNew("routeId", "name", "lat", "lng"),
    z.superRefine((save, context) => {
      const refuse = (field: keyof typeof save, text: string) =>
        context.addIssue({ code: "custom", path: [field], message: text, input: save });
      if (save.tick && (save.id === undefined || save.description !== undefined))
        refuse("tick", message("invalidValue"));
      if (areModesAtOdds(save)) refuse("excludeFromRoute", message("modesAtOdds"));
    }),
  );
export type PointSave = z.output<typeof pointSave>;

/** The schema of the point form: its fields, the finance data form (specification#point) and the hotel stay. */
export const pointForm = z.object({ ...placeFields.form, ...stopFields.form }).check(
  z.superRefine((form, context) => {
    for (const [path, text] of Object.entries(checkPlans(form)))
      context.addIssue({ code: "custom", path: path.split("."), message: text, input: form });
  }),
);
export type PointForm = z.output<typeof pointForm>;

/**
 * The fields of a point, without ids and order. Whatever says or stores a point has a row for each of them, so that
 * a new field does not compile until somebody decides what becomes of it there.
 */
export type PointField = keyof PointForm;

/** The fields that hold any text. */
export type PointTextField = {
  [Field in PointField]: Point[Field] extends string
    ? string extends Point[Field]
      ? Field
      : never
    : never;
}[PointField];
