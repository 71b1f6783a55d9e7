import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { dateNotes } from "@castor/core/exports/json/date-notes.ts";
import { limits } from "@castor/core/limits.ts";
import { listNotes } from "@castor/core/notes/edit-notes.ts";
import { flattenNotes } from "@castor/core/notes/note-tree.ts";
import { message } from "@castor/core/schemas/validation.ts";
import { addContents } from "@castor/core/trips/contents/add-contents.ts";
import type { DayTarget } from "@castor/core/trips/contents/trip-contents.ts";
import { copyTrip } from "@castor/core/trips/copy-trip.ts";
import { hideMoney } from "@castor/core/trips/hide-money.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { createId } from "../../db/create-id.ts";
import { insertFinanceItems } from "../../finance/finance-item-store.ts";
import { requireFound, requireTrip } from "../../http/access/require-context.ts";
import type { ChangeContext, TripAccess } from "../../http/calls/context.ts";
import { readSentFile } from "../../http/calls/read-sent-file.ts";
import { insertNotes } from "../../notes/note-store.ts";
import { insertIdeas } from "../../points/ideas/idea-store.ts";
import { insertPoints, shiftStops } from "../../points/save-point-store.ts";
import { requireTextCapacity } from "../../points/trip-text-store.ts";
import { insertRoutes, saveRoute } from "../../routes/route-store.ts";
import { loadTargetRoutes } from "../../routes/target-route-store.ts";
import { loadTrip } from "../trip-store.ts";

type ImportIntoTrip = Handlers<
  Pick<typeof endpoints.trips, "importInto">,
  ChangeContext
>["importInto"];

/** Puts what a JSON export holds into a trip, all or nothing (decision 096). Its own ids lead to the new ones. */
export const importIntoTrip: ImportIntoTrip = async ({ body }, context) => {
  const { queries, now } = context;
  const access = requireTrip(context);
  const { brought, ids } = readBrought(body.jsonData, access, now);
  const named = body.targets.map(({ routeId }, index) => ({
    id: routeId,
    field: `targets.${index}.routeId`,
  }));
  await loadTargetRoutes(queries, access, named);
  const before = requireFound(await loadTrip(queries, access.id));
  const after = addContents(before, brought, renameTargets(body.targets, ids));
  requireRoom(after);
  await insertNew(context, before, after, brought);
  await requireTextCapacity(queries, access.id);
  return { ids: [...ids].map(([former, id]) => ({ former, id })) };
};

/** What the file holds as things of the trip, and the new id of each of its ids. Hidden money is left out: its sender could not look after it. */
function readBrought(data: unknown, { id: tripId, standing }: TripAccess, now: Date) {
  const ids = new Map<string, string>();
  // Whatever the file calls its trip, no thing in it is taken for the trip.
  const sent = { ...dateNotes(readSentFile(data), now), id: createId() };
  const file = standing.seesMoney ? sent : hideMoney(sent);
  const newId = (former: string): string => {
    if (former === file.id) return tripId;
    const id = createId();
    ids.set(former, id);
    return id;
  };
  const brought = requireFound(copyTrip(file, { newId }) ?? undefined);
  return { brought, ids };
}

/** The targets by the new ids of their days. Throws 400 for a day that is not in the file. */
function renameTargets(
  targets: readonly DayTarget[],
  ids: ReadonlyMap<string, string>,
): DayTarget[] {
  return targets.map(({ id, routeId }, index) => {
    const named = ids.get(id);
    if (named !== undefined) return { id: named, routeId };
    const fields = { [`targets.${index}.id`]: message("invalidValue") };
    throw new AppError("VALIDATION_FAILED", { fields });
  });
}

const countPoints = ({ routes, ideas }: Trip): number =>
  routes.reduce((sum, { points }) => sum + points.length, ideas.length);

function requireRoom(trip: Trip): void {
  const refuse = (
    words: "tooManyRoutes" | "tooManyStops" | "tooManyFinanceItems" | "tooManyNotes",
  ) => {
    throw new AppError("CONFLICT", { words });
  };
  if (trip.routes.length > limits.routesPerTrip) refuse("tooManyRoutes");
  if (countPoints(trip) > limits.stopsPerTrip) refuse("tooManyStops");
  if (trip.financeItems.length > limits.financeItemsPerTrip) refuse("tooManyFinanceItems");
  if (flattenNotes(listNotes(trip)).length > limits.notesPerTrip) refuse("tooManyNotes");
}

/** Inserts what the trip did not have before. New days are made in the order of the file. */
async function insertNew(
  { queries, now }: ChangeContext,
  before: Trip,
  after: Trip,
  brought: Trip,
): Promise<void> {
  const isNew = <T extends { id: string }>(known: readonly T[]) => {
    const ids = new Set(known.map(({ id }) => id));
    return ({ id }: T) => !ids.has(id);
  };
  const pointsOf = (trip: Trip) => trip.routes.flatMap(({ points }) => points);
  const made = new Set(after.routes.filter(isNew(before.routes)).map(({ id }) => id));
  await insertRoutes(
    queries,
    brought.routes.filter(({ id }) => made.has(id)),
    now,
  );
  const trackOf = new Map(before.routes.map(({ id, track }) => [id, track]));
  for (const route of after.routes)
    if ((trackOf.get(route.id) ?? route.track) !== route.track) await saveRoute(queries, route);
  await shiftStops(queries, pointsOf(before), pointsOf(after));
  const points = pointsOf(after).filter(isNew(pointsOf(before)));
  await insertPoints(queries, points);
  await insertIdeas(queries, after.ideas.filter(isNew(before.ideas)), points);
  await insertFinanceItems(queries, after.financeItems.filter(isNew(before.financeItems)), now);
  await insertNotes(queries, listNotes(after).filter(isNew(listNotes(before))), null);
}
