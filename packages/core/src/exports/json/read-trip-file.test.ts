import { anyTrip } from "@castor/core/testing/any-trip.ts";
import { makeTrip } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { dateNotes } from "./date-notes.ts";
import { readTripFile } from "./read-trip-file.ts";
import { toTripFile } from "./trip-file.ts";

const now = new Date("2026-11-23T10:00:00Z");

test("a file reads back as the trip that was written, private and without owner", () => {
  fc.assert(
    fc.property(anyTrip, fc.boolean(), (trip, isText) => {
      const file = toTripFile({ ...trip, isPublic: true, isInCatalog: true }, now);
      expect(readTripFile(isText ? JSON.stringify(file) : file)).toEqual({
        trip: { ...trip, ownerName: "", created: "", updated: "" },
      });
    }),
  );
});

test("what a new trip, day and point have of their own may be missing; unknown fields are ignored", () => {
  const point = { id: "c", linkId: "d", name: "Café", lat: 1, lng: 2, finance: { price: 5 } };
  const day = {
    ...{ id: "b", name: "Day", date: "2027-05-01 09:00", moveType: "walk" },
    points: [point],
    notes: [{ id: "e", text: "Hi" }],
  };
  const trip = { id: "a", name: "Short", unknown: { deep: [1] }, routes: [day] };
  const read = readTripFile({ format: "castor-trip", version: 1, trip });
  expect(read).toMatchObject({
    trip: {
      ...{ adults: 2, currency: "EUR", startDate: "2027-05-01" },
      routes: [
        {
          points: [
            {
              routeMode: "walk",
              typeId: "Other",
              order: 0,
              finance: { price: 5, currency: "EUR" },
            },
          ],
          notes: [{ text: "Hi", routeId: "b", parentId: null }],
        },
      ],
    },
  });
});

test("days are in the order of their dates, those of one time in the order of the file", () => {
  const routes = ["03 09:00", "01 10:00", "03 09:00", "01 08:00"].map((at, number) => ({
    ...{ id: `day${number}`, name: "Day", date: `2027-05-${at}` },
  }));
  const trip = { id: "a", name: "Trip", routes };
  const read = readTripFile({ format: "castor-trip", version: 1, trip });
  expect("trip" in read && read.trip.routes.map(({ id }) => id)).toEqual([
    ...["day3", "day1", "day0", "day2"],
  ]);
});

test("notes that the file does not date get the instant of the import, others keep theirs", () => {
  const old = "2020-01-01T00:00:00.000Z";
  const notes = [
    { id: "a", text: "old", created: old, updated: old, replies: [{ id: "b", text: "new" }] },
  ];
  const trip = { id: "t", name: "Trip", notes };
  const read = readTripFile({ format: "castor-trip", version: 1, trip });
  const dated = dateNotes("trip" in read ? read.trip : makeTrip(), now);
  expect(dated.notes).toMatchObject([
    { created: old, updated: old, replies: [{ created: now.toISOString() }] },
  ]);
});
