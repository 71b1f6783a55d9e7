import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import {
  insertAt,
  newIdea,
  putIdeasOnDays,
  takeToIdeas,
} from "@castor/core/points/edit/edit-ideas.ts";
import { changeIdea } from "@castor/core/points/edit/share-place.ts";
import type { Idea, IdeaSave } from "@castor/core/points/idea.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { createId } from "../../db/create-id.ts";
import {
  refuseHiddenMoney,
  requireFound,
  requireTrip,
  viewFor,
} from "../../http/access/require-context.ts";
import { applyTick } from "../../http/calls/apply-tick.ts";
import type { TripContext } from "../../http/calls/context.ts";
import { loadTargetRoutes } from "../../routes/target-route-store.ts";
import { loadTrip, loadTripCurrency } from "../../trips/trip-store.ts";
import { refuseWrongPlans } from "../check-point.ts";
import { insertStops, shiftStops } from "../save-point-store.ts";
import { requireStopCapacity } from "../stop-capacity-store.ts";
import { removeStops } from "../stop-store.ts";
import { growsText, requireTextCapacity } from "../trip-text-store.ts";
import {
  arrangeIdeas,
  forgetIdeas,
  insertIdeas,
  listIdeas,
  loadIdea,
  removeIdeas,
  saveIdea,
} from "./idea-store.ts";

/** Points without a day. What is gone already, or is in another trip, neither becomes a stop nor an idea. */
export const ideaHandlers: Handlers<typeof endpoints.ideas, TripContext> = {
  save: async ({ body }, context) => {
    refuseHiddenMoney(context, body);
    const saved = body.id === undefined ? create(body, context) : change(body.id, body, context);
    return viewFor(context).idea(await saved);
  },

  remove: async ({ id }, { queries }) => {
    const idea = requireFound(await loadIdea(queries, id));
    await removeIdeas(queries, idea.tripId, [idea]);
    return { success: true };
  },

  toDays: async ({ body: { ideas } }, context) => {
    const { queries } = context;
    const named = ideas.map(({ routeId }, index) => ({
      id: routeId,
      field: `ideas.${index}.routeId`,
    }));
    await loadTargetRoutes(queries, requireTrip(context), named);
    const before = await load(context);
    const after = putIdeasOnDays(before, ideas);
    const held = new Set(before.ideas.map(({ id }) => id));
    const made = pointsOf(after).filter(({ id }) => held.has(id));
    await shiftStops(queries, pointsOf(before), pointsOf(after));
    await insertStops(queries, made);
    await forgetIdeas(queries, made);
    return { success: true };
  },

  fromDays: async ({ body: { points } }, context) => {
    const { queries } = context;
    const before = await load(context);
    const after = takeToIdeas(before, points);
    const held = new Map(pointsOf(before).map((point) => [point.id, point]));
    const made = after.ideas.filter(({ id }) => held.has(id));
    await insertIdeas(queries, made, made);
    await removeStops(
      queries,
      before.id,
      made.flatMap(({ id }) => held.get(id) ?? []),
    );
    await arrangeIdeas(queries, after.ideas);
    return { success: true };
  },
};

const pointsOf = ({ routes }: Trip) => routes.flatMap(({ points }) => points);

const load = async (context: TripContext) =>
  requireFound(await loadTrip(context.queries, requireTrip(context).id));

async function create(save: IdeaSave, context: TripContext): Promise<Idea> {
  const { queries } = context;
  const { id: _, tripId: __, linkId = "", order, tick: ___, ...fields } = save;
  const { name = "", lat = 0, lng = 0 } = fields;
  await requireStopCapacity(context, 1);
  const trip = await load(context);
  const known = [...pointsOf(trip), ...trip.ideas].filter((one) => one.linkId === linkId);
  const idea = newIdea(trip, {
    id: createId(),
    linkId: known.length > 0 ? linkId : createId(),
    fields: { ...fields, name, lat, lng },
  });
  refuseWrongPlans(idea, fields);
  await insertIdeas(queries, [idea], known);
  if (order !== undefined)
    await arrangeIdeas(queries, insertAt(await listIdeas(queries, trip.id), idea, order));
  if (growsText(idea)) await requireTextCapacity(queries, trip.id);
  return idea;
}

async function change(id: string, save: IdeaSave, context: TripContext): Promise<Idea> {
  const { queries } = context;
  const { id: _, tripId: __, linkId: ___, order: ____, tick, ...sent } = save;
  const before = requireFound(await loadIdea(queries, id));
  const currency = requireFound(await loadTripCurrency(queries, before.tripId));
  const changed = tick ? { ...sent, description: applyTick(before.description, tick) } : sent;
  const idea = changeIdea(before, changed, { currency });
  refuseWrongPlans(idea, changed);
  await saveIdea(queries, before, idea);
  if (growsText(idea, before)) await requireTextCapacity(queries, idea.tripId);
  return idea;
}
