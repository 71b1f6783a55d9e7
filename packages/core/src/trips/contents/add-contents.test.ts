import { expect, test } from "vitest";
import { makePoint, makeRoute, makeTrip } from "../../../testing/make.ts";
import { makeContents } from "../../../testing/make-contents.ts";
import { newBooking } from "../../bookings/booking.ts";
import type { Point } from "../../points/point.ts";
import { readTrack } from "../../routes/track.ts";
import { addContents, listBrought } from "./add-contents.ts";
import { takeOut } from "./take-out.ts";

const track = "_p~iF~ps|U_ulLnnqC";
const mine = makeRoute({ id: "mine", date: "2027-05-01 09:00", track, points: [makePoint()] });
const trip = makeTrip({
  id: "trip",
  startDate: "2027-05-01",
  endDate: "2027-05-01",
  routes: [mine],
});
const contents = makeContents("trip", "new1", "2027-05-04 09:00");
const targets = [{ id: "new1-day0", routeId: "mine" }];

test("A day with a target brings its points, notes and path to that day, all else is new", () => {
  const after = addContents(trip, contents, targets);
  const [day, other] = after.routes;
  expect(day).toMatchObject({ id: "mine", name: mine.name, date: mine.date });
  expect(day?.points).toHaveLength(3);
  expect(new Set(day?.points.map(({ routeId }) => routeId))).toEqual(
    new Set(["mine", mine.points[0]?.routeId]),
  );
  expect(day?.notes).toMatchObject([{ routeId: "mine", replies: [{ routeId: "mine" }] }]);
  expect(readTrack(day?.track ?? "")).toHaveLength(2);
  expect(other).toMatchObject({ id: "new1-day1", date: "2027-05-04 09:00" });
  expect(after).toMatchObject({
    ...{ startDate: "2027-05-01", endDate: "2027-05-04" },
    financeItems: [{ id: "new1-cost" }],
    notes: [{ id: "new1-note2" }],
  });
});

test("What was brought is listed, and taken out again; brought once more it stands there once", () => {
  const after = addContents(trip, contents, targets);
  expect(addContents(after, contents, targets)).toEqual({
    ...after,
    routes: expect.arrayContaining([
      expect.objectContaining({ id: "mine", points: after.routes[0]?.points }),
    ]),
  });
  const things = listBrought(trip, contents, targets);
  const left = things && takeOut(after, things);
  expect(left?.routes.map(({ id, points, notes }) => [id, points.length, notes.length])).toEqual([
    ["mine", 1, 0],
  ]);
  expect([left?.financeItems, left?.notes]).toEqual([[], []]);
});

test("Nothing is brought by halves: with a target that is gone the trip stays as it is", () => {
  const gone = [{ id: "new1-day0", routeId: "gone" }];
  expect(addContents(trip, contents, gone)).toBe(trip);
  expect(listBrought(trip, contents, gone)).toBeNull();
});

test("A night's journey that joins a day ends at its beginning, an arrival of the same day does not", () => {
  const departs = makePoint({ id: "departs", booking: { ...newBooking, kind: "train" } });
  const arrives = makePoint({ id: "arrives", routeMode: "break" });
  const hotel = makePoint({ id: "hotel" });
  const joined = (days: readonly (readonly Point[])[]) => {
    const routes = days.map((points, index) =>
      makeRoute({ id: `day${index}`, date: `2027-05-0${index + 1} 09:00`, points: [...points] }),
    );
    const brought = { ...contents, routes, notes: [], financeItems: [] };
    const last = { id: `day${days.length - 1}`, routeId: "mine" };
    const after = addContents(trip, brought, [last]);
    const day = after.routes.find(({ id }) => id === "mine");
    expect(day?.points.map(({ order }) => order)).toEqual([...(day?.points.keys() ?? [])]);
    expect(addContents(after, brought, [last]).routes.find(({ id }) => id === "mine")).toEqual(day);
    return day?.points.map(({ id }) => id);
  };
  const there = mine.points[0]?.id;
  expect(joined([[departs], [arrives, hotel]])).toEqual(["arrives", there, "hotel"]);
  expect(joined([[departs, arrives]])).toEqual([there, "departs", "arrives"]);
  expect(joined([[hotel], [arrives]])).toEqual([there, "arrives"]);
});
