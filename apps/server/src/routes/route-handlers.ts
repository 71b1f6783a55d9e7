import { applyChange } from "@castor/core/basics/apply-change.ts";
import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import { newRoute } from "@castor/core/routes/new-route.ts";
import { allRoutesId, type Route, type RouteSave } from "@castor/core/routes/route.ts";
import { viewRoute } from "@castor/core/trips/view-for-visitors.ts";
import { createId } from "../db/create-id.ts";
import type { TripContext } from "../http/context.ts";
import { requireFound, requireTrip } from "../http/require-context.ts";
import { removeLonePlaces } from "../points/stop-store.ts";
import { requireTextRoom } from "../points/trip-text-store.ts";
import {
  countRoutes,
  insertRoutes,
  listRoutes,
  listRoutesAmong,
  loadRoute,
  removeRoute,
  saveDates,
  saveRoute,
} from "./route-store.ts";
import { loadTargetRoutes } from "./target-route-store.ts";

export const routeHandlers: Handlers<typeof endpoints.routes, TripContext> = {
  all: async ({ tripId, routeIds }, context) => {
    const { queries } = context;
    const routes = routeIds
      ? await listRoutesAmong(queries, tripId, routeIds.split(","))
      : await listRoutes(queries, tripId);
    return {
      id: allRoutesId,
      tripId,
      isReadonly: !requireTrip(context).canEdit,
      routes: routes.map((route) => viewFor(context, route)),
    };
  },

  get: async ({ id }, context) => viewFor(context, await load(context, id)),

  save: ({ body }, context) =>
    body.id === undefined ? create(body, context) : change(body.id, body, context),

  moveDates: async ({ body }, context) => {
    const trip = requireTrip(context);
    const named = body.dates.map(({ id }, at) => ({ id, field: `dates.${at}.id` }));
    await loadTargetRoutes(context.queries, trip, named);
    await saveDates(context.queries, new Map(body.dates.map(({ id, date }) => [id, date])));
    const ids = body.dates.map(({ id }) => id);
    return listRoutesAmong(context.queries, trip.id, ids);
  },

  remove: async ({ id }, context) => {
    await removeRoute(context.queries, id);
    await removeLonePlaces(context.queries, requireTrip(context).id);
    return { success: true };
  },
};

const load = async ({ queries }: TripContext, id: string) =>
  requireFound(await loadRoute(queries, id));

const viewFor = (context: TripContext, route: Route) =>
  requireTrip(context).canEdit ? route : viewRoute(route);

async function create(save: RouteSave, context: TripContext): Promise<Route> {
  const { queries, now } = context;
  const trip = requireTrip(context);
  if ((await countRoutes(queries, trip.id)) >= limits.routesPerTrip)
    throw new AppError("CONFLICT", { words: "tooManyRoutes" });
  const { id: _, tripId: __, name = "", date = "", ...form } = save;
  const empty = newRoute({ id: createId(), tripId: trip.id, name, date });
  const route = applyChange<Route>(empty, form);
  await insertRoutes(queries, [route], now);
  if (route.description !== "") await requireTextRoom(queries, trip.id);
  return route;
}

async function change(id: string, save: RouteSave, context: TripContext): Promise<Route> {
  const { id: _, tripId: __, ...form } = save;
  const before = await load(context, id);
  const route = applyChange<Route>(before, form);
  await saveRoute(context.queries, route);
  if (Buffer.byteLength(route.description) > Buffer.byteLength(before.description))
    await requireTextRoom(context.queries, route.tripId);
  return route;
}
