import * as z from "zod/mini";
import { attachment, attachmentChange } from "../files/attachment.ts";
import { financeItemChange } from "../finance/finance-item.ts";
import { taskTick } from "../markup/tick-task.ts";
import { noteAuthor, noteText } from "../notes/note.ts";
import { ideaChange, ideasToDays, pointsToIdeas } from "../points/idea.ts";
import { pointChange } from "../points/point.ts";
import { dayDates } from "../routes/day-dates.ts";
import { routeForm } from "../routes/route.ts";
import { id } from "../schemas/ids.ts";
import { anyInteger } from "../schemas/texts.ts";
import { dateTime } from "../time/dates.ts";
import { dayTargets, thingsOfTrip, tripContents } from "../trips/contents/trip-contents.ts";
import { shiftDays } from "../trips/shift-trip.ts";
import { silencing } from "../trips/silenced/silencing.ts";
import { tripForm, tripPatch } from "../trips/trip.ts";

const nullableId = z.nullable(id);

/**
 * What each change of a trip says, as plain JSON. An `id` of something that the change makes is temporary: the server's
 * answer names the thing.
 */
export const changeArgs = {
  /** A new trip, without days. It is the first change of its queue. */
  "trips.add": z.object({
    id,
    // A browser may hold a change of a version without travellers.
    form: z.extend(tripForm, { travellers: z._default(tripForm.shape.travellers, []) }),
  }),
  /** Other values for some fields of the trip itself. */
  "trips.save": z.object({ id, change: tripPatch }),
  /** Who sees the trip: made public, listed in the catalog, or no longer. */
  "trips.publish": z.object({
    id,
    change: z.partial(
      z.object({ isPublic: z.boolean(), isInCatalog: z.boolean(), isDraft: z.boolean() }),
    ),
  }),
  /** All dates of the trip some days later, or earlier: days, bookings, deadlines and costs. */
  "trips.shift": z.object({ id, days: shiftDays }),
  /** Findings of the check that the owner says "I know" of. */
  "trips.silence": z.object({ id, silencing }),
  /** What an import brings; `name` is that of the file. All ids in `contents` are temporary. */
  "trips.import": z.object({
    ...{ tripId: id, name: z.string(), contents: tripContents, targets: dayTargets },
  }),
  /** What an import has brought goes. */
  "trips.takeOut": z.object({ tripId: id, name: z.string(), things: thingsOfTrip }),

  /** A new day. */
  "routes.add": z.object({ tripId: id, id, form: routeForm }),
  /** Several new days, with other dates for the days that make room for them. */
  "routes.addDays": z.object({
    tripId: id,
    days: z.array(z.object({ id, form: routeForm })),
    dates: dayDates,
  }),
  /** A day once more, on another date, with other dates for the days that make room for it. Each stop names the one that it is made of. */
  "routes.duplicate": z.object({
    ...{ tripId: id, routeId: id, id, date: dateTime },
    stops: z.array(z.object({ former: id, id })),
    dates: dayDates,
  }),
  /** Other values for some fields of a day. */
  "routes.save": z.object({ id, change: z.partial(routeForm) }),
  /** The day goes with its stops and notes. */
  "routes.remove": z.object({ id }),
  /** Several days to other dates; bookings follow where all stops of their place do. */
  "routes.moveDates": z.object({ tripId: id, dates: dayDates }),

  /** A new point at the end of a day. */
  "points.add": z.object({
    routeId: id,
    id,
    linkId: id,
    fields: z.required(pointChange, { name: true, lat: true, lng: true }),
  }),
  /** Other values for some fields of a stop; what its place shares changes on all its stops. */
  "points.save": z.object({ id, change: pointChange }),
  /** One task of the description ticked or opened again. */
  "points.tick": z.object({ id, tick: taskTick }),
  /** The stop leaves its day; its place stays on other days. */
  "points.remove": z.object({ id }),
  /** The place leaves the trip with all its stops. */
  "points.removePlace": z.object({ linkId: id }),
  /** To the end of a day. */
  "points.move": z.object({ pointId: id, routeId: id }),
  /** To a position on its own day, from 0. */
  "points.order": z.object({ id, order: anyInteger }),
  /** A stop of the same place on each of some days. */
  "points.attach": z.object({
    pointId: id,
    stops: z.array(z.object({ id, routeId: id })),
  }),

  /** The stops leave their days and become ideas, with all that they say. */
  "points.toIdeas": z.object({ tripId: id, points: pointsToIdeas }),

  /** A new idea: a point without a day. Where the trip has a place of that `linkId`, it is one of that place. */
  "ideas.add": z.object({
    ...{ tripId: id, id, linkId: id, order: z.optional(anyInteger) },
    fields: z.required(ideaChange, { name: true, lat: true, lng: true }),
  }),
  /** Other values for some fields of an idea; what its place shares changes on all its stops, too. */
  "ideas.save": z.object({ id, change: ideaChange }),
  /** One task of the description ticked or opened again. */
  "ideas.tick": z.object({ id, tick: taskTick }),
  /** The idea goes; stops of its place stay. */
  "ideas.remove": z.object({ id }),
  /** The ideas become stops of days. */
  "ideas.toDay": z.object({ tripId: id, ideas: ideasToDays }),

  /**
   * A new note at the end of its day, or a new reply. `routeId` null: a note of the whole trip. `author` is shown until the
   * server says it.
   */
  "notes.add": z.object({
    tripId: id,
    id,
    author: z.optional(noteAuthor),
    note: z.object({ routeId: nullableId, parentId: nullableId, text: noteText }),
  }),
  /** Another text, another day, or both. */
  "notes.save": z.object({
    id,
    change: z.object({ text: z.optional(noteText), routeId: z.optional(nullableId) }),
  }),
  /** One task of the text ticked or opened again. */
  "notes.tick": z.object({ id, tick: taskTick }),
  /** To a position among its siblings, from 0. */
  "notes.order": z.object({ id, order: anyInteger }),
  /** The note goes with its replies. */
  "notes.remove": z.object({ id }),

  /** A new cost that belongs to no point. */
  "finance.add": z.object({ tripId: id, id, fields: financeItemChange }),
  /** Other values for some fields of a cost. */
  "finance.save": z.object({ id, change: financeItemChange }),
  "finance.remove": z.object({ id }),

  /** A file at one more thing. `attachment` is all that is shown of it; where it stands and its caption are sent. */
  "attachments.add": z.object({ tripId: id, id, attachment: z.omit(attachment, { id: true }) }),
  /** Another caption, another thing, or both. */
  "attachments.save": z.object({ id, change: attachmentChange }),
  /** The file stands there no more. */
  "attachments.remove": z.object({ id }),
} as const;

export type ChangeName = keyof typeof changeArgs;
export type ArgsOf<N extends ChangeName> = z.output<(typeof changeArgs)[N]>;

/** What shall be done, without when and under which key: what forms, undo and proposals make. */
export type ChangeBody<N extends ChangeName = ChangeName> = {
  [K in N]: { name: K; args: ArgsOf<K> };
}[N];
