// @vitest-environment node
import { emptyReadBooking } from "@castor/core/bookings/read-booking.ts";
import { readTripFile } from "@castor/core/exports/json/read-trip-file.ts";
import { toTripFile } from "@castor/core/exports/json/trip-file.ts";
import { tripOfConfirmations } from "@castor/core/imports/confirmed-bookings.ts";
import { makeNote, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import { expect, test } from "vitest";
import type { Confirmations } from "../bookings/confirmations.ts";
import {
  contentOfConfirmations,
  listTaken,
  planPreview,
  startPreview,
  tripOf,
  withConfirmed,
} from "./import-preview.ts";

const position = { lat: 50, lng: 8 };
const readAt = new Date("2027-05-01T10:00:00Z");

/** What is sent of a file of Castor's own, as the server reads it. */
function importOwn(json: unknown) {
  const read = readTripFile(json);
  if ("refused" in read) throw new Error(`Refused: ${JSON.stringify(read.refused)}`);
  const preview = startPreview({ kind: "own", trip: read.trip, files: null }, null, {
    ...{ today: "2027-05-01", readAt },
  });
  const plan = planPreview(preview, { found: new Map(), zoneOf: () => null, known: [] });
  const trip = plan && tripOf(preview, plan, "EUR");
  return trip && readTripFile(toTripFile(trip, readAt));
}

test("Notes and replies that a file of Castor's own does not date have the moment of its reading", () => {
  const note = (routeId: string | null) =>
    makeNote({
      ...{ text: "Visa", tripId: "file", routeId },
      replies: [makeNote({ ...{ tripId: "file", routeId }, parentId: null })],
    });
  const trip = makeTrip({
    ...{ id: "file", notes: [note(null)] },
    routes: [makeRoute({ id: "day", notes: [note("day")] })],
  });
  const file = JSON.parse(JSON.stringify(toTripFile(trip, readAt)), (key, value) =>
    key === "created" || key === "updated" || key === "parentId" ? undefined : value,
  );
  const at = readAt.toISOString();
  const dated = { created: at, updated: at };
  const notes = [{ ...dated, text: "Visa", replies: [dated] }];
  expect(importOwn(file)).toMatchObject({ trip: { notes, routes: [{ notes }] } });
});

test("A day that is left out stays so when the trip knows the bookings of another one meanwhile", () => {
  const tables = ["2027-05-03", "2027-05-04"].map((date) => ({
    ...emptyReadBooking("table"),
    departure: { date, otherDate: null, time: "19:00", zone: null },
    from: { ...{ name: date, code: null, address: null, terminal: null, gate: null }, position },
  }));
  const read: Confirmations = {
    ...{ bookings: tables, files: [], order: "dayFirst", isPartly: false },
    names: { trip: "Trip", day: "Day {n}" },
  };
  const none = { found: new Map(), zoneOf: () => null, known: [] };
  const preview = {
    ...startPreview(contentOfConfirmations(read), null, { today: "2027-05-01", readAt }),
    destination: { kind: "byDate" as const },
  };
  const [, second] = planPreview(preview, none)?.days ?? [];
  const leftOut = [second?.key ?? ""];
  const fresh = tripOfConfirmations({ ...read, bookings: tables.slice(1) }, null);
  const plan = planPreview(withConfirmed(preview, fresh, null), none);
  expect(plan?.days.map(({ date }) => date)).toEqual(["2027-05-04"]);
  expect(plan && listTaken(plan, { ...preview, leftOut })).toEqual([]);
});
