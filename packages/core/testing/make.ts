import type { Attachment } from "../src/files/attachment.ts";
import type { Finance } from "../src/finance/finance.ts";
import { newFinance } from "../src/finance/finance.ts";
import type { FinanceItem } from "../src/finance/finance-item.ts";
import type { Note } from "../src/notes/note.ts";
import { newPoint } from "../src/points/edit/new-point.ts";
import { toIdea } from "../src/points/edit/share-place.ts";
import type { Idea } from "../src/points/idea.ts";
import type { Point } from "../src/points/point.ts";
import type { Route } from "../src/routes/route.ts";
import type { Trip } from "../src/trips/trip.ts";
import { newTrip } from "../src/trips/trip.ts";
import { noCover } from "../src/trips/trip-cover.ts";
import { datesOf } from "../src/trips/trip-dates.ts";
import { sectionOf, type TripSummary } from "../src/trips/trip-summary.ts";

const created = "2026-11-20T08:00:00.000Z";
let made = 0;
const nextId = (noun: string) => `${noun}${++made}`;

/**
 * A realistic private trip without days. Given routes, ideas, items and notes get its id; its dates follow from the routes.
 */
export function makeTrip(changes: Partial<Trip> = {}): Trip {
  const id = changes.id ?? nextId("trip");
  const routes = (changes.routes ?? []).map((route) => makeRoute({ ...route, tripId: id }));
  const own = <T extends { tripId: string }>(things: readonly T[] = []): T[] =>
    things.map((thing) => ({ ...thing, tripId: id }));
  return {
    ...newTrip(),
    name: "Weekend in Vienna",
    isPublic: false,
    isInCatalog: false,
    coverFileId: null,
    travellers: [],
    silenced: [],
    ownerName: "Anna",
    canEdit: true,
    created,
    updated: created,
    ...datesOf(routes),
    ...changes,
    id,
    routes,
    ideas: own(changes.ideas),
    financeItems: own(changes.financeItems),
    notes: own(changes.notes),
    attachments: changes.attachments ?? [],
  };
}

/** A day without stops. Given stops get its id and their order. */
export function makeRoute(changes: Partial<Route> = {}): Route {
  const id = changes.id ?? nextId("route");
  const tripId = changes.tripId ?? "trip";
  return {
    name: "First day",
    icon: "none",
    description: "",
    date: "2026-12-05 09:00",
    moveType: "car",
    isReadonly: false,
    notes: [],
    track: "",
    ...changes,
    id,
    tripId,
    points: (changes.points ?? []).map((point, order) => ({
      ...point,
      tripId,
      routeId: id,
      order,
    })),
  };
}

/** A stop with its own place. */
export function makePoint(changes: Partial<Point> = {}): Point {
  return {
    ...newPoint(
      { id: "route", tripId: "trip", moveType: "car" },
      { name: "Café Central", lat: 48.2104, lng: 16.3655 },
    ),
    id: nextId("stop"),
    linkId: nextId("place"),
    order: 0,
    ...changes,
  };
}

/** A point without a day, with its own place. */
export const makeIdea = (changes: Partial<Idea> = {}): Idea => ({
  ...toIdea(makePoint()),
  ...changes,
});

/** A finance block of 40 EUR, unpaid. */
export function makeFinance(changes: Partial<Finance> = {}): Finance {
  return { ...newFinance("EUR"), price: 40, ...changes };
}

/** A finance item. */
export function makeFinanceItem(changes: Partial<FinanceItem> = {}): FinanceItem {
  return {
    id: nextId("item"),
    tripId: "trip",
    name: "Insurance",
    type: "other",
    description: "",
    startDate: null,
    endDate: null,
    finance: makeFinance(),
    ...changes,
  };
}

/** A note of the whole trip without replies. */
export function makeNote(changes: Partial<Note> = {}): Note {
  return {
    id: nextId("note"),
    tripId: "trip",
    routeId: null,
    parentId: null,
    order: 0,
    text: "Buy tickets",
    created,
    updated: created,
    replies: [],
    ...changes,
  };
}

/** A ticket at the trip `trip`. */
export function makeAttachment(changes: Partial<Attachment> = {}): Attachment {
  return {
    id: nextId("attachment"),
    fileId: nextId("file"),
    kind: "trip",
    thingId: "trip",
    caption: "",
    name: "Ticket.pdf",
    type: "application/pdf",
    bytes: 7,
    hash: "f".repeat(64),
    ownerId: "anna",
    created,
    isPublic: false,
    showsMoney: false,
    ...changes,
  };
}

/** A trip in the list, in its section on 20 November 2026. */
export function makeSummary(changes: Partial<TripSummary> = {}): TripSummary {
  const summary = {
    id: nextId("trip"),
    name: "Weekend in Vienna",
    startDate: null,
    endDate: null,
    isDraft: false,
    isPublic: false,
    isInCatalog: false,
    routesCount: 0,
    cover: noCover,
    pointsCount: 0,
    currency: "EUR" as const,
    updated: created,
    ...{ role: "owner" as const, members: 1, isShared: false, people: [], isOffered: false },
    ...changes,
  };
  return { ...summary, section: changes.section ?? sectionOf(summary, "2026-11-20") };
}
