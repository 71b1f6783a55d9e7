import { message } from "@castor/core/basics/validation.ts";
import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import type { NoteSave, Reply } from "@castor/core/notes/note.ts";
import { applyTick } from "../apply-tick.ts";
import { createId } from "../db/create-id.ts";
import type { TripContext } from "../http/context.ts";
import { requireFound, requireTrip } from "../http/require-context.ts";
import { requireTextRoom } from "../points/trip-text-store.ts";
import { loadTargetRoutes } from "../routes/target-route-store.ts";
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

/** The calls of `note` (section 7, decisions 6). */
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
    await removeNote(context.queries, await load(context, id));
    return answer(isAsked, context);
  },

  list: ({ tripId }, { queries }) => listNotes(queries, tripId),
};

const load = async ({ queries }: TripContext, id: string): Promise<Reply> =>
  requireFound(await loadNote(queries, id));

const answer = async (isAsked: "true" | "false", context: TripContext) =>
  isAsked === "true" ? listNotes(context.queries, requireTrip(context).id) : { success: true };

async function create(save: NoteSave, context: TripContext): Promise<void> {
  const { queries } = context;
  const { id: tripId } = requireTrip(context);
  if ((await countNotes(queries, tripId)) >= limits.notesPerTrip)
    throw new AppError("CONFLICT", { words: "tooManyNotes" });
  const spot = { tripId, ...(await findSpot(save, { routeId: null, parentId: null }, context)) };
  const at = context.now.toISOString();
  const { text = "" } = save;
  const order = await countAt(queries, spot);
  const note = { ...spot, id: createId(), order, text, created: at, updated: at, replies: [] };
  await insertNotes(queries, [note]);
  await requireTextRoom(queries, tripId);
}

async function change(id: string, save: NoteSave, context: TripContext): Promise<void> {
  const { queries, now } = context;
  const before = await load(context, id);
  const text = save.tick ? applyTick(before.text, save.tick) : (save.text ?? before.text);
  if (text !== before.text) {
    await saveText(queries, { id, text, updated: now.toISOString() });
    if (Buffer.byteLength(text) > Buffer.byteLength(before.text))
      await requireTextRoom(queries, before.tripId);
  }
  const spot = await findSpot(save, before, context);
  if (spot.routeId !== before.routeId || spot.parentId !== before.parentId)
    await moveNote(queries, before, { tripId: before.tripId, ...spot });
}

type Spot = Pick<Reply, "routeId" | "parentId">;

/** Where a save puts a note that stands at `before`: under a top note of its trip, on a day of it, or in the trip itself. */
async function findSpot(
  save: NoteSave,
  before: Spot & { id?: string },
  context: TripContext,
): Promise<Spot> {
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

/** Replies are one level deep: what has replies is no reply, and what is a reply has none. */
async function requireParent(
  parentId: string,
  child: Spot & { id?: string },
  context: TripContext,
): Promise<Reply> {
  const { queries } = context;
  const trip = requireTrip(context);
  const parent = requireFound(await loadParent(queries, parentId));
  if (parent.ownerId !== trip.ownerId) throw new AppError("NOT_FOUND");
  const isReplied =
    child.id !== undefined &&
    child.parentId === null &&
    (await countAt(queries, { tripId: trip.id, routeId: null, parentId: child.id })) > 0;
  if (parent.tripId !== trip.id || parent.parentId !== null || parent.id === child.id || isReplied)
    throw new AppError("VALIDATION_FAILED", { fields: { parentId: message("invalidValue") } });
  return parent;
}
