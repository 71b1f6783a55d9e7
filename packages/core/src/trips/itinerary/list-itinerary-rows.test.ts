import fc from "fast-check";
import { expect, test } from "vitest";
import { anyTrip } from "../../../testing/any-trip.ts";
import { makeNote, makePoint, makeRoute, makeTrip } from "../../../testing/make.ts";
import { changeHotelData } from "../../points/hotel-data.ts";
import { listNights } from "../../points/stay-nights.ts";
import { dayOf } from "../../time/dates.ts";
import { sortRoutes } from "../trip-dates.ts";
import { listItineraryRows } from "./list-itinerary-rows.ts";

const all = { isOpen: () => true, hasNotes: true, hasEnds: true };
const hotel = (name: string, checkIn: string, checkOut: string) =>
  makePoint({ name, hotelData: changeHotelData(null, { checkIn, checkOut }) });
const day = (id: string, date: string, points = [makePoint()]) =>
  makeRoute({ id, name: id, date: `${date} 09:00`, points });

/** A trip, and some of its days. */
const anyItinerary = fc
  .tuple(
    anyTrip,
    fc.array(fc.boolean(), { minLength: 9 }),
    fc.array(fc.boolean(), { minLength: 9 }),
  )
  .map(([trip, isShown, isUnfolded]) => {
    const routes = sortRoutes(trip.routes);
    const shown = routes.filter((_, index) => isShown[index] ?? true);
    const open = new Set(shown.filter((_, index) => isUnfolded[index] ?? true).map(({ id }) => id));
    return { routes, shown, isOpen: (id: string) => open.has(id) };
  });

test("each stop of an open day stands in the itinerary exactly once, in order, and of a folded day none", () => {
  fc.assert(
    fc.property(anyItinerary, ({ routes, shown, isOpen }) => {
      const rows = listItineraryRows({ ...all, routes, shown, isOpen });
      const stops = rows.flatMap((row) => (row.kind === "stop" ? [row] : []));
      const wanted = shown.flatMap(({ id, points }) => (isOpen(id) ? points : []));
      expect(stops.map(({ point }) => point)).toEqual(wanted);
      expect(stops.every(({ route, point, index }) => route.points[index] === point)).toBe(true);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      const headings = rows.filter(({ kind }) => kind === "day");
      expect(headings.map(({ route }) => route)).toEqual(shown);
    }),
  );
});

test("the bar of a hotel covers exactly the nights of its stay, whichever days are shown", () => {
  fc.assert(
    fc.property(anyItinerary, ({ routes, shown }) => {
      const rows = listItineraryRows({ ...all, routes, shown });
      const stays = new Map(
        routes.flatMap(({ points }) => points).map((point) => [point.linkId, point]),
      );
      for (const [linkId, { hotelData }] of stays) {
        const dates = rows.flatMap((row) =>
          row.kind === "night" && row.nights.some((night) => night.linkId === linkId)
            ? [dayOf(row.route.date)]
            : [],
        );
        const wanted = new Set(listNights(shown, hotelData).map(({ date }) => dayOf(date)));
        expect(dates).toEqual([...wanted]);
      }
    }),
  );
});

test("between two nights of a stay its bar passes each row, and it passes no other", () => {
  fc.assert(
    fc.property(anyItinerary, ({ routes, shown }) => {
      const rows = listItineraryRows({ ...all, routes, shown });
      for (const [index, row] of rows.entries()) {
        const next = rows.slice(index).find((other) => other.kind === "night");
        const isOfDate = next && dayOf(next.route.date) === dayOf(row.route.date);
        const joins = next?.kind === "night" && next.nights.some((night) => night.joinsBefore);
        expect(row.isBesideStay).toBe(Boolean(isOfDate && joins));
      }
    }),
  );
});

test("nights are counted in the stay, and a stay of which a night is not shown is cut there", () => {
  const stay = hotel("Rooms", "2026-12-05 15:00", "2026-12-08 11:00");
  const routes = [
    day("one", "2026-12-05", [makePoint(), stay]),
    day("two", "2026-12-06"),
    day("three", "2026-12-07"),
    day("four", "2026-12-08"),
  ];
  const nightsOf = (shown: typeof routes) =>
    listItineraryRows({ ...all, routes, shown }).flatMap((row) =>
      row.kind === "night"
        ? row.nights.map(({ number, count, joinsBefore, joinsAfter }) =>
            [joinsBefore ? "-" : "[", number, "/", count, joinsAfter ? "-" : "]"].join(""),
          )
        : [],
    );
  expect(nightsOf(routes)).toEqual(["[1/3-", "-2/3-", "-3/3]"]);
  expect(nightsOf(routes.filter(({ id }) => id !== "two"))).toEqual(["[1/3]", "[3/3]"]);
});

test("of two days of one date the last has the night", () => {
  const stay = hotel("Rooms", "2026-12-05 15:00", "2026-12-06 11:00");
  const routes = [day("morning", "2026-12-05", [stay]), day("evening", "2026-12-05")];
  const rows = listItineraryRows({ ...all, routes, shown: routes });
  expect(rows.filter(({ kind }) => kind === "night").map(({ route }) => route.id)).toEqual([
    "evening",
  ]);
});

test("a day without notes has no line for them, nor has who may not read them", () => {
  const { routes } = makeTrip({
    routes: [makeRoute({ id: "noted", notes: [makeNote()] }), makeRoute({ id: "plain" })],
  });
  const noted = (hasNotes: boolean) =>
    listItineraryRows({ ...all, routes, shown: routes, hasNotes })
      .filter(({ kind }) => kind === "notes")
      .map(({ route }) => route.id);
  expect(noted(true)).toEqual(["noted"]);
  expect(noted(false)).toEqual([]);
});
