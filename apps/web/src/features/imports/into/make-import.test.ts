// @vitest-environment node

import { type ImportInto, makeImport } from "@castor/core/imports/make-import.ts";
import { limits } from "@castor/core/limits.ts";
import {
  makeFinanceItem,
  makeNote,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { expect, test } from "vitest";

const now = new Date("2027-05-01T10:00:00Z");
const target = makeRoute({ id: "target", name: "Old town", moveType: "walk" });

function make(trip: Trip, changes: Partial<ImportInto> = {}) {
  let made = 0;
  const result = makeImport({
    ...{ trip, targets: new Map(trip.routes.map((_, index) => [index, null])), hasModes: true },
    ...{ newId: () => `new${++made}`, intoId: "into", now },
    ...changes,
  });
  if ("refused" in result) throw new Error(`Refused: ${JSON.stringify(result.refused)}`);
  return result;
}

const noteOf = (routeId: string) => makeNote({ text: "Rain", tripId: "file", routeId });
const tower = makePoint({ name: "Tower", routeMode: "bus" });
const day = makeRoute({ name: "First", description: "Slowly", points: [tower] });

test("Each wanted day comes with ids of its own, and says which day it joins", () => {
  const other = makeRoute({ name: "Second", points: [makePoint({ name: "Lake" })] });
  const third = makeRoute({ name: "Third", points: [makePoint({ name: "Cave" })] });
  const trip = makeTrip({ id: "file", routes: [day, other, third] });
  const targets = new Map([
    [1, null],
    [2, target],
  ]);
  const { tripId, contents, targets: sent } = make(trip, { targets });
  expect(tripId).toBe("into");
  expect(contents.routes.map(({ name, tripId }) => [name, tripId])).toEqual([
    ["Second", "into"],
    ["Third", "into"],
  ]);
  expect(sent).toEqual([{ id: contents.routes[1]?.id, routeId: "target" }]);
  const ids = contents.routes.flatMap(({ id, points }) => [id, ...points.map((one) => one.id)]);
  expect(ids.every((id) => id.startsWith("new"))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

test("Days without anything on them are left out; a note or a path alone is something", () => {
  const routes = [
    makeRoute({ name: "Empty", description: "Nothing" }),
    makeRoute({ id: "day", name: "Note", notes: [noteOf("day")] }),
    makeRoute({ name: "Path", track: "_p~iF~ps|U_ulLnnqC" }),
  ];
  expect(make(makeTrip({ id: "file", routes })).contents.routes.map(({ name }) => name)).toEqual([
    "Note",
    "Path",
  ]);
});

test("The description of a day that joins another one comes as its first note; a new day keeps it", () => {
  const trip = makeTrip({ id: "file", routes: [{ ...day, notes: [noteOf(day.id)] }] });
  const [joined] = make(trip, { targets: new Map([[0, target]]) }).contents.routes;
  expect(joined?.notes.map(({ text, routeId }) => [text, routeId])).toEqual([
    ["Slowly", joined?.id],
    ["Rain", joined?.id],
  ]);
  expect(joined?.notes[0]?.created).toBe(now.toISOString());
  const [made] = make(trip).contents.routes;
  expect(made?.description).toBe("Slowly");
  expect(made?.notes.map(({ text }) => text)).toEqual(["Rain"]);
  const silent = makeTrip({ id: "file", routes: [{ ...day, description: "" }] });
  expect(make(silent, { targets: new Map([[0, target]]) }).contents.routes[0]?.notes).toEqual([]);
});

test("A day that goes to the ideas brings its points without a day, and its notes as those of the trip", () => {
  const trip = makeTrip({ id: "file", routes: [{ ...day, notes: [noteOf(day.id)] }] });
  const { contents, targets } = make(trip, { targets: new Map([[0, "ideas" as const]]) });
  expect([contents.routes, targets]).toEqual([[], []]);
  expect(contents.ideas.map(({ name, tripId }) => [name, tripId])).toEqual([["Tower", "into"]]);
  expect(contents.notes.map(({ text, routeId }) => [text, routeId])).toEqual([["Rain", null]]);
});

test("Points are reached as the day that they join is travelled, unless the file tells it", () => {
  const trip = makeTrip({ id: "file", routes: [day] });
  const modeOf = (hasModes: boolean, to: typeof target | null) =>
    make(trip, { hasModes, targets: new Map([[0, to]]) }).contents.routes[0]?.points[0]?.routeMode;
  expect([modeOf(true, target), modeOf(false, target), modeOf(false, null)]).toEqual([
    "bus",
    "walk",
    "bus",
  ]);
});

test("Costs and notes of the trip come along", () => {
  const note = makeNote({ text: "Visa" });
  const trip = makeTrip({
    ...{
      id: "file",
      routes: [day],
      notes: [note],
      financeItems: [makeFinanceItem({ name: "Flight" })],
    },
  });
  expect(make(trip).contents).toMatchObject({
    financeItems: [{ name: "Flight", tripId: "into" }],
    notes: [{ text: "Visa", tripId: "into" }],
  });
});

test("What a trip cannot hold is refused, with its place", () => {
  const long = makePoint({ name: "x".repeat(limits.name + 1) });
  const trip = makeTrip({ id: "file", routes: [makeRoute({ points: [long] })] });
  expect(() => make(trip)).toThrow(/routes.*points/);
});
