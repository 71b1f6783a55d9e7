import { changeNumber } from "@castor/core/testing/any-changes.ts";
import {
  makeAttachment,
  makeIdea,
  makeNote,
  makePoint,
  makeRoute,
  makeTrip,
} from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import type { Attachment } from "../files/attachment.ts";
import type { Trip } from "../trips/trip.ts";
import type { ChangeBody } from "./change-args.ts";
import { applyTripChange, inverseOf, rowOf } from "./change-rows.ts";

const baths = makePoint({ id: "baths", linkId: "place" });
const note = makeNote({ id: "note", routeId: "day" });
const ticket = makeAttachment({ id: "ticket", fileId: "file", kind: "route", thingId: "day" });
const at = (kind: Attachment["kind"], thingId: string, id: string = kind) => ({
  ...ticket,
  ...{ id, kind, thingId },
});
const withFiles = (...attachments: Attachment[]): Trip =>
  makeTrip({
    id: "trip",
    routes: [makeRoute({ id: "day", points: [baths], notes: [note] }), makeRoute({ id: "other" })],
    attachments,
  });
const run = (trip: Trip, bodies: readonly ChangeBody[], ids = new Map<string, string>()) =>
  bodies.reduce((now, body, index) => applyTripChange(now, changeNumber(body, index), ids), trip);
const removeDay: ChangeBody = { name: "routes.remove", args: { id: "day" } };

test("With a day go the files at it, at its places and at its notes; undone they are back", () => {
  const trip = withFiles(
    at("trip", "trip"),
    at("route", "day"),
    at("place", "place"),
    at("note", "note"),
  );
  const without = run(trip, [removeDay]);
  expect(without.attachments).toEqual([at("trip", "trip")]);
  const undone = run(without, inverseOf(trip, [changeNumber(removeDay, 0)]));
  expect(new Set(undone.attachments)).toEqual(new Set(trip.attachments));
});

test("Undone with other ids of the server, each file stands at the thing that it stood at", () => {
  const trip = withFiles(at("route", "day"), at("place", "place"));
  const inverse = inverseOf(trip, [changeNumber(removeDay, 0)]);
  const ids = new Map([
    ["day", "day2"],
    ["baths", "baths2"],
    ["place", "place2"],
    ["note", "note2"],
  ]);
  const { attachments } = run(run(trip, [removeDay]), inverse, ids);
  expect(attachments.map(({ kind, thingId }) => [kind, thingId]).toSorted()).toEqual([
    ["place", "place2"],
    ["route", "day2"],
  ]);
});

test("A file at a point stays with the place while a stop or an idea of it is left", () => {
  const trip = withFiles(at("place", "place"));
  const toIdeas: ChangeBody = {
    name: "points.toIdeas",
    args: { tripId: "trip", points: [{ id: "baths" }] },
  };
  const asIdea = run(trip, [toIdeas, removeDay]);
  expect(asIdea.attachments).toEqual(trip.attachments);
  const [idea = makeIdea()] = asIdea.ideas;
  expect(run(asIdea, [{ name: "ideas.remove", args: { id: idea.id } }]).attachments).toEqual([]);
});

test("A file comes to a thing once, and to none that is gone", () => {
  const trip = withFiles(ticket);
  const { id: _, ...same } = ticket;
  const again: ChangeBody = {
    name: "attachments.add",
    args: { tripId: "trip", id: "again", attachment: same },
  };
  const nowhere: ChangeBody = {
    name: "attachments.add",
    args: { tripId: "trip", id: "new", attachment: { ...same, thingId: "gone" } },
  };
  for (const body of [again, nowhere]) {
    expect(run(trip, [body])).toBe(trip);
    expect(inverseOf(trip, [changeNumber(body, 0)])).toEqual([]);
  }
});

test("A file that shall stand at one thing twice, or at one that is gone, stays; a new caption is taken where it stays", () => {
  const trip = withFiles(at("route", "other", "first"), at("route", "day", "second"));
  const move = (thingId: string): ChangeBody => ({
    name: "attachments.save",
    args: { id: "second", change: { thingId, caption: "Seats" } },
  });
  const taken = run(trip, [move("other")]);
  expect(taken.attachments).toMatchObject([
    { thingId: "other", caption: "" },
    { thingId: "day", caption: "Seats" },
  ]);
  expect(run(taken, inverseOf(trip, [changeNumber(move("other"), 0)]))).toEqual(trip);
  expect(run(trip, [move("gone")])).toBe(trip);
});

test("A day with a file at it is not as its making has left it, so undoing that leaves it", () => {
  const form = {
    name: "Day",
    date: "2027-05-03 09:00",
    moveType: "car",
    icon: "none",
    description: "",
  } as const;
  const args = { tripId: "trip", id: "new", form };
  const made = run(withFiles(), [{ name: "routes.add", args }]);
  const { isAsLeft } = rowOf("routes.add");
  expect(isAsLeft?.(made, args)).toBe(true);
  const { id: _, ...file } = at("route", "new");
  const attached = run(made, [
    { name: "attachments.add", args: { tripId: "trip", id: "file", attachment: file } },
  ]);
  expect(isAsLeft?.(attached, args)).toBe(false);
});
