import { endpoints } from "@castor/core/endpoints.ts";
import type { Position } from "@castor/core/geo/position.ts";
import type { TaskTick } from "@castor/core/markup/tick-task.ts";
import { findPoint } from "@castor/core/points/edit/edit-points.ts";
import type { Point, PointChange } from "@castor/core/points/point.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { expect, vi } from "vitest";
import { queryClient, readOptions } from "../src/data/http/query-client.ts";
import { tripHistoryOf } from "../src/data/trip-changes/history/trip-histories.ts";
import type { TripHistory } from "../src/data/trip-changes/history/trip-history.ts";
import { newTemporaryId } from "../src/data/trip-changes/temporary-ids.ts";
import type { FakeApi } from "./fake-api.ts";
import { FakePoints } from "./fake-points.ts";

let number = 0;

/** A trip of three days: one place stands on two of them, one has a price and a stay. */
function makeThreeDays(): Trip {
  const on = (routeId: string, ids: string[]) =>
    ids.map((id, order) =>
      makePoint({ id, linkId: `place-${id}`, name: id, routeId, order, timeToSpend: 10 * order }),
    );
  const [a, b, c, d] = on("day1", ["a", "b", "c", "d"]);
  const [e, f] = on("day2", ["e", "f"]);
  if (!(a && b && c && d && e && f)) throw new Error("six points are made");
  const shared = { linkId: "place-b", name: "b", reservationTime: "12:00" };
  const stay = { checkIn: "2026-12-05 15:00", checkOut: null, dining: "breakfast" as const };
  const hotel = { ...c, hotelData: { ...stay, checkInTime: "15:00", checkOutTime: null } };
  return makeTrip({
    id: `history${++number}`,
    routes: [
      makeRoute({ id: "day1", points: [a, b, { ...hotel, typeId: "Hotel" }, d] }),
      makeRoute({ id: "day2", date: "2026-12-06 09:00", points: [e, { ...f, ...shared }] }),
      makeRoute({ id: "day3", date: "2026-12-07 09:00", points: [] }),
    ],
  });
}

/** Edits of points as the pages make them. */
const pointEdits = (history: TripHistory) => ({
  save: (id: string, change: PointChange) =>
    history.run({ name: "points.save", args: { id, change } }, { isQuiet: true }),
  tick: (id: string, tick: TaskTick) =>
    void history.run({ name: "points.tick", args: { id, tick } }),
  drag: (id: string, to: Position) =>
    void history.run({ name: "points.save", args: { id, change: to } }),
  order: (id: string, order: number) =>
    void history.run({ name: "points.order", args: { id, order } }),
  move: (pointId: string, routeId: string) =>
    void history.run({ name: "points.move", args: { pointId, routeId } }),
  attach: (pointId: string, routeId: string) =>
    void history.run({
      name: "points.attach",
      args: { pointId, stops: [{ id: newTemporaryId(), routeId }] },
    }),
  add: (routeId: string, fields: Pick<Point, "name" | "lat" | "lng">) =>
    history.run({
      name: "points.add",
      args: { routeId, id: newTemporaryId(), linkId: newTemporaryId(), fields },
    }),
  remove: ({ id, linkId }: Point, what: "stop" | "everywhere") =>
    history.defer(
      what === "stop"
        ? { name: "points.remove", args: { id } }
        : { name: "points.removePlace", args: { linkId } },
    ).deferred,
});

/** That trip on a server of its own, with its history. */
export async function openHistory(api: FakeApi) {
  const trip = makeThreeDays();
  const server = new FakePoints(api, trip);
  await queryClient.fetchQuery(readOptions(endpoints.trips.get, { id: trip.id }));
  const history = tripHistoryOf(trip.id);
  const { queue } = history;
  const shown = () => {
    const now = queue.read();
    if (!now) throw new Error("the trip is read");
    return now;
  };
  const point = (id: string): Point => {
    const found = findPoint(shown(), queue.currentId(id));
    if (!found) throw new Error(`no point ${id}`);
    return found.point;
  };
  const namesOn = (day: string) =>
    shown()
      .routes.find(({ id }) => id === day)
      ?.points.map(({ name }) => name);
  const settled = async () => {
    await queue.releaseAll();
    await vi.waitFor(() => expect(queue.isIdle).toBe(true));
  };
  return { server, history, queue, edits: pointEdits(history), shown, point, namesOn, settled };
}

/** A trip without ids, which a delete and its undoing change: places by the order in which they come. */
export function withoutIds(trip: Trip): unknown {
  const places = new Map<string, number>();
  const placeNumber = (linkId: string) =>
    places.get(linkId) ?? places.set(linkId, places.size).size - 1;
  return trip.routes.map((route) =>
    route.points.map(({ id: _, linkId, ...point }) => ({ ...point, place: placeNumber(linkId) })),
  );
}
