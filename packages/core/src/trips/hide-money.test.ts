import {
  makeAttachment,
  makeFinance,
  makeFinanceItem,
  makeIdea,
  makeNote,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import { describe, expect, test } from "vitest";
import { asOwner } from "../members/member.ts";
import { idea } from "../points/idea.ts";
import { place, point } from "../points/point.ts";
import { route } from "../routes/route.ts";
import {
  hideMoney,
  hideMoneyOfIdea,
  hideMoneyOfPlace,
  hideMoneyOfPoint,
  hideMoneyOfRoute,
} from "./hide-money.ts";
import { trip } from "./trip.ts";
import { viewAs } from "./view-trip.ts";

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
});
const bookedPlace = place.parse({ ...booked, stops: [booked] });
const bookedIdea = makeIdea({ finance: makeFinance() });
const noBed = { kind: "noBed" as const, things: [{ id: "day" }], figures: "[]" };
const overdue = { kind: "overdueCost" as const, things: [{ id: "cost" }], figures: '["Hotel"]' };
const ticket = makeAttachment({ kind: "place", thingId: booked.linkId });
const receipt = makeAttachment({ kind: "cost", thingId: "cost" });
const confirmation = makeAttachment({ kind: "place", thingId: booked.linkId, showsMoney: true });
const full = makeTrip({
  ...asOwner,
  routes: [makeRoute({ points: [booked], notes: [makeNote()] })],
  ideas: [bookedIdea],
  financeItems: [makeFinanceItem()],
  notes: [makeNote()],
  silenced: [noBed, overdue],
  attachments: [ticket, receipt, confirmation],
});
const day = makeRoute(full.routes[0]);

/** What a member without money does not get as it is. All else is shown. */
const cut = {
  trip: {
    financeItems: [],
    silenced: [noBed],
    attachments: [ticket],
    routes: expect.any(Array),
    ideas: expect.any(Array),
  },
  route: { points: expect.any(Array) },
  thing: { finance: null },
};

const views = [
  { name: "trip", schema: trip, whole: full, seen: hideMoney, cut: cut.trip },
  { name: "route", schema: route, whole: day, seen: hideMoneyOfRoute, cut: cut.route },
  { name: "point", schema: point, whole: booked, seen: hideMoneyOfPoint, cut: cut.thing },
  { name: "place", schema: place, whole: bookedPlace, seen: hideMoneyOfPlace, cut: cut.thing },
  { name: "idea", schema: idea, whole: bookedIdea, seen: hideMoneyOfIdea, cut: cut.thing },
] as const;

describe.each(views)("A $name without money", ({ schema, whole, seen, cut }) => {
  test("has every field of the schema, and all but money as it is", () => {
    const view = (seen as (thing: object) => object)(whole);
    expect(Object.keys(view).toSorted()).toEqual(Object.keys(schema.shape).toSorted());
    expect(schema.safeParse(view).error).toBeUndefined();
    expect(view).toMatchObject(cut);
    const shown = Object.entries(whole).filter(([field]) => !(field in cut));
    expect(view).toMatchObject(Object.fromEntries(shown));
  });
});

test("All stops, ideas and days of a trip are without money", () => {
  const { routes, ideas } = hideMoney(full);
  expect(routes).toEqual(full.routes.map(hideMoneyOfRoute));
  expect(routes[0]?.points).toEqual([
    hideMoneyOfPoint({ ...booked, ...full.routes[0]?.points[0] }),
  ]);
  expect(ideas).toEqual(full.ideas.map(hideMoneyOfIdea));
});

test("Each standing gets its own view of a trip, which says where its reader stands", () => {
  const ofTrip = (role: "viewer" | "editor", seesMoney: boolean) =>
    viewAs({ role, seesMoney }).trip(full);
  expect(viewAs(asOwner).trip(full)).toEqual(full);
  expect(ofTrip("editor", true)).toEqual({ ...full, role: "editor" });
  expect(ofTrip("editor", false)).toEqual({
    ...hideMoney(full),
    ...{ role: "editor", seesMoney: false },
  });
  const viewed = ofTrip("viewer", false);
  expect(viewed).toMatchObject({ role: "viewer", seesMoney: false, canEdit: false });
  expect(viewed.routes.map(({ isReadonly }) => isReadonly)).toEqual([true]);
  const visited = viewAs({ role: null, seesMoney: false }).trip(full);
  expect(visited).toMatchObject({ role: null, seesMoney: false, canEdit: false, notes: [] });
});
