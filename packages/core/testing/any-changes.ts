import fc from "fast-check";
import type { ChangeBody } from "../src/changes/change-args.ts";
import { applyTripChange } from "../src/changes/change-rows.ts";
import { createChange, type TripChange } from "../src/changes/trip-change.ts";
import { listNotes } from "../src/notes/edit-notes.ts";
import { flattenNotes } from "../src/notes/note-tree.ts";
import { routeMode } from "../src/points/travel-modes.ts";
import type { Trip } from "../src/trips/trip.ts";
import { type AnyFile, anyFiles, readAttachmentSteps } from "./any-attachment-changes.ts";
import { pick, readIdeaSteps } from "./any-idea-changes.ts";
import { tasks } from "./any-shapes.ts";
import { makeContents } from "./make-contents.ts";
import { makeTripFields } from "./make-trip-fields.ts";

/** A number for each choice of a script: which change, of what, to what. */
export type ScriptStep = readonly [kind: number, which: number, to: number];

/** Scripts of changes; `makeChanges` reads them against a trip. */
export const changeScripts = (maxLength: number) =>
  fc.array(fc.tuple(fc.nat(60), fc.nat(60), fc.nat(9)), { minLength: 1, maxLength });

/** Up to two findings of the check that the owner says "I know" of. */
const silencedOf = (count: number) =>
  [0, 1].slice(0, count % 3).map((number) => ({
    ...{ kind: "noBed" as const, figures: `[["nights",${number}]]` },
    things: [{ id: `day-${number}` }],
  }));

/** What may be done to the flags of any trip. */
const publishings = [
  { isPublic: true },
  { isPublic: true, isInCatalog: true, isDraft: false },
  { isInCatalog: false },
  { isPublic: false },
];

/** The change that a step of a script means for a trip; null where the trip has nothing of the kind. */
function readStep(
  trip: Trip,
  [kind, which, to]: ScriptStep,
  number: number,
  files: readonly AnyFile[],
): ChangeBody | null {
  const route = pick(trip.routes, which);
  const other = pick(trip.routes, to);
  const point = pick(
    trip.routes.flatMap(({ points }) => points),
    which,
  );
  const top = pick(listNotes(trip), which);
  const note = pick(flattenNotes(listNotes(trip)), which);
  const item = pick(trip.financeItems, which);
  const tick = (text: string) => {
    const line = to % 2;
    return { line, text: text.split("\n")[line] ?? "", done: which % 2 === 0 };
  };
  const tripId = trip.id;
  const id = `made-${number}`;
  const date = `2026-12-${10 + to} 0${to}:30`;
  const form = {
    ...{ name: `new ${number}`, moveType: "walk" as const, date },
    ...{ icon: "none" as const, description: "" },
  };
  const position = { name: `new ${number}`, lat: which, lng: to };
  const currency = pick(["EUR", "JPY", "GEL"] as const, to) ?? "EUR";
  const finance = pick([null, { price: to }, { payed: 1, currency }], to);
  const changes: readonly (ChangeBody | null | undefined)[] = [
    { name: "trips.save", args: { id: tripId, change: makeTripFields(to) } },
    { name: "trips.shift", args: { id: tripId, days: to * which - which } },
    { name: "trips.publish", args: { id: tripId, change: pick(publishings, to) ?? {} } },
    {
      name: "trips.silence",
      args: { id: tripId, silencing: { known: silencedOf(to), shown: silencedOf(which) } },
    },
    { name: "routes.add", args: { tripId, id, form } },
    {
      name: "routes.addDays",
      args: {
        ...{
          tripId,
          days: [0, 1].map((day) => ({
            id: `${id}-${day}`,
            form: { ...form, name: `${form.name}.${day}` },
          })),
        },
        dates: route ? [{ id: route.id, date }] : [],
      },
    },
    route && {
      name: "routes.duplicate",
      args: {
        ...{ tripId, routeId: route.id, id, date },
        stops: route.points.map((stop, index) => ({ former: stop.id, id: `${id}-${index}` })),
        dates: other ? [{ id: other.id, date }] : [],
      },
    },
    route && {
      name: "routes.save",
      args: { id: route.id, change: { name: form.name, moveType: "bus", date } },
    },
    route && { name: "routes.remove", args: { id: route.id } },
    route && { name: "routes.moveDates", args: { tripId, dates: [{ id: route.id, date }] } },
    route && {
      name: "points.add",
      args: { routeId: route.id, id, linkId: `${id}-place`, fields: { ...position, finance } },
    },
    point && { name: "points.save", args: { id: point.id, change: { lat: which, lng: to } } },
    point && {
      name: "points.save",
      args: {
        id: point.id,
        change: { name: position.name, finance, routeMode: pick(routeMode.options, to) ?? "car" },
      },
    },
    point && {
      name: "points.save",
      args: { id: point.id, change: { excludeFromRoute: to % 2 === 0, hotelData: null } },
    },
    point && {
      name: "points.save",
      args: { id: point.id, change: { hotelData: { checkIn: "2026-12-05 15:00" } } },
    },
    point && { name: "points.tick", args: { id: point.id, tick: tick(point.description) } },
    point && { name: "points.remove", args: { id: point.id } },
    point && { name: "points.removePlace", args: { linkId: point.linkId } },
    point && other && { name: "points.move", args: { pointId: point.id, routeId: other.id } },
    point && { name: "points.order", args: { id: point.id, order: to - 1 } },
    point &&
      route &&
      other && {
        name: "points.attach",
        args: {
          pointId: point.id,
          stops: [route, other].map((day, stop) => ({ id: `${id}-${stop}`, routeId: day.id })),
        },
      },
    {
      name: "notes.add",
      args: {
        ...{ tripId, id },
        note: { routeId: route?.id ?? null, parentId: null, text: `${tasks} ${number}` },
      },
    },
    top && {
      name: "notes.add",
      args: {
        ...{ tripId, id },
        note: { routeId: top.routeId, parentId: top.id, text: `reply ${number}` },
      },
    },
    note && { name: "notes.save", args: { id: note.id, change: { text: `text ${number}` } } },
    top && {
      name: "notes.save",
      args: {
        id: top.id,
        change: { text: `text ${number}`, routeId: to < 3 ? null : (other?.id ?? null) },
      },
    },
    note && { name: "notes.tick", args: { id: note.id, tick: tick(note.text) } },
    note && { name: "notes.order", args: { id: note.id, order: to - 1 } },
    note && { name: "notes.remove", args: { id: note.id } },
    { name: "finance.add", args: { tripId, id, fields: { name: position.name, finance } } },
    item && {
      name: "finance.save",
      args: { id: item.id, change: { name: position.name, finance, startDate: "2026-12-05" } },
    },
    item && { name: "finance.remove", args: { id: item.id } },
    {
      name: "trips.import",
      args: {
        ...{ tripId, name: form.name, contents: makeContents(tripId, id, date) },
        targets: route ? [{ id: `${id}-day0`, routeId: route.id }] : [],
      },
    },
    ...readIdeaSteps(trip, [which, to], {
      id,
      tick,
      fields: { ...position, finance, description: tasks },
    }),
    ...readAttachmentSteps(trip, [which, to], { id, files }),
  ];
  return changes[kind % changes.length] ?? null;
}

/** Makes enough of everything to change: two days, points, notes with a reply, a cost, an idea, and files at some of them. */
export const startScript: readonly ScriptStep[] = [
  ...[4, 4].map((kind, to) => [kind, 0, to] as const),
  ...[10, 10, 10].map((kind, which) => [kind, which, which] as const),
  ...[21, 21, 22, 28, 33].map((kind) => [kind, 1, 2] as const),
  ...[0, 1, 3, 7, 8, 9].map((thing) => [39, thing, thing] as const),
];

const instantOf = (number: number) => new Date(Date.UTC(2026, 11, 1, 0, 0, number)).toISOString();
const uuidOf = (number: number) =>
  `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;

/** A change with a key and an instant of its own. */
export const changeNumber = (body: ChangeBody, number: number): TripChange =>
  createChange(body, { id: uuidOf(number), at: instantOf(number) });

/**
 * The changes that a script means when they are done one after another; `first`: the number of the first one; `files`: those that the
 * trip has.
 */
export function makeChanges(
  trip: Trip,
  script: readonly ScriptStep[],
  first = 0,
  files: readonly AnyFile[] = anyFiles,
): TripChange[] {
  let now = trip;
  return script.flatMap((step, index) => {
    const number = first + index;
    const body = readStep(now, step, number, files);
    if (!body) return [];
    const change = changeNumber(body, number);
    now = applyTripChange(now, change);
    return [change];
  });
}
