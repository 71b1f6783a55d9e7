import { endpoints } from "@castor/core/endpoints.ts";
import { findPoint } from "@castor/core/points/edit-points.ts";
import type { Point } from "@castor/core/points/point.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { expect, vi } from "vitest";
import { pointEdits } from "../src/data/history/point-edits.ts";
import { historyOf } from "../src/data/history/trip-histories.ts";
import { queryClient, readOptions } from "../src/data/query-client.ts";
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

/** That trip on a server of its own, with its history. */
export async function openHistory(api: FakeApi) {
  const trip = makeThreeDays();
  const server = new FakePoints(api, trip);
  await queryClient.fetchQuery(readOptions(endpoints.trips.get, { id: trip.id }));
  const history = historyOf(trip.id);
  const { desk } = history;
  const shown = () => {
    const now = desk.read();
    if (!now) throw new Error("the trip is read");
    return now;
  };
  const point = (id: string): Point => {
    const found = findPoint(shown(), desk.currentId(id));
    if (!found) throw new Error(`no point ${id}`);
    return found.point;
  };
  const namesOn = (day: string) =>
    shown()
      .routes.find(({ id }) => id === day)
      ?.points.map(({ name }) => name);
  const settled = async () => {
    await desk.releaseAll();
    await vi.waitFor(() => expect(desk.isIdle).toBe(true));
  };
  return { server, history, desk, edits: pointEdits(history), shown, point, namesOn, settled };
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
