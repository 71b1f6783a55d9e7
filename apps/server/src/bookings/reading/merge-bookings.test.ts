import { emptyReadBooking, type ReadBooking } from "@castor/core/bookings/read-booking.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeBookings } from "./merge-bookings.ts";
import { tellSources } from "./tell-sources.ts";

const place = (name: string, code: string | null = null) => ({
  ...{ name, code, address: null, position: null, terminal: null, gate: null },
});
const at = (date: string, time: string | null = null) => ({
  date,
  otherDate: null,
  time,
  zone: null,
});
const make = (step: "markup" | "extractor" | "text", more: Partial<ReadBooking>): ReadBooking =>
  tellSources({ ...emptyReadBooking("flight"), ...more }, step, "");

const surer = make("markup", { number: "LH 123", departure: at("2027-03-04"), code: "RXJ34P" });

test("what a later step tells of the same flight fills the gaps, and changes nothing", () => {
  const other = make("text", {
    ...{ number: "123", departure: at("2027-03-04", "10:15"), code: "RXJ34P" },
    ...{ seat: "12A", operator: "Example Air" },
  });
  expect(mergeBookings([[surer], [other]], [])).toMatchObject([
    {
      ...{ number: "LH 123", seat: "12A", operator: "Example Air" },
      departure: { date: "2027-03-04", time: "10:15" },
      sources: { number: { step: "markup" }, seat: { step: "text" }, departure: { step: "text" } },
    },
  ]);
});

test("a place or a moment of which words have told a part has them as its source", () => {
  const markup = make("markup", {
    ...{ number: "LH 123", from: place("Berlin", "BER"), to: place("Rome", "FCO") },
    departure: at("2027-03-04", "10:15"),
  });
  const words = make("text", {
    ...{ number: "LH 123", from: { ...place("Berlin", "BER"), terminal: "2" } },
    ...{
      to: place("Rome", "FCO"),
      departure: { ...at("2027-03-04", "10:15"), zone: "Europe/Berlin" },
    },
  });
  expect(mergeBookings([[markup], [words]], [])).toMatchObject([
    {
      from: { terminal: "2" },
      sources: { from: { step: "text" }, to: { step: "markup" }, departure: { step: "text" } },
    },
  ]);
});

test("another day, number, code or airport is another flight", () => {
  for (const more of [
    { number: "LH 123", departure: at("2027-03-05") },
    { number: "LH 124", departure: at("2027-03-04") },
    { number: "LH 123", departure: at("2027-03-04"), code: "OTHER1" },
    { number: "LH 1123", departure: at("2027-03-04") },
  ])
    expect(mergeBookings([[surer], [make("extractor", more)]], [])).toHaveLength(2);
});

test("the extractor fills no times of markup, which it may have taken for certain", () => {
  const other = make("extractor", {
    number: "LH 123",
    departure: at("2027-03-04", "10:15"),
    seat: "1A",
  });
  expect(mergeBookings([[surer], [other]], [])).toMatchObject([
    { departure: { time: null }, seat: "1A" },
  ]);
});

test("a boarding pass that another step has put into another year is one, with the year of the first", () => {
  const pass = (step: "text" | "extractor", year: string) =>
    make(step, {
      ...{ number: "AC 834", code: "ABC123", departure: at(`${year}-11-22`) },
      arrival: step === "text" ? null : at(`${year}-11-23`, "06:00"),
    });
  expect(mergeBookings([[pass("text", "2026")], [pass("extractor", "2027")]], [])).toMatchObject([
    { departure: { date: "2026-11-22" }, arrival: null },
  ]);
});

test("what another step has taken for an instant is no second booking, and what one step tells of the next day is", () => {
  const train = (step: "markup" | "extractor", date: string, time: string) => ({
    ...make(step, { number: "ICE 593", code: "QXY123", departure: at(date, time) }),
    kind: "train" as const,
  });
  const first = train("markup", "2027-03-06", "23:30");
  const again = train("extractor", "2027-03-07", "00:30");
  expect(mergeBookings([[first], [again]], [])).toMatchObject([
    { departure: { date: "2027-03-06", time: "23:30" } },
  ]);
  expect(mergeBookings([[first, train("markup", "2027-03-07", "23:30")]], [])).toHaveLength(2);
  expect(mergeBookings([[first], [train("extractor", "2027-03-09", "23:30")]], [])).toHaveLength(2);
});

test("the same hotel and nights are one booking, by a longer name too", () => {
  const stay = (name: string, date: string, more: Partial<ReadBooking> = {}) => ({
    ...make("markup", { from: place(name), departure: at(date), ...more }),
    kind: "stay" as const,
  });
  const one = stay("Hotel Zur Post", "2027-04-11");
  expect(
    mergeBookings([[one], [stay("Zur Post", "2027-04-11", { code: "X1" })]], []),
  ).toMatchObject([{ from: { name: "Hotel Zur Post" }, code: "X1" }]);
  expect(mergeBookings([[one], [stay("Hotel Zur Post", "2027-04-12")]], [])).toHaveLength(2);
  expect(mergeBookings([[one], [stay("Seehof", "2027-04-11")]], [])).toHaveLength(2);
});

test("who reads words adds only kinds that the surer steps have not found", () => {
  const guess = make("text", { number: "LH 999", departure: at("2027-03-09") });
  expect(mergeBookings([[surer]], [[guess]])).toHaveLength(1);
  expect(mergeBookings([[]], [[guess]])).toHaveLength(1);
  const told = make("text", { code: "RXJ34P", seat: "3C" });
  expect(mergeBookings([[surer]], [[told]])).toMatchObject([{ number: "LH 123", seat: "3C" }]);
});

test("a cancellation of any step is one", () => {
  const cancelled = { ...make("extractor", { code: "RXJ34P" }), status: "cancelled" as const };
  expect(mergeBookings([[surer], [cancelled]], [])).toMatchObject([{ status: "cancelled" }]);
});

const anyBooking = fc
  .record({
    number: fc.option(fc.constantFrom("LH 123", "123", "UA 7")),
    code: fc.option(fc.constantFrom("AAA111", "BBB222")),
    seat: fc.option(fc.constantFrom("1A", "2B")),
    date: fc.option(fc.constantFrom("2027-03-04", "2027-03-05")),
    from: fc.option(fc.constantFrom("FRA", "LED")),
    travellers: fc.subarray(["Eva", "Max"]),
  })
  .map(({ date, from, ...more }) =>
    make("markup", {
      ...more,
      departure: date === null ? null : at(date),
      from: from === null ? null : place(from, from),
    }),
  );

test("merging makes up nothing, and loses no code", () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyBooking, { maxLength: 4 }), { maxLength: 3 }), (steps) => {
      const merged = mergeBookings(steps, []);
      const all = steps.flat();
      expect(merged.length).toBeLessThanOrEqual(all.length);
      for (const { number, code, departure } of merged) {
        expect(number === null || all.some((one) => one.number === number)).toBe(true);
        expect(code === null || all.some((one) => one.code === code)).toBe(true);
        const date = departure?.date;
        expect(!date || all.some((one) => one.departure?.date === date)).toBe(true);
      }
      const codes = new Set(all.map(({ code }) => code));
      for (const code of codes)
        expect(merged.some((one) => one.code === code || code === null)).toBe(true);
    }),
  );
});
