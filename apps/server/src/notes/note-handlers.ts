import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import { readTextLine } from "@castor/core/markup/tick-task.ts";
import { canEditAs } from "@castor/core/members/member.ts";
import type { NoteSave, Reply } from "@castor/core/notes/note.ts";
import { mayChangeNote, mayTickLine, type NoteReader } from "@castor/core/notes/note-rights.ts";
import { message } from "@castor/core/schemas/validation.ts";
import { createId } from "../db/create-id.ts";
import {
  isWithinReach,
  requireFound,
  requireTrip,
  requireViewer,
} from "../http/access/require-context.ts";
import { applyTick } from "../http/calls/apply-tick.ts";
import type { TripContext } from "../http/calls/context.ts";
import { listPeople } from "../members/member-store.ts";
import { takeBack } from "../notices/notice-store.ts";
import { tellNamed } from "../notices/tell-members-store.ts";
import { requireTextCapacity } from "../points/trip-text-store.ts";
import { loadTargetRoutes } from "../routes/target-route-store.ts";
import { listTasks } from "./list-tasks.ts";
import {
  countAt,
  countNotes,
  insertNotes,
  listNotes,
  loadNote,
  loadParent,
  moveNote,
  removeNote,
  saveOrder,
  saveText,
} from "./note-store.ts";

/** The endpoints of `note` (specification#note-calls). */
export const noteHandlers: Handlers<typeof endpoints.notes, TripContext> = {
  save: async ({ body, return: isAsked }, context) => {
    await (body.id === undefined ? create(body, context) : change(body.id, body, context));
    return answer(isAsked, context);
  },

  order: async ({ body, return: isAsked }, context) => {
    const { queries } = context;
    const note = await load(context, body.note);
    const last = (await countAt(queries, note)) - 1;
    await saveOrder(queries, note, Math.max(0, Math.min(body.order, last)));
    return answer(isAsked, context);
  },

  remove: async ({ id, return: isAsked }, context) => {
    const note = await load(context, id);
    requireRight(mayChangeNote(readerOf(context), note));
    await removeNote(context.queries, note);
    await takeBack(context.queries, { tripId: note.tripId, subjectId: id });
    return answer(isAsked, context);
  },

  tasks: (_input, context) => listTasks(context),

  list: ({ tripId }, { queries }) => listNotes(queries, tripId),
};

const readerOf = (context: TripContext): NoteReader => ({
  canEdit: canEditAs(requireTrip(context).standing),
  userId: requireViewer(context).userId,
});

function requireRight(has: boolean): void {
  if (!has) throw new AppError("FORBIDDEN");
}

const load = async ({ queries }: TripContext, id: string): Promise<Reply> =>
  requireFound(await loadNote(queries, id));

const answer = async (isAsked: "true" | "false", context: TripContext) =>
  isAsked === "true" ? listNotes(context.queries, requireTrip(context).id) : { success: true };

async function create(save: NoteSave, context: TripContext): Promise<void> {
  const { queries } = context;
  const { id: tripId } = requireTrip(context);
  const { canEdit, userId } = readerOf(context);
  requireRight(canEdit || (save.parentId ?? null) !== null);
  if ((await countNotes(queries, tripId)) >= limits.notesPerTrip)
    throw new AppError("CONFLICT", { words: "tooManyNotes" });
  const position = {
    tripId,
    ...(await findNotePosition(save, { routeId: null, parentId: null }, context)),
  };
  const at = context.now.toISOString();
  const { text = "" } = save;
  const order = await countAt(queries, position);
  const note = { ...position, id: createId(), order, text, created: at, updated: at, replies: [] };
  await insertNotes(queries, [note], userId);
  await tellNamed(context, { id: note.id, before: "", after: text });
  await requireTextCapacity(queries, tripId);
}

async function change(id: string, save: NoteSave, context: TripContext): Promise<void> {
  const { queries, now } = context;
  const before = await load(context, id);
  await requireChange(before, save, context);
  const text = save.tick ? applyTick(before.text, save.tick) : (save.text ?? before.text);
  if (text !== before.text) {
    await saveText(queries, { id, text, updated: now.toISOString() });
    if (Buffer.byteLength(text) > Buffer.byteLength(before.text))
      await requireTextCapacity(queries, before.tripId);
    if (!save.tick) await tellNamed(context, { id, before: before.text, after: text });
  }
  const position = await findNotePosition(save, before, context);
  if (position.routeId !== before.routeId || position.parentId !== before.parentId)
    await moveNote(queries, before, { tripId: before.tripId, ...position });
}

/** Throws 403 where a viewer changes more than a reply of their own, or ticks what does not name them. */
async function requireChange(
  before: Reply,
  { tick, ...save }: NoteSave,
  context: TripContext,
): Promise<void> {
  const reader = readerOf(context);
  if (reader.canEdit) return;
  requireRight(save.parentId === undefined && save.routeId === undefined);
  if (!tick) return requireRight(mayChangeNote(reader, before));
  const people = await listPeople(context.queries, before.tripId);
  requireRight(mayTickLine(reader, readTextLine(before.text, tick.line), people));
}

type NotePosition = Pick<Reply, "routeId" | "parentId">;

/** The order that a save moves the note `before` to: replies of a top note, notes of a day, or notes of the trip. */
async function findNotePosition(
  save: NoteSave,
  before: NotePosition & { id?: string },
  context: TripContext,
): Promise<NotePosition> {
  const { parentId = before.parentId, routeId = before.routeId } = save;
  if (parentId !== null) {
    const { routeId: ofParent } = await requireParent(parentId, before, context);
    return { routeId: ofParent, parentId };
  }
  if (routeId !== null && routeId !== before.routeId)
    await loadTargetRoutes(context.queries, requireTrip(context), [
      { id: routeId, field: "routeId" },
    ]);
  return { routeId, parentId };
}

/** Replies are one level deep: a note with replies cannot be a reply, and a reply has no replies. */
async function requireParent(
  parentId: string,
  child: NotePosition & { id?: string },
  context: TripContext,
): Promise<Reply> {
  const { queries } = context;
  const trip = requireTrip(context);
  const parent = requireFound(await loadParent(queries, parentId));
  if (!isWithinReach(trip, parent)) throw new AppError("NOT_FOUND");
  const isReplied =
    child.id !== undefined &&
    child.parentId === null &&
    (await countAt(queries, { tripId: trip.id, routeId: null, parentId: child.id })) > 0;
  if (parent.tripId !== trip.id || parent.parentId !== null || parent.id === child.id || isReplied)
    throw new AppError("VALIDATION_FAILED", { fields: { parentId: message("invalidValue") } });
  return parent;
}
