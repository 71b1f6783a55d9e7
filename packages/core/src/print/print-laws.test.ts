import fc from "fast-check";
import { expect, test } from "vitest";
import { anyTrip } from "../../testing/any-trip.ts";
import { listArrivals } from "../bookings/journeys.ts";
import { sumByCurrency } from "../finance/table/arrange-rows.ts";
import { listFinanceRows } from "../finance/table/list-rows.ts";
import { createFormats } from "../formats/create-formats.ts";
import { findDoors } from "../hours/find-doors.ts";
import { scheduleDay } from "../routes/schedule/day-schedule.ts";
import { redactTrip } from "../trips/redact-trip.ts";
import { writeClock } from "./format-moment.ts";
import type { PrintContext } from "./print-context.ts";
import { createPrintDocument } from "./print-document.ts";
import { papers, readPrintOptions } from "./print-options.ts";

const formats = createFormats("ru");
const context: PrintContext = {
  ...{ language: "ru", formats, origin: "https://castor.example", fallbackZone: "UTC" },
  words: (key, params) => `${key}${params ? ` ${Object.values(params).join(", ")}` : ""}`,
  pathOf: () => ({ legs: {}, missing: new Set() }),
  zoneAt: () => "Asia/Tbilisi",
};
const anyOptions = fc.record({
  routeIds: fc.constant(null),
  paper: fc.constantFrom(...papers.map(({ id }) => id)),
  maps: fc.boolean(),
  pictures: fc.boolean(),
  photos: fc.boolean(),
  descriptions: fc.boolean(),
  optional: fc.boolean(),
  prices: fc.boolean(),
  hotels: fc.boolean(),
  bookings: fc.boolean(),
  notes: fc.boolean(),
});
const all = readPrintOptions({});

test("whatever is switched off, days and points stand in the order of the trip, with its numbers", () => {
  fc.assert(
    fc.property(anyTrip, anyOptions, (trip, options) => {
      const { days } = createPrintDocument(trip, options, context);
      expect(days.map(({ id, number, name }) => [id, number, name])).toEqual(
        trip.routes.map(({ id, name }, index) => [id, index + 1, name]),
      );
      for (const [order, { points }] of trip.routes.entries()) {
        const kept = points
          .map((point, index) => [point.id, index + 1, point.name, point.priority] as const)
          .filter(([, , , priority]) => options.optional || priority !== "second");
        expect(
          days[order]?.points.map(({ id, number, name, priority }) => [id, number, name, priority]),
        ).toEqual(kept);
      }
    }),
  );
});

test("times are those of the schedule of the whole day", () => {
  fc.assert(
    fc.property(anyTrip, anyOptions, (trip, options) => {
      const { days } = createPrintDocument(trip, options, context);
      for (const [index, { date, points }] of trip.routes.entries()) {
        const zoneOf = () => "Asia/Tbilisi";
        const doorAt = findDoors(points);
        const arrives = listArrivals(trip, zoneOf).get(trip.routes[index]?.id ?? "");
        const day = { date, points, legs: {}, zoneOf, fallbackZone: "UTC", doorAt, arrives };
        const { stops } = scheduleDay(day);
        for (const { id, arrival } of days[index]?.points ?? [])
          expect(arrival).toBe(stops[id] ? writeClock(stops[id].arrival, context) : "");
      }
    }),
  );
});

test("the totals are those of the finance page, in the order of its currencies", () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const { costs } = createPrintDocument(trip, all, context);
      const totals = sumByCurrency(listFinanceRows(trip, true)).filter(
        ({ total, payed }) => total > 0 || payed > 0,
      );
      expect(costs?.totals.map(({ currency, total }) => [currency, total]) ?? []).toEqual(
        totals.map(({ currency, total }) => [currency, formats.money(total, currency)]),
      );
    }),
  );
});

test("a place is described once, and each later stop says where", () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const { days } = createPrintDocument(trip, all, context);
      const byPlace = Map.groupBy(
        days.flatMap(({ points }) => points),
        ({ linkId }) => linkId,
      );
      for (const [first, ...later] of byPlace.values()) {
        const described = Boolean(first?.description.length);
        const refers = (facts: readonly string[] = []) =>
          facts.some((fact) => fact.startsWith("print.seeDay"));
        expect(refers(first?.facts)).toBe(false);
        for (const { description, facts } of later) {
          expect(description).toEqual([]);
          if (described) expect(refers(facts)).toBe(true);
        }
      }
    }),
  );
});

test("the document is plain data, which a worker can be sent", () => {
  fc.assert(
    fc.property(anyTrip, anyOptions, (trip, options) => {
      const document = createPrintDocument(trip, options, context);
      expect(structuredClone(document)).toEqual(document);
    }),
  );
});

test("of what visitors see, nothing more is printed when everything is switched on", () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const { days, notes, costs } = createPrintDocument(redactTrip(trip), all, context);
      expect([notes, costs]).toEqual([[], null]);
      for (const { points, notes: ofDay } of days) {
        expect(ofDay).toEqual([]);
        const kinds = points.flatMap(({ details }) => details.map(({ kind }) => kind));
        expect(kinds.some((kind) => ["price", "stay", "booking"].includes(kind))).toBe(false);
      }
    }),
  );
});
