import { applyPatch, type Patch } from "@castor/core/basics/apply-patch.ts";
import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { AppError } from "@castor/core/errors.ts";
import { limits } from "@castor/core/limits.ts";
import { canEditAs } from "@castor/core/members/member.ts";
import { duplicateRoute } from "@castor/core/routes/edit/duplicate-route.ts";
import { newRoute } from "@castor/core/routes/edit/new-route.ts";
import {
  allRoutesId,
  dateForNewRoute,
  type Route,
  type RouteForm,
  type RouteSave,
} from "@castor/core/routes/route.ts";
import { message } from "@castor/core/schemas/validation.ts";
import { dateTime } from "@castor/core/time/dates.ts";
import { createId } from "../db/create-id.ts";
import { requireFound, requireTrip, viewFor } from "../http/access/require-context.ts";
import type { TripContext } from "../http/calls/context.ts";
import { insertStops } from "../points/save-point-store.ts";
import { requireStopCapacity } from "../points/stop-capacity-store.ts";
import { removeLonePlaces } from "../points/stop-store.ts";
import { requireTextCapacity } from "../points/trip-text-store.ts";
import { moveAmong } from "./move-among.ts";
import {
  countRoutes,
  insertRoutes,
  listRouteDates,
  listRoutes,
  listRoutesAmong,
  loadRoute,
  removeRoute,
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
      isReadonly: !canEditAs(requireTrip(context).standing),
      routes: routes.map(viewFor(context).route),
    };
  },

  get: async ({ id }, context) => viewFor(context).route(await load(context, id)),

  save: ({ body }, context) =>
    body.id === undefined ? create(body, context) : change(body.id, body, context),

  moveDates: async ({ body: { dates } }, context) => {
    await moveAmong(dates, context);
    const ids = dates.map(({ id }) => id);
    const moved = await listRoutesAmong(context.queries, requireTrip(context).id, ids);
    return moved.map(viewFor(context).route);
  },

  addDays: async ({ body: { days, dates = [] } }, context) => {
    const { queries, now } = context;
    const trip = requireTrip(context);
    await requireCapacity(context, days.length);
    await moveAmong(dates, context);
    const made = days.map((day) => toRoute(day, trip.id));
    await insertRoutes(queries, made, now);
    if (made.some(hasText)) await requireTextCapacity(queries, trip.id);
    const moved = await listRoutesAmong(
      queries,
      trip.id,
      dates.map(({ id }) => id),
    );
    return [...made, ...moved].map(viewFor(context).route);
  },

  duplicate: async ({ body: { routeId, date, stopIds, dates = [] } }, context) => {
    const { queries, now } = context;
    const trip = requireTrip(context);
    await loadTargetRoutes(queries, trip, [{ id: routeId, field: "routeId" }]);
    await requireCapacity(context, 1);
    await moveAmong(dates, context);
    const day = await load(context, routeId);
    const stops = (stopIds ?? day.points.map(({ id }) => id)).map((former) => ({
      former,
      id: createId(),
    }));
    const made = duplicateRoute(day, { id: createId(), date, stops });
    await requireStopCapacity(context, made.points.length);
    await insertRoutes(queries, [made], now);
    await insertStops(queries, made.points);
    if (made.points.length > 0 || hasText(made)) await requireTextCapacity(queries, trip.id);
    const moved = await listRoutesAmong(
      queries,
      trip.id,
      dates.map(({ id }) => id),
    );
    const known = new Set(made.points.map(({ id }) => id));
    return {
      routes: [made, ...moved].map(viewFor(context).route),
      ids: stops.filter(({ id }) => known.has(id)),
    };
  },

  remove: async ({ id }, context) => {
    await removeRoute(context.queries, id);
    await removeLonePlaces(context.queries, requireTrip(context).id);
    return { success: true };
  },
};

const load = async ({ queries }: TripContext, id: string) =>
  requireFound(await loadRoute(queries, id));

const textBytes = ({ description, track }: Route): number =>
  Buffer.byteLength(description) + Buffer.byteLength(track);
const hasText = (route: Route): boolean => textBytes(route) > 0;

async function create(save: RouteSave, context: TripContext): Promise<Route> {
  const { queries, now, zone } = context;
  const trip = requireTrip(context);
  await requireCapacity(context, 1);
  const { id: _, tripId: __, name = "", ...form } = save;
  const date = save.date ?? dateForNewRoute(await listRouteDates(queries, trip.id), now, zone);
  // The last one may stand at the end of all years.
  if (!dateTime.safeParse(date).success)
    throw new AppError("VALIDATION_FAILED", { fields: { date: message("invalidDate") } });
  const route = toRoute({ ...form, name, date }, trip.id);
  await insertRoutes(queries, [route], now);
  if (hasText(route)) await requireTextCapacity(queries, trip.id);
  return viewFor(context).route(route);
}

function toRoute(form: Patch<RouteForm> & Pick<RouteForm, "name" | "date">, tripId: string) {
  const { name, date } = form;
  return applyPatch<Route>(newRoute({ id: createId(), tripId, name, date }), form);
}

async function requireCapacity(context: TripContext, more: number): Promise<void> {
  const { id } = requireTrip(context);
  if ((await countRoutes(context.queries, id)) + more > limits.routesPerTrip)
    throw new AppError("CONFLICT", { words: "tooManyRoutes" });
}

async function change(id: string, save: RouteSave, context: TripContext): Promise<Route> {
  const { id: _, tripId: __, ...form } = save;
  const before = await load(context, id);
  const route = applyPatch<Route>(before, form);
  await saveRoute(context.queries, route);
  if (textBytes(route) > textBytes(before))
    await requireTextCapacity(context.queries, route.tripId);
  return viewFor(context).route(route);
}
