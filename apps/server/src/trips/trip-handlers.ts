import { applyPatch } from "@castor/core/basics/apply-patch.ts";
import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { defaults } from "@castor/core/limits.ts";
import { asOwner } from "@castor/core/members/member.ts";
import { knownTravellers } from "@castor/core/members/traveller.ts";
import { listNotes } from "@castor/core/notes/edit-notes.ts";
import { message } from "@castor/core/schemas/validation.ts";
import { todayIn } from "@castor/core/time/dates.ts";
import { copyTrip } from "@castor/core/trips/copy-trip.ts";
import { applySilencing } from "@castor/core/trips/silenced/silencing.ts";
import { sortSummaries } from "@castor/core/trips/sort-summaries.ts";
import { changeFlags, newTrip, type Trip, type TripSave } from "@castor/core/trips/trip.ts";
import { createId } from "../db/create-id.ts";
import type { Database } from "../db/database.ts";
import { copyFiles } from "../files/copy-files-store.ts";
import { removeFinanceItem } from "../finance/finance-item-store.ts";
import {
  requireFound,
  requireTrip,
  requireViewer,
  viewFor,
} from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import { removeNote } from "../notes/note-store.ts";
import { tellOf } from "../notices/tell-members-store.ts";
import { removeIdeas } from "../points/ideas/idea-store.ts";
import { removeLonePlaces, removeStops } from "../points/stop-store.ts";
import { removeRoute } from "../routes/route-store.ts";
import { countCopy } from "../sharing/visits/visit-store.ts";
import { importIntoTrip } from "./contents/import-into-trip.ts";
import { addTrip, requireCapacity } from "./new-trip-store.ts";
import { shiftDates } from "./shift-dates.ts";
import { TripLists } from "./trip-list-store.ts";
import { loadTrip, removeTrip, saveTrip } from "./trip-store.ts";

type TakeOutOfTrip = Handlers<typeof endpoints.trips, TripContext>["takeOut"];

/** Takes things out of a trip. What is gone already, or is in another trip, is left out (decision 096). */
const takeOutOfTrip: TakeOutOfTrip = async ({ body: { things } }, context) => {
  const { queries } = context;
  const { id: tripId } = requireTrip(context);
  // Hidden costs count as gone.
  const trip = viewFor(context).trip(requireFound(await loadTrip(queries, tripId)));
  const among = <T extends { id: string }>(
    list: readonly T[],
    named: readonly { id: string }[],
  ) => {
    const ids = new Set(named.map(({ id }) => id));
    return list.filter(({ id }) => ids.has(id));
  };
  for (const { id } of among(trip.routes, things.routes)) await removeRoute(queries, id);
  if (things.routes.length > 0) await removeLonePlaces(queries, tripId);
  const points = trip.routes.flatMap((route) => route.points);
  await removeStops(queries, tripId, among(points, things.points));
  await removeIdeas(queries, tripId, among(trip.ideas, things.ideas));
  // From the last one, so that the positions of those before stay as they were read.
  for (const note of among(listNotes(trip), things.notes).toReversed())
    await removeNote(queries, note);
  for (const { id } of among(trip.financeItems, things.financeItems))
    await removeFinanceItem(queries, id);
  return { success: true };
};

type TripHandlers = Omit<Handlers<typeof endpoints.trips, TripContext>, "visits">;

/** All endpoints of trips but the counts of their visits (sharing/visit-handler.ts). */
export function createTripHandlers(figures: CopyFigures): TripHandlers {
  const lists = new TripLists();
  return {
    ...tripHandlers,
    copy: (input, context) => copy(input, context, figures),
    list: async ({ mode }, context) => {
      const today = todayIn(context.zone, context.now);
      const trips = await lists.list(context.queries, requireViewer(context).userId, today);
      return sortSummaries(trips.filter(({ section }) => mode === "all" || section === mode));
    },
  };
}

const tripHandlers: Omit<TripHandlers, "list" | "copy"> = {
  get: async ({ id }, context) => viewFor(context).trip(await load(context, id)),

  save: ({ body }, context) =>
    body.id === undefined ? create(body, context) : change(body.id, body, context),

  remove: async ({ id }, { queries }) => {
    await removeTrip(queries, id);
    return { success: true };
  },

  shift: shiftDates,

  importInto: importIntoTrip,
  takeOut: takeOutOfTrip,
};

/** What bounds the files of copies. */
interface CopyFigures {
  kind: Database["kind"];
  bytesPerUser: number;
}

type CopyInput = Parameters<TripHandlers["copy"]>[0];

async function copy(
  { id, startDate, routeIds }: CopyInput,
  context: TripContext,
  { kind, bytesPerUser }: CopyFigures,
): Promise<Trip> {
  const { queries, now } = context;
  const { userId } = requireViewer(context);
  const owner = await requireCapacity(queries, userId);
  const source = viewFor(context).trip(await load(context, id));
  const chosen = routeIds ? routeIds.split(",") : undefined;
  if (chosen && !source.routes.some((route) => chosen.includes(route.id)))
    throw new AppError("NOT_FOUND");
  const ids = new Map<string, string>();
  const newId = (former: string) => {
    const fresh = createId();
    ids.set(former, fresh);
    return fresh;
  };
  const copied = copyTrip(source, { newId, startDate, routeIds: chosen });
  if (copied === null)
    throw new AppError("VALIDATION_FAILED", { fields: { startDate: message("invalidDate") } });
  const isStranger = requireTrip(context).standing.role === null;
  if (isStranger) await countCopy(queries, id);
  const made = await insert({ ...copied, ownerName: owner.publicName }, context);
  const files = { tripId: made.id, userId, attachments: copied.attachments, ids };
  const bounds = { asPictures: isStranger, bytesPerUser, now };
  return { ...made, attachments: await copyFiles(queries, kind, { ...files, ...bounds }) };
}

const load = async ({ queries }: TripContext, id: string) =>
  requireFound(await loadTrip(queries, id));

async function create({ id: _, ...save }: TripSave, context: TripContext): Promise<Trip> {
  const owner = await requireCapacity(context.queries, requireViewer(context).userId);
  const now = context.now.toISOString();
  const empty: Trip = {
    ...newTrip(owner.defaultCurrency ?? defaults.currency),
    id: createId(),
    isPublic: false,
    isInCatalog: false,
    coverFileId: null,
    silenced: [],
    startDate: null,
    endDate: null,
    ownerName: owner.publicName,
    canEdit: true,
    ...asOwner,
    created: now,
    updated: now,
    routes: [],
    ideas: [],
    financeItems: [],
    notes: [],
    attachments: [],
  };
  return insert(applySave(empty, save), context);
}

async function change(id: string, { id: _, ...save }: TripSave, context: TripContext) {
  const before = await load(context, id);
  const trip = applySave(before, save);
  await saveTrip(context.queries, trip);
  if (trip.isPublic && !before.isPublic)
    await tellOf(context, {
      kind: "published",
      to: (trip.members ?? []).map(({ userId }) => userId),
    });
  return viewFor(context).trip(trip);
}

function applySave(trip: Trip, { silencing, ...save }: Omit<TripSave, "id">): Trip {
  const flags = changeFlags(trip, save);
  if ("refused" in flags) throw new AppError("VALIDATION_FAILED", { fields: flags.refused });
  const silenced = silencing ? applySilencing(trip.silenced, silencing) : trip.silenced;
  const saved = applyPatch<Trip>(trip, save);
  const members = trip.members?.map(({ userId }) => userId) ?? [];
  const travellers = knownTravellers(saved.travellers, members);
  return { ...saved, ...flags, silenced, travellers };
}

const insert = (trip: Trip, context: TripContext): Promise<Trip> =>
  addTrip(context.queries, requireViewer(context).userId, trip, context.now);
