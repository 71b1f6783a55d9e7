import type { Handlers } from "@castor/core/endpoint.ts";
import type { endpoints } from "@castor/core/endpoints.ts";
import { changePoint } from "@castor/core/points/edit/change-point.ts";
import { attachPoint, newPoint } from "@castor/core/points/edit/new-point.ts";
import { orderPoints } from "@castor/core/points/edit/order-points.ts";
import type { Point, PointSave } from "@castor/core/points/point.ts";
import { createId } from "../db/create-id.ts";
import {
  refuseHiddenMoney,
  requireFound,
  requireTrip,
  viewFor,
} from "../http/access/require-context.ts";
import { applyTick } from "../http/calls/apply-tick.ts";
import type { ChangeContext, TripContext } from "../http/calls/context.ts";
import { loadTargetRoutes, type TargetRoute } from "../routes/target-route-store.ts";
import { refuseWrongPlans } from "./check-point.ts";
import { listPointsOf, loadPlace, loadPlaceFields, loadPoint } from "./point-store.ts";
import { insertPoints, insertStops, savePoint } from "./save-point-store.ts";
import { requireStopCapacity } from "./stop-capacity-store.ts";
import { moveStop, removePlace, removeStop, saveOrder } from "./stop-store.ts";
import { growsText, requireTextCapacity } from "./trip-text-store.ts";

export const pointHandlers: Handlers<typeof endpoints.points, TripContext> = {
  save: ({ body }, context) => saveStop(body, context),

  get: async ({ id }, context) => viewFor(context).point(await load(context, id)),

  remove: async ({ id }, context) => {
    await removeStop(context.queries, await load(context, id));
    return { success: true };
  },

  getPlace: async ({ id }, context) => {
    const place = requireFound(await loadPlace(context.queries, id));
    return viewFor(context).place(place);
  },

  removePlace: async ({ id }, { queries }) => {
    const { stops } = requireFound(await loadPlace(queries, id));
    await removePlace(queries, { linkId: id, routeIds: stops.map(({ routeId }) => routeId) });
    return { success: true };
  },

  move: async ({ body }, context) => {
    const { queries } = context;
    const { id, routeId: fromRouteId } = await load(context, body.pointId);
    const { id: toRouteId } = await loadRoute(context, body.routeId);
    await moveStop(queries, { id, fromRouteId, toRouteId });
    const points = await listPointsOf(queries, [fromRouteId, toRouteId]);
    return points.map(viewFor(context).point);
  },

  order: async ({ body }, context) => {
    const { queries } = context;
    const { id, routeId, order: from } = await load(context, body.point);
    const points = orderPoints(await listPointsOf(queries, [routeId]), id, body.order);
    const to = points.findIndex((point) => point.id === id);
    await saveOrder(queries, { id, routeId, from, to });
    return points.map(viewFor(context).point);
  },

  attach: async ({ body }, context) => {
    const { queries } = context;
    const point = await load(context, body.pointId);
    const named = body.routeIds?.map((id, index) => ({ id, field: `routeIds.${index}` })) ?? [
      { id: body.routeId ?? "", field: "routeId" },
    ];
    const routes = await loadTargetRoutes(queries, requireTrip(context), named);
    await requireStopCapacity(context, routes.length);
    const stops = attachTo(routes, point);
    await insertStops(queries, stops);
    if (growsText(point)) await requireTextCapacity(queries, point.tripId);
    const seen = stops.map(viewFor(context).point);
    return body.routeIds ? seen : requireFound(seen[0]);
  },
};

/** Saves a stop, for whoever changes the trip. */
export async function saveStop(body: PointSave, context: ChangeContext): Promise<Point> {
  refuseHiddenMoney(context, body);
  const saved = body.id === undefined ? create(body, context) : change(body.id, body, context);
  return viewFor(context).point(await saved);
}

const load = async ({ queries }: ChangeContext, id: string): Promise<Point> =>
  requireFound(await loadPoint(queries, id));

/** The route that a body names. */
async function loadRoute(context: ChangeContext, id: string): Promise<TargetRoute> {
  const [route] = await loadTargetRoutes(context.queries, requireTrip(context), [
    { id, field: "routeId" },
  ]);
  return requireFound(route);
}

async function create(save: PointSave, context: ChangeContext): Promise<Point> {
  const { id: _, routeId = "", linkId = "", tick: __, ...change } = save;
  const { name = "", lat = 0, lng = 0 } = save;
  const route = await loadRoute(context, routeId);
  await requireStopCapacity(context, 1);
  const place = await loadPlaceFields(context.queries, route.tripId, linkId);
  const empty: Point = {
    ...newPoint(route, { name, lat, lng }),
    id: createId(),
    linkId: place ? linkId : createId(),
    order: route.stopsCount,
  };
  const point = { ...changePoint(empty, change, route), ...place };
  refuseWrongPlans(point, change);
  await (place ? insertStops : insertPoints)(context.queries, [point]);
  if (growsText(point)) await requireTextCapacity(context.queries, point.tripId);
  return point;
}

async function change(id: string, save: PointSave, context: ChangeContext): Promise<Point> {
  const { id: _, routeId: __, linkId: ___, tick, ...sent } = save;
  const before = await load(context, id);
  const change = tick ? { ...sent, description: applyTick(before.description, tick) } : sent;
  const point = changePoint(before, change, await loadRoute(context, before.routeId));
  refuseWrongPlans(point, change);
  await savePoint(context.queries, before, point);
  if (growsText(point, before)) await requireTextCapacity(context.queries, point.tripId);
  return point;
}

/** New stops of a place at the ends of the routes. A route named twice gets two. */
function attachTo(routes: readonly TargetRoute[], point: Point): Point[] {
  const ends = new Map(routes.map(({ id, stopsCount }) => [id, stopsCount]));
  return routes.map((route) => {
    const order = ends.get(route.id) ?? 0;
    ends.set(route.id, order + 1);
    return { ...attachPoint(route, point), id: createId(), order };
  });
}
