import * as z from "zod/mini";
import { time } from "../basics/dates.ts";
import { latitude, longitude } from "../basics/geo.ts";
import { id } from "../basics/ids.ts";
import { orDefault } from "../basics/or-default.ts";
import { name, text, webAddress, whole } from "../basics/texts.ts";
import { message } from "../basics/validation.ts";
import { finance, financeChange } from "../finance/finance.ts";
import { defaults, limits } from "../limits.ts";
import { taskTick } from "../markup/tick-task.ts";
import { checkPlans } from "./check-plans.ts";
import { hotelData, hotelDataChange, stay } from "./hotel-data.ts";
import { pointType } from "./point-types.ts";
import { priority } from "./priorities.ts";
import { routeMode } from "./travel-modes.ts";

const minutes = whole(0, limits.minutesMax);

/** What all stops of a place share (decisions 5). */
const placeFields = {
  name: z.string(),
  description: z.string(),
  lat: latitude,
  lng: longitude,
  typeId: pointType,
  address: z.string(),
  url: z.string(),
  workingHours: z.string(),
  finance: z.nullable(finance),
  hotelData: z.nullable(hotelData),
};

/** What is a stop's own on its route (decisions 5). */
const stopFields = {
  routeId: id,
  order: z.int(),
  routeMode,
  excludeFromRoute: z.boolean(),
  priority,
  timeToSpend: minutes,
  reservationTime: z.nullable(time),
  cameBeforeMin: minutes,
};

/** A point as answers carry it: a stop on a route (`id`) with the place it shares (`linkId`) (decisions 5). */
export const point = z.object({ id, linkId: id, tripId: id, ...stopFields, ...placeFields });
export type Point = z.infer<typeof point>;

/** The place alone, with where it stands (`point/global/{linkId}`). */
export const place = z.object({
  linkId: id,
  tripId: id,
  ...placeFields,
  stops: z.array(z.object({ id, routeId: id, order: z.int() })),
});
export type Place = z.infer<typeof place>;

/** The fields of the point form and of a save, all optional there: what is sent changes, null empties (record 009). */
const changeFields = {
  name,
  description: text(limits.description),
  lat: latitude,
  lng: longitude,
  typeId: orDefault(pointType, "Other"),
  address: text(limits.shortText),
  url: webAddress,
  workingHours: text(limits.shortText),
  finance: z.nullable(financeChange),
  hotelData: z.nullable(hotelDataChange),
  routeMode: orDefault(routeMode, "car"),
  excludeFromRoute: orDefault(z.boolean(), false),
  priority: orDefault(priority, "normal"),
  timeToSpend: orDefault(minutes, defaults.timeToSpend),
  reservationTime: z.nullable(time),
  cameBeforeMin: orDefault(minutes, defaults.cameBeforeMin),
};

const shared = [
  "name",
  "description",
  "lat",
  "lng",
  "typeId",
  "address",
  "url",
  "workingHours",
  "finance",
  "hotelData",
] as const;

/** The fields that a change of one stop changes for every stop of its place (decisions 5). */
export const placeFieldNames: readonly string[] = shared;

/** What may be changed of a point. */
export const pointChange = z.partial(z.object(changeFields));
export type PointChange = z.output<typeof pointChange>;

/** True when mode and exclusion contradict each other, which a save refuses (decisions 5). */
export function areModesAtOdds(
  change: Pick<PointChange, "routeMode" | "excludeFromRoute">,
): boolean {
  const { routeMode: mode, excludeFromRoute } = change;
  return (
    mode !== undefined && excludeFromRoute !== undefined && (mode === "none") !== excludeFromRoute
  );
}

/**
 * The body of `POST point`: with `id` a change of that stop, without it a new one at the end of `routeId`. A `tick` stands
 * for the description of a stop that is there (decisions 6).
 */
export const pointSave = z
  .extend(pointChange, {
    id: z.optional(id),
    routeId: z.optional(id),
    tick: z.optional(taskTick),
  })
  .check(
    z.superRefine((save, context) => {
      const require = save.id === undefined ? (["routeId", "name", "lat", "lng"] as const) : [];
      for (const field of require)
        if (save[field] === undefined)
          context.addIssue({
            code: "custom",
            path: [field],
            message: message("required"),
            input: save,
          });
      if (save.tick && (save.id === undefined || save.description !== undefined))
        context.addIssue({
          code: "custom",
          path: ["tick"],
          message: message("invalidValue"),
          input: save,
        });
      if (areModesAtOdds(save))
        context.addIssue({
          code: "custom",
          path: ["excludeFromRoute"],
          message: message("modesAtOdds"),
          input: save,
        });
    }),
  );
export type PointSave = z.output<typeof pointSave>;

/** The schema of the point form: its fields and the finance data form (section 3), and the stay in a hotel. */
export const pointForm = z
  .object({ ...changeFields, finance: z.nullable(finance), hotelData: z.nullable(stay) })
  .check(
    z.superRefine((form, context) => {
      for (const [path, text] of Object.entries(checkPlans(form)))
        context.addIssue({ code: "custom", path: path.split("."), message: text, input: form });
    }),
  );
export type PointForm = z.output<typeof pointForm>;
