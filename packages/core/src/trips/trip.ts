import * as z from "zod/mini";
import { type CurrencyId, currency } from "../basics/currencies.ts";
import { attachment } from "../files/attachment.ts";
import { financeItem } from "../finance/finance-item.ts";
import { defaults, limits } from "../limits.ts";
import { tileType } from "../map/tile-types.ts";
import { asOwner, asVisitor, type Standing, tripPerson, tripRole } from "../members/member.ts";
import { traveller } from "../members/traveller.ts";
import { note } from "../notes/note.ts";
import { idea } from "../points/idea.ts";
import { route } from "../routes/route.ts";
import {
  defaultedField,
  defineFields,
  plainField,
  requiredField,
} from "../schemas/entity-fields.ts";
import { id } from "../schemas/ids.ts";
import { requireWhenNew } from "../schemas/require-when-new.ts";
import { integer, name } from "../schemas/texts.ts";
import { message } from "../schemas/validation.ts";
import { date, instant } from "../time/dates.ts";
import { silencedFinding } from "./silenced/silenced-finding.ts";
import { silencing } from "./silenced/silencing.ts";

const fields = defineFields({
  name: { ...requiredField(name), read: z.string() },
  adults: defaultedField(integer(limits.adultsMin, limits.adultsMax), defaults.adults),
  kids: defaultedField(integer(limits.kidsMin, limits.kidsMax), defaults.kids),
  currency: defaultedField(currency, defaults.currency),
  tileType: defaultedField(tileType, "default"),
  isDraft: defaultedField(z.boolean(), false),
  travellers: {
    ...defaultedField(z.array(traveller).check(z.maxLength(limits.travellers)), []),
    // A browser may hold answers of a version without this field.
    read: z._default(z.array(traveller), []),
  },
});

/** Flags that the trip form does not have. */
const flags = defineFields({
  isPublic: defaultedField(z.boolean(), false),
  isInCatalog: defaultedField(z.boolean(), false),
});

/** What is chosen where it is shown. */
const choices = defineFields({
  // A photo of the trip. One that its reader does not see, or that is gone, counts as none.
  coverFileId: {
    ...plainField(z.nullable(id), null),
    // A browser may hold answers of a version without this field.
    read: z._default(z.nullable(id), null),
  },
});

/** What the owner said "I know" of (specification#silenced-findings). */
const marks = defineFields({
  silenced: {
    ...plainField(z.array(silencedFinding).check(z.maxLength(limits.silencedFindings)), []),
    // A browser may hold answers of a version without this field.
    read: z._default(z.array(silencedFinding), []),
  },
});

/** A trip with all its contents (specification#trip). */
export const trip = z.object({
  id,
  ...fields.read,
  startDate: z.nullable(date),
  endDate: z.nullable(date),
  ...flags.read,
  ...choices.read,
  ...marks.read,
  ownerName: z.string(),
  canEdit: z.boolean(),
  // A browser may hold answers of a version without members, where `canEdit` says who the owner is.
  role: z.optional(z.nullable(tripRole)),
  seesMoney: z.optional(z.boolean()),
  // Whether it has members besides its owner. Visitors are not told.
  isShared: z.optional(z.boolean()),
  // The owner first. Visitors and files are not told.
  members: z.optional(z.array(tripPerson)),
  created: instant,
  updated: instant,
  routes: z.array(route),
  // A browser may hold answers, and somebody a file, of a version without ideas.
  ideas: z._default(z.array(idea), []),
  financeItems: z.array(financeItem),
  notes: z.array(note),
  // A browser may hold answers of a version without attachments. In the order in which the files came, then of their ids.
  attachments: z._default(z.array(attachment), []),
});
export type Trip = z.infer<typeof trip>;

/** Where the reader of a trip stands with it. */
export function standingOf({
  canEdit,
  role,
  seesMoney = false,
}: Pick<Trip, "canEdit" | "role" | "seesMoney">): Standing {
  if (role === undefined) return canEdit ? asOwner : asVisitor;
  return { role, seesMoney };
}

/** The schema of the trip form (specification#trip). */
export const tripForm = z.object(fields.form);
export type TripForm = z.output<typeof tripForm>;

/** Other values for what one may change of a trip. Who sees it, and what is silenced, are changes of their own. */
export const tripPatch = z.partial(z.object({ ...fields.form, ...choices.form }));

/** The body of `POST trip`: with `id` a change, without it a new trip. */
export const tripSave = z
  .extend(z.partial(z.object({ ...fields.save, ...flags.save, ...choices.save, silencing })), {
    id: z.optional(id),
  })
  .check(requireWhenNew("name"));
export type TripSave = z.output<typeof tripSave>;

/** What a new trip starts with (specification#trip). Its currency is the user's default, EUR if none is set. */
export const newTrip = (inCurrency: CurrencyId = defaults.currency): TripForm => ({
  name: "",
  ...fields.initial,
  currency: inCurrency,
});

/** A trip without contents as its form says, before the server has it. */
export const makeTripOfForm = (id: string, form: TripForm, at: string): Trip => ({
  ...form,
  ...{ id, startDate: null, endDate: null, ...flags.initial, ...choices.initial, silenced: [] },
  ...{ ownerName: "", canEdit: true, ...asOwner, isShared: false, created: at, updated: at },
  ...{ routes: [], ideas: [], financeItems: [], notes: [], attachments: [] },
});

/** What says who sees a trip. */
export type TripFlags = Pick<Trip, "isDraft" | "isPublic" | "isInCatalog">;

/**
 * The flags after a save, or the message of the field that is refused. Ending `isPublic` ends `isInCatalog`. The
 * catalog needs a public trip that is no draft (specification#trip-publishing).
 */
export function changeFlags(
  current: TripFlags,
  change: { [Flag in keyof TripFlags]?: boolean | undefined },
): TripFlags | { refused: Record<string, string> } {
  const isDraft = change.isDraft ?? current.isDraft;
  const isPublic = change.isPublic ?? current.isPublic;
  const isInCatalog = change.isInCatalog ?? (current.isInCatalog && isPublic && !isDraft);
  if (isInCatalog && !isPublic) return { refused: { isInCatalog: message("catalogNeedsPublic") } };
  if (isInCatalog && isDraft) return { refused: { isInCatalog: message("draftNotInCatalog") } };
  return { isDraft, isPublic, isInCatalog };
}
