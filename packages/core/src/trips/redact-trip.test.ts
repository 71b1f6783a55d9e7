import {
  makeFinance,
  makeFinanceItem,
  makeNote,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import { describe, expect, test } from "vitest";
import { place, point } from "../points/point.ts";
import { route } from "../routes/route.ts";
import { redactPlace, redactPoint, redactRoute, redactTrip } from "./redact-trip.ts";
import { trip } from "./trip.ts";

const booked = makePoint({
  finance: makeFinance(),
  hotelData: {
    checkIn: "2026-12-05 15:00",
    checkOut: null,
    checkInTime: "15:00",
    checkOutTime: null,
    dining: "none",
  },
  reservationTime: "15:00",
  cameBeforeMin: 10,
  description: "- [x] take the [key](point:hotel)",
});
const bookedPlace = place.parse({ ...booked, stops: [booked] });
const full = makeTrip({
  isPublic: true,
  routes: [makeRoute({ points: [booked], notes: [makeNote()], description: "- [ ] hurry" })],
  financeItems: [makeFinanceItem()],
  notes: [makeNote()],
  silenced: [{ kind: "noBed", things: [{ id: "day" }], figures: "[]" }],
});
const day = makeRoute(full.routes[0]);

/** What visitors do not get as the owner wrote it, by specification#visitor-view. All else is shown. */
const cut = {
  trip: {
    ...{ canEdit: false, isShared: false, members: [], financeItems: [], notes: [], silenced: [] },
    routes: expect.any(Array),
  },
  route: { isReadonly: true, notes: [], points: expect.any(Array) },
  point: { finance: null, hotelData: null, reservationTime: null, cameBeforeMin: 0 },
  place: { finance: null, hotelData: null },
};

const views = [
  { name: "trip", schema: trip, whole: full, seen: redactTrip, cut: cut.trip },
  { name: "route", schema: route, whole: day, seen: redactRoute, cut: cut.route },
  { name: "point", schema: point, whole: booked, seen: redactPoint, cut: cut.point },
  { name: "place", schema: place, whole: bookedPlace, seen: redactPlace, cut: cut.place },
] as const;

describe.each(views)("A $name for visitors", ({ schema, whole, seen, cut }) => {
  const view = (seen as (thing: object) => object)(whole);

  test("has every field of the schema, the private ones emptied", () => {
    expect(Object.keys(view).toSorted()).toEqual(Object.keys(schema.shape).toSorted());
    expect(schema.safeParse(view).error).toBeUndefined();
    expect(view).toMatchObject(cut);
    const shown = Object.entries(whole).filter(([field]) => !(field in cut));
    expect(view).toMatchObject(Object.fromEntries(shown));
  });

  test("has no field that nobody decided about", () => {
    const secret = "a field of tomorrow";
    const gained = addEverywhere(whole, { passport: secret });
    expect(JSON.stringify(gained)).toContain(secret);
    const seenLater = (seen as (thing: object) => object)(gained as object);
    expect(JSON.stringify(seenLater)).not.toContain(secret);
    expect(seenLater).toEqual(view);
  });
});

test("Tasks in descriptions are part of the description; those of notes are not shown", () => {
  const seen = redactTrip(full);
  expect(seen.routes[0]).toMatchObject({
    description: "- [ ] hurry",
    points: [{ description: "- [x] take the [key](point:hotel)" }],
  });
  expect(JSON.stringify(seen)).not.toContain("Buy tickets");
});

/** The value with further fields in every object of it, however deep. */
function addEverywhere(value: unknown, more: object): unknown {
  if (Array.isArray(value)) return value.map((part) => addEverywhere(part, more));
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([field, part]) => [field, addEverywhere(part, more)]);
  return { ...Object.fromEntries(parts), ...more };
}
