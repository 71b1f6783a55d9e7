import * as z from "zod/mini";
import { id } from "../schemas/ids.ts";
import { inQuery } from "../schemas/in-query.ts";
import { name } from "../schemas/texts.ts";
import { instant } from "../time/dates.ts";

/** What a change of a trip can change of a thing. */
export const historyField = z.enum([
  ...["name", "date", "day", "order", "time", "timeToSpend", "early", "wait", "priority", "mode"],
  ...["type", "position", "description", "address", "url", "hours", "price", "nights", "picture"],
  ...["track", "icon", "text", "category", "dates", "people", "currency", "map", "draft", "public"],
  ...["catalog", "silenced", "caption", "thing", "cover", "booking", "money"],
] as const);
export type HistoryField = z.infer<typeof historyField>;

/** A field that changed. Both values are null where they are not told. */
export const fieldChange = z.object({
  field: historyField,
  /** Of `name` and `day`, names; of `date` a local date with its time, of `time` a time of day. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type FieldChange = z.infer<typeof fieldChange>;

export const thingKind = z.enum(["trip", "route", "point", "idea", "cost", "note", "file"]);
export type ThingKind = z.infer<typeof thingKind>;

/** A thing of a trip that a change has touched. */
export const historyThing = z.object({
  kind: thingKind,
  id,
  /** By which all changes of the thing are found: the place of a point. */
  thingId: id,
  /** Its newest name. */
  name: z.string(),
  happened: z.enum(["added", "removed", "changed"]),
  /** The name of the day that it stands on. */
  day: z.nullable(z.string()),
  /** Of a day that came or went: the points that did with it. */
  points: z.int(),
  changes: z.array(fieldChange),
});
export type HistoryThing = z.infer<typeof historyThing>;

/** Somebody who has changed a trip. */
export const historyPerson = z.object({ userId: id, name: z.string() });
export type HistoryPerson = z.infer<typeof historyPerson>;

/** A change of a trip, as its members read of it (decision 124). */
export const historyEntry = z.object({
  /** The trip's version with the change. */
  version: z.int(),
  at: instant,
  /** Null when the account is gone, and where changes of several people were folded. */
  by: z.nullable(historyPerson),
  /** What a member called the trip as it was then. */
  name: z.nullable(z.string()),
  /** When the trip was as this change has made it again. Null for other changes. */
  restored: z.nullable(instant),
  /** How many changes are folded into this one. */
  changes: z.int(),
  things: z.array(historyThing),
  /** Things that `things` leaves out. */
  more: z.int(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Changes of a trip, the newest first. */
export const historyPage = z.object({
  entries: z.array(historyEntry),
  /** Who has changed the trip, for a filter. */
  people: z.array(historyPerson),
  /** `before` of the next page; null on the last. */
  next: z.nullable(z.int()),
});
export type HistoryPage = z.infer<typeof historyPage>;

/** Databases keep it in 32 bits. */
const version = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** Which changes are asked for: before a version, of one person, of one thing. */
export const historyQuery = z.object({
  before: z.optional(inQuery(version)),
  who: z.optional(id),
  thing: z.optional(id),
});
export type HistoryQuery = z.output<typeof historyQuery>;

/** A version by its number in an address. */
export const versionInPath = inQuery(version);

/**
 * The whole trip as it was at a version. With `ifVersion` only while that is the trip's: so an undo takes back nothing that came
 * after.
 */
export const historyRestore = z.object({ tripId: id, version, ifVersion: z.optional(version) });

/** A name for the trip as it was at a version; null takes it away. */
export const historyName = z.object({
  tripId: id,
  version,
  name: z.nullable(name),
});
