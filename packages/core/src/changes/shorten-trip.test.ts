import { changeNumber } from "@castor/core/testing/any-changes.ts";
import { makeTripOf, tripShapes } from "@castor/core/testing/any-shapes.ts";
import { anyTrip } from "@castor/core/testing/any-trip.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { listNotes } from "../notes/edit-notes.ts";
import { flattenNotes } from "../notes/note-tree.ts";
import { datesForLonger, daysForDates } from "../routes/edit/choose-dates.ts";
import type { Trip } from "../trips/trip.ts";
import type { ChangeBody } from "./change-args.ts";
import { applyTripChange, inverseOf } from "./change-rows.ts";
import { listLostDays, shortenTrip } from "./shorten-trip.ts";

const run = (trip: Trip, bodies: readonly ChangeBody[], first: number) =>
  bodies
    .map((body, index) => changeNumber(body, first + index))
    .reduce((now, change) => applyTripChange(now, change), trip);

const placesOf = ({ routes, ideas }: Trip) =>
  [
    ...new Set([...routes.flatMap(({ points }) => points), ...ideas].map(({ linkId }) => linkId)),
  ].toSorted();
const textsOf = (trip: Trip) => flattenNotes(listNotes(trip)).map(({ text }) => text);

const ends = fc.constantFrom("start" as const, "end" as const);

test("A shorter trip has all its places and notes still, and what its days said; undone it is as before", () => {
  fc.assert(
    fc.property(anyTrip, fc.integer({ min: 1, max: 3 }), ends, (trip, count, end) => {
      const lost = listLostDays(trip.routes, count, end);
      let made = 0;
      const bodies = shortenTrip(trip, lost, () => `made${++made}`);
      const after = run(trip, bodies, 0);
      expect(after.routes).toHaveLength(trip.routes.length - lost.length);
      expect(placesOf(after)).toEqual(placesOf(trip));
      expect(textsOf(after)).toEqual(expect.arrayContaining(textsOf(trip)));
      for (const { description } of lost)
        if (description.trim() !== "") expect(textsOf(after).join()).toContain(description);
      const changes = bodies.map((body, index) => changeNumber(body, index));
      const undone = run(after, inverseOf(trip, changes), 1000);
      expect(placesOf(undone)).toEqual(placesOf(trip));
      expect(textsOf(undone).toSorted()).toEqual(textsOf(trip).toSorted());
      expect(undone.routes.map(({ id, points }) => [id, points.map((stop) => stop.id)])).toEqual(
        expect.arrayContaining(
          trip.routes.map(({ id, points }) => [id, points.map((stop) => stop.id)]),
        ),
      );
    }),
  );
});

test("A shorter trip has all its files still, those of its days at the trip; undone they stand where they stood", () => {
  fc.assert(
    fc.property(tripShapes, ends, (shape, end) => {
      const trip = makeTripOf(shape);
      const lost = listLostDays(trip.routes, 1, end);
      const bodies = shortenTrip(trip, lost, () => "made");
      const after = run(trip, bodies, 0);
      const filesOf = ({ attachments }: Trip) => new Set(attachments.map(({ fileId }) => fileId));
      expect(filesOf(after)).toEqual(filesOf(trip));
      const changes = bodies.map((body, index) => changeNumber(body, index));
      expect(run(after, inverseOf(trip, changes), 1000).attachments).toEqual(trip.attachments);
    }),
  );
});

test("Longer and then shorter at the same end is the trip as it was", () => {
  const trip = makeTrip({
    routes: ["2027-05-03", "2027-05-04"].map((date, index) =>
      makeRoute({ id: `day${index}`, date: `${date} 09:00`, points: [makePoint()] }),
    ),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), ends, (count, end) => {
      const forms = daysForDates(datesForLonger(trip.routes, count, end), {
        ...{ name: "New", moveType: "car" },
      });
      const days = forms.map((form, index) => ({ id: `new${index}`, form }));
      const args = { tripId: trip.id, days, dates: [] };
      const longer = run(trip, [{ name: "routes.addDays", args }], 0);
      const lost = listLostDays(longer.routes, count, end);
      expect(lost.map(({ id }) => id)).toEqual(days.map(({ id }) => id));
      const after = run(
        longer,
        shortenTrip(longer, lost, () => "note"),
        1,
      );
      expect(after.routes).toEqual(trip.routes);
      expect(after.ideas).toEqual(trip.ideas);
    }),
  );
});

test("One date stays, whatever is asked for", () => {
  const routes = ["2027-05-03", "2027-05-03", "2027-05-04"].map((date, index) =>
    makeRoute({ id: `day${index}`, date: `${date} 09:00` }),
  );
  const idsOf = (count: number, end: "start" | "end") =>
    listLostDays(routes, count, end).map(({ id }) => id);
  expect(idsOf(9, "end")).toEqual(["day2"]);
  expect(idsOf(9, "start")).toEqual(["day0", "day1"]);
  expect(idsOf(0, "end")).toEqual([]);
});
