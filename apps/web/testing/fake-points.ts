import { endpoints } from "@castor/core/endpoints.ts";
import { tickTask } from "@castor/core/markup/tick-task.ts";
import {
  addPoint,
  findPoint,
  movePoint,
  orderPoint,
  removePlace,
  removePoint,
  savePoint,
  tickPoint,
} from "@castor/core/points/edit/edit-points.ts";
import { attachPoint, newPoint } from "@castor/core/points/edit/new-point.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { type FakeApi, refuse } from "./fake-api.ts";

/** A fake server that keeps one trip's points with core's verbs and assigns ids of its own. */
export class FakePoints {
  trip: Trip;
  #made = 0;

  constructor(api: FakeApi, trip: Trip) {
    this.trip = trip;
    const { trips, points } = endpoints;
    const has = (id: string) => findPoint(this.trip, id) !== null;
    const pointsOf = (...ids: string[]) =>
      this.trip.routes.filter(({ id }) => ids.includes(id)).flatMap((route) => route.points);
    const routeOf = (id: string) => findPoint(this.trip, id)?.route.id ?? "";
    const add = (stop: object, linkId: string, routeId: string) => {
      const made = { ...stop, id: this.#name(), linkId, routeId, order: 0 };
      this.trip = addPoint(this.trip, made as Parameters<typeof addPoint>[1]);
      return made.id;
    };
    const answer = (id: string) => findPoint(this.trip, id)?.point ?? refuse("NOT_FOUND");

    api.on(trips.get, () => this.trip);
    api.on(points.save, ({ body: { id, routeId = "", tick, ...fields } }) => {
      if (id !== undefined && !has(id)) return refuse("NOT_FOUND");
      const { name = "", lat = 0, lng = 0 } = fields;
      const on = this.trip.routes.find((route) => route.id === routeId);
      if (id === undefined && !on) return refuse("NOT_FOUND");
      const made = on ? newPoint(on, { name, lat, lng }) : {};
      const saved = id ?? add(made, this.#name(), routeId);
      this.trip = savePoint(this.trip, saved, fields);
      if (tick) {
        const before = findPoint(this.trip, saved)?.point.description ?? "";
        if (tickTask(before, tick) === null) return refuse("CONFLICT", "Changed elsewhere.");
        this.trip = tickPoint(this.trip, saved, tick);
      }
      return answer(saved);
    });
    api.on(points.remove, ({ id }) => {
      if (!has(id)) return refuse("NOT_FOUND");
      this.trip = removePoint(this.trip, id);
      return { success: true };
    });
    api.on(points.removePlace, ({ id }) => {
      const before = this.trip;
      this.trip = removePlace(before, id);
      const count = (trip: Trip) => trip.routes.flatMap((route) => route.points).length;
      return count(this.trip) < count(before) ? { success: true } : refuse("NOT_FOUND");
    });
    api.on(points.order, ({ body: { point, order } }) => {
      if (!has(point)) return refuse("NOT_FOUND");
      this.trip = orderPoint(this.trip, point, order);
      return pointsOf(routeOf(point));
    });
    api.on(points.move, ({ body: { pointId, routeId } }) => {
      if (!has(pointId)) return refuse("NOT_FOUND");
      const from = routeOf(pointId);
      this.trip = movePoint(this.trip, pointId, routeId);
      return pointsOf(from, routeId);
    });
    api.on(points.attach, ({ body: { pointId, routeIds = [] } }) => {
      const found = findPoint(this.trip, pointId);
      if (!found) return refuse("NOT_FOUND");
      const ids = routeIds.flatMap((routeId) => {
        const on = this.trip.routes.find((route) => route.id === routeId);
        return on ? [add(attachPoint(on, found.point), found.point.linkId, routeId)] : [];
      });
      return ids.flatMap((id) => findPoint(this.trip, id)?.point ?? []);
    });
  }

  #name = () => `kept-${++this.#made}`;
}
