import fc from "fast-check";
import { expect, test } from "vitest";
import {
  makeFinance,
  makeFinanceItem,
  makePoint,
  makeRoute,
  makeTrip,
} from "../../../testing/make.ts";
import { type CurrencyId, currency, fractionDigits } from "../../basics/currencies.ts";
import { toMinorUnits } from "../../basics/money.ts";
import type { Trip } from "../../trips/trip.ts";
import type { Finance } from "../finance.ts";
import { arrangeRows } from "./arrange-rows.ts";
import { type FinanceRow, financeQuery, financeTable } from "./finance-table.ts";
import { listFinanceRows } from "./list-rows.ts";

const perEuro = Object.fromEntries(currency.options.map((id, index) => [id, 1 + index / 7]));
const everything = financeQuery.parse({});
const table = (rows: readonly FinanceRow[], query: object = {}, rates = perEuro) =>
  arrangeRows(rows, { ...everything, ...query }, { perEuro: rates, language: "en" });
const units = (amount: number, id: CurrencyId) => toMinorUnits(amount, fractionDigits(id));

const amountOf = (id: CurrencyId) =>
  fc
    .oneof(fc.constant(0), fc.integer({ min: 0, max: 1_000_000 }))
    .map((minor) => minor / 10 ** fractionDigits(id));
const block: fc.Arbitrary<Finance> = fc
  .constantFrom<CurrencyId>("EUR", "JPY", "TND", "GEL")
  .chain((id) =>
    fc.record({
      type: fc.constantFrom("same" as const, "perPerson" as const, "adultChild" as const),
      price: fc.option(amountOf(id)),
      payed: fc.option(amountOf(id)),
      pricePerKid: fc.option(amountOf(id)),
      paymentType: fc.constantFrom("any" as const, "card" as const, "cash" as const),
      currency: fc.constant(id),
    }),
  )
  .map((changes) => makeFinance(changes));
const trips: fc.Arbitrary<Trip> = fc
  .record({
    adults: fc.integer({ min: 1, max: 9 }),
    kids: fc.integer({ min: 0, max: 9 }),
    ofPoints: fc.array(fc.option(block), { maxLength: 12 }),
    ofItems: fc.array(fc.option(block), { maxLength: 12 }),
  })
  .map(({ adults, kids, ofPoints, ofItems }) =>
    makeTrip({
      adults,
      kids,
      routes: [makeRoute({ points: ofPoints.map((finance) => makePoint({ finance })) })],
      financeItems: ofItems.map((finance) => makeFinanceItem({ finance })),
    }),
  );

test("The remaining amount of a row is its total minus what is paid, never negative", () => {
  fc.assert(
    fc.property(trips, (trip) => {
      for (const { total, payed, remain, currency: id } of listFinanceRows(trip, true)) {
        const owed = units(total, id) - units(payed, id);
        expect(units(remain, id)).toBe(owed > 0n ? owed : 0n);
      }
    }),
  );
});

test("The total of a currency is the exact sum of its rows, with any filter", () => {
  fc.assert(
    fc.property(trips, fc.constantFrom("all", "paid", "unpaid"), (trip, ps) => {
      const { data, totals } = table(listFinanceRows(trip, true), { ps });
      expect(new Set(totals.map((total) => total.currency))).toEqual(
        new Set(data.map((row) => row.currency)),
      );
      for (const total of totals)
        for (const figure of ["total", "payed", "remain", "adult", "kid"] as const)
          expect(units(total[figure], total.currency)).toBe(
            data
              .filter((row) => row.currency === total.currency)
              .reduce((sum, row) => sum + units(row[figure], row.currency), 0n),
          );
    }),
  );
});

test("The shares of all travellers make the total; of a price for all each may differ by half a minor unit", () => {
  fc.assert(
    fc.property(trips, (trip) => {
      const people = BigInt(trip.adults + trip.kids);
      const types = new Map([
        ...trip.routes.flatMap(({ points }) =>
          points.map((point) => [point.linkId, point.finance?.type] as const),
        ),
        ...trip.financeItems.map((item) => [item.id, item.finance?.type] as const),
      ]);
      for (const row of listFinanceRows(trip, true)) {
        const [adult, kid, total] = [row.adult, row.kid, row.total].map((amount) =>
          units(amount, row.currency),
        );
        const shares =
          BigInt(trip.adults) * (adult ?? 0n) + BigInt(trip.kids) * (kid ?? 0n) - (total ?? 0n);
        const missed = shares < 0n ? -shares : shares;
        if (types.get(row.sourceId) === "same") expect(2n * missed).toBeLessThanOrEqual(people);
        else expect(missed).toBe(0n);
      }
    }),
  );
});

test("Paid, unpaid and free rows together are all rows, each once", () => {
  fc.assert(
    fc.property(trips, (trip) => {
      const rows = listFinanceRows(trip, true);
      const ids = (asked: readonly FinanceRow[]) => asked.map(({ id }) => id);
      const free = rows.filter(({ status }) => status === "free");
      const parts = [
        ...ids(table(rows, { ps: "paid" }).data),
        ...ids(table(rows, { ps: "unpaid" }).data),
        ...ids(free),
      ];
      expect(parts.toSorted()).toEqual(ids(rows).toSorted());
    }),
  );
});

test("The answer matches its schema", () => {
  fc.assert(
    fc.property(trips, (trip) => {
      const answer = {
        ...table(listFinanceRows(trip, true)),
        rates: { date: "2026-11-20", source: "x" },
      };
      expect(financeTable.parse(answer)).toEqual(answer);
    }),
  );
});

const hotel = makePoint({
  name: "Hôtel de la Paix",
  typeId: "Hotel",
  linkId: "hotel",
  finance: makeFinance({ price: 90, payed: 90 }),
});
const days = (...stops: Trip["routes"][number]["points"][]) =>
  stops.map((points, index) =>
    makeRoute({ id: `day${index}`, date: `2026-12-0${index + 5} 09:00`, points }),
  );

test("A place with several stops is one row on its earliest day", () => {
  const trip = makeTrip({
    routes: days([], [hotel], [makePoint({ ...hotel, id: "again" })]),
  });
  expect(listFinanceRows(trip, true)).toEqual([
    expect.objectContaining({
      source: "point",
      sourceId: "hotel",
      routeId: "day1",
      date: "2026-12-06",
      category: "accommodation",
      title: "Hôtel de la Paix",
      status: "paid",
    }),
  ]);
});

test("A place is left out only when all its stops are excluded from the path", () => {
  const off = makePoint({ ...hotel, routeMode: "none", excludeFromRoute: true });
  const on = makePoint({ ...hotel, id: "on" });
  expect(listFinanceRows(makeTrip({ routes: days([off], [on]) }), false)).toHaveLength(1);
  expect(listFinanceRows(makeTrip({ routes: days([off]) }), false)).toEqual([]);
  expect(listFinanceRows(makeTrip({ routes: days([off]) }), true)).toHaveLength(1);
});

const museum = makePoint({
  name: "Museum 10",
  typeId: "Museum",
  finance: makeFinance({ type: "perPerson", price: 5, payed: 5, currency: "GEL" }),
});
const flight = makeFinanceItem({
  name: "Museum 9",
  type: "plane",
  startDate: "2026-12-01",
  finance: makeFinance({ price: 300, currency: "JPY", paymentType: "card" }),
});
const insurance = makeFinanceItem({ name: "Insurance", finance: makeFinance({ price: 0 }) });
const rows = listFinanceRows(
  makeTrip({
    adults: 2,
    kids: 1,
    routes: days([hotel, museum]),
    financeItems: [flight, insurance],
  }),
  true,
);
const titles = (query: object) => table(rows, query).data.map(({ title }) => title);

test.each([
  [{ c: "plane" }, ["Museum 9"]],
  [{ cur: "EUR" }, ["Hôtel de la Paix", "Insurance"]],
  [{ ps: "paid" }, ["Hôtel de la Paix"]],
  [{ ps: "unpaid" }, ["Museum 9", "Museum 10"]],
  [{ pt: "card" }, ["Museum 9"]],
  [{ d: "2026-12-05" }, ["Hôtel de la Paix", "Museum 10"]],
  [{ s: " paix HOTEL" }, ["Hôtel de la Paix"]],
  [{ s: "museum 9" }, ["Museum 9"]],
  [{ s: "nothing" }, []],
])("the filter %o shows %o", (query, expected) => {
  expect(titles(query)).toEqual(expected);
});

test.each([
  [{}, ["Museum 9", "Hôtel de la Paix", "Museum 10", "Insurance"]],
  [{ sf: "date", sd: "desc" }, ["Hôtel de la Paix", "Museum 10", "Museum 9", "Insurance"]],
  [{ sf: "title" }, ["Hôtel de la Paix", "Insurance", "Museum 9", "Museum 10"]],
  [{ sf: "total", sd: "desc" }, ["Museum 9", "Hôtel de la Paix", "Museum 10", "Insurance"]],
])("sorted by %o: %o", (query, expected) => {
  expect(titles(query)).toEqual(expected);
});

test("Filters narrow rows and totals, not the filter options", () => {
  const { categories, currencies, dates, totals } = table(rows, { c: "plane" });
  expect(categories).toEqual(["plane", "entertainment", "other", "accommodation"]);
  expect(currencies).toEqual(["EUR", "JPY", "GEL"]);
  expect(dates).toEqual(["2026-12-01", "2026-12-05"]);
  expect(totals).toEqual([
    { currency: "JPY", total: 300, payed: 0, remain: 300, adult: 100, kid: 100 },
  ]);
});

test("Several currencies have a total in euros; if one has no rate, it is named instead of that total", () => {
  const both = table(rows, {}, { JPY: 150, GEL: 3 });
  expect(both.totalEur).toEqual({
    total: 97,
    payed: 91.67,
    remain: 5.33,
    adult: 32.34,
    kid: 32.34,
  });
  expect(both.totalEurReason).toBeNull();
  const one = table(rows, {}, { JPY: 150 });
  expect(one.totalEur).toBeNull();
  expect(one.totalEurReason).toEqual({ code: "noRate", currencies: ["GEL"] });
  expect(one.totals).toEqual(both.totals);
  expect(table(rows, { cur: "GEL" }, {}).totalEurReason).toBeNull();
});
