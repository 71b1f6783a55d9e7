import { distanceBetween } from "@castor/core/geo/position.ts";
import { flattenNotes } from "@castor/core/notes/note-tree.ts";
import { pointForm } from "@castor/core/points/point.ts";
import { startByFirstTime } from "@castor/core/routes/edit/start-by-first-time.ts";
import { routeForm } from "@castor/core/routes/route.ts";
import { daysBetween } from "@castor/core/time/dates.ts";
import { type Trip, trip as tripSchema } from "@castor/core/trips/trip.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { insertOwner, openTestDatabase } from "../../testing/databases/migrated-database.ts";
import { fillDemoTrips } from "./demo-trips.ts";
import { TripLists } from "./trip-list-store.ts";
import { loadTrip } from "./trip-store.ts";

const tuesday = new Date("2026-11-24T10:00:00Z");

describe.each(testDatabases())("the demo on $name", (kind) => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let trips: Trip[] = [];

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const { database } = opened;
    await database.write(async (queries) => {
      await insertOwner(queries, "owner");
      await fillDemoTrips(queries, "owner", tuesday);
    });
    trips = await database.read(async (queries) => {
      const listed = await new TripLists().list(queries, "owner", "2026-11-24");
      const loaded = await Promise.all(listed.map(({ id }) => loadTrip(queries, id)));
      return loaded.filter((trip) => trip !== undefined);
    });
  });
  afterAll(() => opened.dispose());

  const points = () => trips.flatMap((trip) => trip.routes.flatMap((route) => route.points));

  test("Three trips: two public and listed, and a draft, which cannot be listed", () => {
    const flags = trips.map(({ isPublic, isInCatalog, isDraft }) => ({
      isPublic,
      isInCatalog,
      isDraft,
    }));
    expect(flags).toHaveLength(3);
    expect(flags).toContainEqual({ isPublic: false, isInCatalog: false, isDraft: true });
    expect(flags.filter((flag) => flag.isPublic && flag.isInCatalog && !flag.isDraft)).toHaveLength(
      2,
    );
  });

  test("A weekend within a week, two weeks on the road next summer, a draft at cherry blossom", () => {
    const dates = trips.map(({ startDate, endDate }) => `${startDate} - ${endDate}`).toSorted();
    expect(dates).toEqual([
      "2026-11-27 - 2026-11-29",
      "2027-06-05 - 2027-06-18",
      "2028-04-01 - 2028-04-04",
    ]);
  });

  test("No day starts later than its first time", () => {
    for (const { date, points } of trips.flatMap(({ routes }) => routes))
      expect(startByFirstTime(date, points)).toBe(date);
  });

  test("The demo account reads English, and so does every name, description and note", () => {
    const texts = JSON.stringify(trips);
    expect(texts).not.toMatch(/\p{Script=Cyrillic}|\p{Script=Han}/u);
  });

  test("Every field of the demo passes core's schemas", () => {
    for (const trip of trips) {
      expect(tripSchema.parse(trip)).toEqual(trip);
      for (const route of trip.routes) expect(routeForm.safeParse(route).success).toBe(true);
    }
    for (const point of points()) {
      expect(pointForm.safeParse(point).success).toBe(true);
    }
  });

  test("The demo shows shared hotels, several currencies, modes, priorities and appointments", () => {
    const all = points();
    const used = <T>(of: (point: (typeof all)[number]) => T) => new Set(all.map(of));
    expect(used((point) => point.linkId).size).toBeLessThan(all.length);
    const currencies = used((point) => point.finance?.currency);
    for (const currency of ["EUR", "BAM", "ALL", "MKD", "JPY"])
      expect(currencies).toContain(currency);
    for (const mode of ["walk", "bus", "car", "break", "none"])
      expect(used((point) => point.routeMode)).toContain(mode);
    expect(used((point) => point.priority)).toEqual(new Set(["star", "normal", "second"]));
    expect(all.some((point) => point.reservationTime !== null && point.cameBeforeMin > 0)).toBe(
      true,
    );
    const nights = all.flatMap(({ hotelData: stay }) =>
      stay?.checkIn && stay.checkOut
        ? [daysBetween(stay.checkIn.slice(0, 10), stay.checkOut.slice(0, 10))]
        : [],
    );
    expect(Math.max(...nights)).toBe(2);
    expect(Math.min(...nights)).toBe(1);
  });

  test("Notes of trips and days have replies and tasks done and open; their links lead to points of the trip", () => {
    const texts = trips.flatMap((trip) => {
      const places = new Set(
        trip.routes.flatMap((route) => route.points).map(({ linkId }) => linkId),
      );
      const notes = flattenNotes([...trip.notes, ...trip.routes.flatMap((route) => route.notes)]);
      for (const { text } of notes)
        for (const [, linkId = ""] of text.matchAll(/\]\(point:([^)]*)\)/g))
          expect([text, places.has(linkId)]).toEqual([text, true]);
      return notes.map(({ text }) => text);
    });
    for (const pattern of [/\]\(point:/, /^- \[x\]/m, /^- \[ \]/m])
      expect(texts.some((text) => pattern.test(text))).toBe(true);
    expect(trips.some((trip) => trip.notes.some(({ replies }) => replies.length > 0))).toBe(true);
    expect(trips.some((trip) => trip.routes.some(({ notes }) => notes.length > 0))).toBe(true);
  });

  test("The points are where they should be: no leg of a day is longer than a morning's drive", () => {
    for (const route of trips.flatMap((trip) => trip.routes))
      for (const [index, point] of route.points.entries()) {
        const next = route.points[index + 1];
        if (!next || [point, next].some(({ routeMode }) => routeMode === "none")) continue;
        const maxKm = next.routeMode === "walk" ? 6 : next.routeMode === "bus" ? 400 : 160;
        expect(distanceBetween(point, next) / 1000, `${point.name} to ${next.name}`).toBeLessThan(
          maxKm,
        );
      }
  });

  test("On a Sunday the current weekend is used", async () => {
    const sunday = new Date("2026-11-29T10:00:00Z");
    const listed = await opened.database.write(async (queries) => {
      await insertOwner(queries, "late");
      await fillDemoTrips(queries, "late", sunday);
      return new TripLists().list(queries, "late", "2026-11-29");
    });
    expect(listed.map(({ startDate }) => startDate)).toContain("2026-11-27");
  });

  test("A night in a hotel is a night of the trip, and the hotel is the last stop of a day and the first of the next", () => {
    for (const trip of trips)
      for (const [index, route] of trip.routes.entries()) {
        const next = trip.routes[index + 1];
        const slept = route.points.filter(
          ({ hotelData: stay }) =>
            stay?.checkIn &&
            stay.checkOut &&
            stay.checkIn.slice(0, 10) <= route.date.slice(0, 10) &&
            stay.checkOut.slice(0, 10) > route.date.slice(0, 10),
        );
        expect(slept.length > 0 || next === undefined || trip.isDraft).toBe(true);
        const [first] = next?.points ?? [];
        if (slept.length > 0) expect(first?.linkId).toBe(slept[0]?.linkId);
      }
  });
});
