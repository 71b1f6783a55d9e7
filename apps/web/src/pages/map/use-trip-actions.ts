import type { Position } from "@castor/core/basics/geo.ts";
import { addressOf, showTrip } from "@castor/core/pages.ts";
import { findPoint } from "@castor/core/points/edit-points.ts";
import type { Point, PointChange } from "@castor/core/points/point.ts";
import type { Route, RouteForm } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { useNavigate } from "@tanstack/react-router";
import type { ApiError } from "../../data/api-error.ts";
import { type Making, makeInTrip, type UnsureMaking } from "../../data/make-in-trip.ts";
import { type NewPoint, pointChanges } from "../../data/point-changes.ts";
import { routeChanges } from "../../data/route-changes.ts";
import { useTripChange } from "../../data/use-trip.ts";
import { useWords } from "../../i18n/words.ts";
import { notify } from "../../ui/notify.ts";
import { roundPosition } from "./map-data.ts";

const makingOfRoute = (tripId: string): Making<RouteForm, Route> => ({
  add: (form) => routeChanges.add(tripId, form),
  amend: ({ id }, form) => [routeChanges.save(id, form)],
});

/** A new point and its day, as the form of a new point gives them. */
export interface PointOnDay {
  routeId: string;
  fields: NewPoint;
}

const makingOfPoint: Making<PointOnDay, Point> = {
  add: ({ routeId, fields }) => pointChanges.add(routeId, fields),
  amend: (made, { routeId, fields }) => [
    ...(made.routeId === routeId ? [] : [pointChanges.move(made.id, routeId)]),
    pointChanges.save(made.id, fields),
  ],
};

/** What may be done on the map of a trip. A form's save answers why not; all else says so by itself. */
export function useTripActions(trip: Trip) {
  const change = useTripChange(trip.id);
  const navigate = useNavigate();
  const translate = useWords();
  const quiet = { isQuiet: true };
  const go = (routeId: string, pointId?: string) =>
    navigate({
      href: `${addressOf("map", { tripId: trip.id, routeId })}${pointId ? `?point=${pointId}` : ""}`,
      replace: pointId !== undefined,
    });
  const nameOf = (pointId: string) => findPoint(trip, pointId)?.point.name ?? "";
  const dayNameOf = (routeId: string) => trip.routes.find(({ id }) => id === routeId)?.name ?? "";

  return {
    async addRoute(form: RouteForm, unsure: UnsureMaking<RouteForm>): Promise<ApiError | null> {
      const outcome = await makeInTrip(trip.id, unsure, makingOfRoute(trip.id), form);
      if (!outcome.isDone) return outcome.error;
      void go(outcome.answer.id);
      return null;
    },
    async saveRoute(id: string, fields: Partial<RouteForm>): Promise<ApiError | null> {
      const outcome = await change(routeChanges.save(id, fields), quiet);
      return outcome.isDone ? null : outcome.error;
    },
    async deleteRoute(id: string, isCurrent: boolean): Promise<void> {
      const name = dayNameOf(id);
      const at = trip.routes.findIndex((route) => route.id === id);
      const neighbour = trip.routes[at + 1] ?? trip.routes[at - 1];
      // First away from it: a page whose day is gone begins anew.
      if (isCurrent) await go(neighbour?.id ?? showTrip);
      const { isDone } = await change(routeChanges.remove(id));
      if (isDone) notify("ok", translate("routes.deleted", { name }));
    },
    async addPoint(added: PointOnDay, unsure: UnsureMaking<PointOnDay>): Promise<ApiError | null> {
      const outcome = await makeInTrip(trip.id, unsure, makingOfPoint, added);
      if (!outcome.isDone) return outcome.error;
      void go(added.routeId, outcome.answer.id);
      return null;
    },
    async savePoint(id: string, fields: PointChange): Promise<ApiError | null> {
      const outcome = await change(pointChanges.save(id, fields), quiet);
      return outcome.isDone ? null : outcome.error;
    },
    dragPoint: (id: string, to: Position) => void change(pointChanges.save(id, roundPosition(to))),
    orderPoint: (id: string, order: number) => void change(pointChanges.order(id, order)),
    async movePoint(id: string, routeId: string): Promise<void> {
      const figures = { name: nameOf(id), day: dayNameOf(routeId) };
      const outcome = await change(pointChanges.move(id, routeId));
      if (outcome.isDone) notify("ok", translate("points.moved", figures));
    },
    async deletePoint(point: Point, what: "stop" | "everywhere"): Promise<void> {
      const outcome = await change(
        what === "stop" ? pointChanges.remove(point.id) : pointChanges.removePlace(point.linkId),
      );
      if (outcome.isDone) notify("ok", translate("points.deleted", { name: point.name }));
    },
  };
}

export type TripActions = ReturnType<typeof useTripActions>;
