import * as z from "zod/mini";
import { date, instant } from "../basics/dates.ts";
import { id } from "../basics/ids.ts";
import { orDefault } from "../basics/or-default.ts";
import { name, whole } from "../basics/texts.ts";
import { message } from "../basics/validation.ts";
import { type CurrencyId, currency } from "../finance/currencies.ts";
import { financeItem } from "../finance/finance-item.ts";
import { defaults, limits } from "../limits.ts";
import { tileType } from "../map/tile-types.ts";
import { note } from "../notes/note.ts";
import { route } from "../routes/route.ts";

const tripFields = {
  adults: whole(limits.adultsMin, limits.adultsMax),
  kids: whole(limits.kidsMin, limits.kidsMax),
  currency,
  tileType,
  isDraft: z.boolean(),
};

const flags = { isPublic: z.boolean(), isInCatalog: z.boolean() };

/** A trip with all that it holds (section 3, decisions 4). */
export const trip = z.object({
  id,
  name: z.string(),
  startDate: z.nullable(date),
  endDate: z.nullable(date),
  ...tripFields,
  ...flags,
  ownerName: z.string(),
  canEdit: z.boolean(),
  created: instant,
  updated: instant,
  routes: z.array(route),
  financeItems: z.array(financeItem),
  notes: z.array(note),
});
export type Trip = z.infer<typeof trip>;

/** The schema of the trip form (section 3, form field identifiers). */
export const tripForm = z.object({
  name,
  adults: orDefault(tripFields.adults, defaults.adults),
  kids: orDefault(tripFields.kids, defaults.kids),
  currency: orDefault(currency, defaults.currency),
  tileType: orDefault(tileType, "default"),
  isDraft: orDefault(z.boolean(), false),
});
export type TripForm = z.output<typeof tripForm>;

/** The body of `POST trip`: with `id` a change, without it a new trip. */
export const tripSave = z
  .extend(
    z.partial(
      z.extend(tripForm, {
        isPublic: orDefault(flags.isPublic, false),
        isInCatalog: orDefault(flags.isInCatalog, false),
      }),
    ),
    { id: z.optional(id) },
  )
  .check(
    z.superRefine((save, context) => {
      if (save.id === undefined && save.name === undefined)
        context.addIssue({
          code: "custom",
          path: ["name"],
          message: message("required"),
          input: save,
        });
    }),
  );
export type TripSave = z.output<typeof tripSave>;

/** What a new trip starts with (section 9); its currency is the user's default, EUR if none is set. */
export function newTrip(inCurrency: CurrencyId = defaults.currency): TripForm {
  return {
    name: "",
    adults: defaults.adults,
    kids: defaults.kids,
    currency: inCurrency,
    tileType: "default",
    isDraft: false,
  };
}

type Flags = Pick<Trip, "isDraft" | "isPublic" | "isInCatalog">;

/**
 * The flags after a save, or the message of the field that refuses it: ending `isPublic` ends `isInCatalog`; the
 * catalog needs a public trip that is no draft (decisions 4).
 */
export function changeFlags(
  current: Flags,
  change: { [Flag in keyof Flags]?: boolean | undefined },
): Flags | { refused: Record<string, string> } {
  const isDraft = change.isDraft ?? current.isDraft;
  const isPublic = change.isPublic ?? current.isPublic;
  const isInCatalog = change.isInCatalog ?? (current.isInCatalog && isPublic && !isDraft);
  if (isInCatalog && !isPublic) return { refused: { isInCatalog: message("catalogNeedsPublic") } };
  if (isInCatalog && isDraft) return { refused: { isInCatalog: message("draftNotInCatalog") } };
  return { isDraft, isPublic, isInCatalog };
}
