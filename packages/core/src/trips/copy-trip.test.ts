import {
  makeFinance,
  makeFinanceItem,
  makeNote,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { asOwner } from "../members/member.ts";
import { addDays } from "../time/dates.ts";
import { copyTrip } from "./copy-trip.ts";
import { redactTrip } from "./redact-trip.ts";
import { shiftTrip } from "./shift-trip.ts";
import { type Trip, trip as tripSchema } from "./trip.ts";

let made = 0;
const newId = () => `new${++made}`;

const bookedStay = {
  checkIn: "2026-12-05 15:00",
  checkOut: "2026-12-07 11:00",
  checkInTime: "15:00",
  checkOutTime: "11:00",
  dining: "breakfast" as const,
};

/** Two days, a hotel on both, money, notes with a reply, links to points. */
const source = makeTrip({
  isPublic: true,
  isInCatalog: true,
  routes: [
    makeRoute({
      id: "day1",
      date: "2026-12-05 09:00",
      description: "Back to the [hotel](point:hotel), see [far](point:elsewhere)",
      notes: [
        makeNote({
          id: "note1",
          routeId: "day1",
          text: "Pay at the [hotel](point:hotel)",
          replies: [{ ...makeNote({ id: "reply1", routeId: "day1", parentId: "note1" }) }],
        }),
      ],
      points: [
        makePoint({
          id: "stop1",
          linkId: "hotel",
          hotelData: bookedStay,
          finance: makeFinance({ paymentDueDate: "2026-12-01", cancellationDate: "2026-11-28" }),
          reservationTime: "15:00",
          cameBeforeMin: 10,
        }),
      ],
    }),
    makeRoute({
      id: "day2",
      date: "2026-12-07 10:30",
      points: [makePoint({ id: "stop2" }), makePoint({ id: "stop3", linkId: "hotel" })],
    }),
  ],
  financeItems: [makeFinanceItem({ startDate: "2026-12-05", endDate: "2026-12-07" })],
  notes: [makeNote({ text: "[hotel](point:hotel)" })],
});

const copyOf = (options: Partial<Parameters<typeof copyTrip>[1]> = {}): Trip => {
  const copy = copyTrip(source, { newId, ...options });
  if (!copy) throw new Error("refused");
  return copy;
};
const idsOf = (trip: Trip) => [
  trip.id,
  ...trip.financeItems.map(({ id }) => id),
  ...[...trip.notes, ...trip.routes.flatMap(({ notes }) => notes)].flatMap((note) => [
    note.id,
    ...note.replies.map(({ id }) => id),
  ]),
  ...trip.routes.flatMap(({ id, points }) => [id, ...points.flatMap((p) => [p.id, p.linkId])]),
];

test("A copy has fresh ids everywhere and is private, not in the catalog", () => {
  const copy = copyOf();
  expect(tripSchema.safeParse(copy).error).toBeUndefined();
  const old = new Set(idsOf(source));
  expect(idsOf(copy).filter((id) => old.has(id))).toEqual([]);
  expect(copy).toMatchObject({ isPublic: false, isInCatalog: false, canEdit: true });
  for (const route of copy.routes) {
    expect(route.tripId).toBe(copy.id);
    for (const point of route.points)
      expect([point.tripId, point.routeId]).toEqual([copy.id, route.id]);
  }
});

test("Shared places stay shared; links in texts lead to the copy's own points", () => {
  const copy = copyOf();
  const [first, , again] = copy.routes.flatMap(({ points }) => points);
  expect(again?.linkId).toBe(first?.linkId);
  expect(copy.routes[0]?.description).toBe(
    `Back to the [hotel](point:${first?.linkId}), see [far](point:elsewhere)`,
  );
  expect(copy.notes[0]?.text).toBe(`[hotel](point:${first?.linkId})`);
  const [note] = copy.routes[0]?.notes ?? [];
  expect(note).toMatchObject({ tripId: copy.id, routeId: copy.routes[0]?.id, parentId: null });
  expect(note?.replies[0]).toMatchObject({ parentId: note?.id, routeId: copy.routes[0]?.id });
});

test("Without options a copy differs only in ids, links and flags", () => {
  const bare = (trip: Trip) =>
    JSON.parse(
      JSON.stringify({ ...trip, isPublic: false, isInCatalog: false }, (key, value) =>
        /^id$|Id$/.test(key) && key !== "typeId" ? null : value,
      ).replace(/point:\w+/g, "point:x"),
    );
  expect(bare(copyOf())).toEqual(bare({ ...source, ...asOwner }));
});

test("startDate moves all dates by the same days: routes, bookings, deadlines", () => {
  const copy = copyOf({ startDate: "2027-03-01" });
  expect([copy.startDate, copy.endDate]).toEqual(["2027-03-01", "2027-03-03"]);
  expect(copy.routes.map(({ date }) => date)).toEqual(["2027-03-01 09:00", "2027-03-03 10:30"]);
  const [hotel] = copy.routes[0]?.points ?? [];
  expect(hotel?.hotelData).toEqual({
    ...bookedStay,
    checkIn: "2027-03-01 15:00",
    checkOut: "2027-03-03 11:00",
  });
  expect(hotel?.finance).toMatchObject({
    paymentDueDate: "2027-02-25",
    cancellationDate: "2027-02-22",
    validFrom: null,
  });
  expect(copy.financeItems[0]).toMatchObject({ startDate: "2027-03-01", endDate: "2027-03-03" });
});

test("Some days may be copied; startDate is then the first of them", () => {
  const copy = copyOf({ routeIds: ["day2", "nowhere"], startDate: "2027-01-01" });
  expect(copy.routes.map(({ date }) => date)).toEqual(["2027-01-01 10:30"]);
  expect(copy).toMatchObject({ startDate: "2027-01-01", endDate: "2027-01-01" });
});

test("A copy whose dates would leave the allowed years is refused", () => {
  expect(copyTrip(source, { newId, startDate: "2200-12-30" })).toBeNull();
  expect(copyTrip(source, { newId, startDate: "1900-01-01" })).toBeNull();
  expect(copyTrip(makeTrip(), { newId, startDate: "2200-12-31" })).not.toBeNull();
});

test("Dates moved forward and back are the same again", () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000, max: 10_000 }), (days) => {
      const there = shiftTrip(source, days);
      expect(there && shiftTrip(there, -days)).toEqual(source);
      expect(there?.startDate).toBe(addDays("2026-12-05", days));
    }),
  );
});

test("Visitors see no finance, bookings, reservations and notes; their copies have none either", () => {
  const seen = redactTrip(source);
  expect(seen).toMatchObject({ canEdit: false, financeItems: [], notes: [], name: source.name });
  for (const route of seen.routes) {
    expect(route).toMatchObject({ isReadonly: true, notes: [] });
    for (const point of route.points)
      expect(point).toMatchObject({
        finance: null,
        hotelData: null,
        reservationTime: null,
        cameBeforeMin: 0,
      });
  }
  expect(seen.routes[0]?.points[0]).toMatchObject({ name: "Café Central", linkId: "hotel" });
  const copy = copyTrip(seen, { newId });
  expect(copy).toMatchObject({ canEdit: true, financeItems: [], notes: [] });
  expect(copy?.routes.every(({ isReadonly }) => !isReadonly)).toBe(true);
});

test("No day of a copy starts later than its first time, and its days stay in order", () => {
  const flight = makePoint({ reservationTime: "06:25", typeId: "Airport" });
  const routes = [
    makeRoute({ name: "Walk", date: "2026-12-05 08:00" }),
    makeRoute({ name: "Flight", date: "2026-12-05 09:00", points: [flight] }),
  ];
  const copied = copyTrip(makeTrip({ routes }), { newId, startDate: "2027-01-01" });
  expect(copied?.routes.map(({ name, date }) => `${name} ${date}`)).toEqual([
    "Flight 2027-01-01 06:25",
    "Walk 2027-01-01 08:00",
  ]);
});
