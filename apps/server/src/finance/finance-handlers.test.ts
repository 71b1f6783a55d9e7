import type { FinanceItem } from "@castor/core/finance/finance-item.ts";
import type { FinanceTable } from "@castor/core/finance/table/finance-table.ts";
import { limits } from "@castor/core/limits.ts";
import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { beforeEach, describe, expect, test } from "vitest";
import {
  addFinanceItem,
  addPoint,
  addRoute,
  addTrip,
  load,
  refusal,
  succeed,
} from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("finance on $name", async (kind) => {
  let trip: Trip;
  let route: Route;
  const app = await serveTests(kind);
  const anna = await app.register("Anna");
  beforeEach(async () => {
    trip = await addTrip(app, anna, { currency: "GEL", adults: 2, kids: 1, isPublic: true });
    route = await addRoute(app, anna, trip.id);
  });

  const save = (body: object) => app.call("POST", "finance", { as: anna, body });
  const table = async (query = "") =>
    succeed<FinanceTable>(await app.call("GET", `finance/table/${trip.id}${query}`, { as: anna }));
  const titles = async (query = "") => (await table(query)).data.map(({ title }) => title);

  test("an item is created in the trip's currency, changed field by field, read, and removed", async () => {
    const made = await addFinanceItem(app, anna, trip.id, {
      startDate: "2027-05-01",
      finance: { price: 30 },
    });
    expect(made).toMatchObject({ name: "Insurance", type: "other", description: "" });
    expect(made.finance).toMatchObject({ currency: "GEL", price: 30, payed: null, type: "same" });
    const changed = succeed<FinanceItem>(
      await save({ id: made.id, type: "plane", finance: { payed: 10 } }),
    );
    expect(changed).toEqual({ ...made, type: "plane", finance: { ...made.finance, payed: 10 } });
    const read = await app.call("GET", `finance/item/${made.id}`, { as: anna });
    expect(succeed(read)).toEqual(changed);
    expect((await load(app, anna, trip.id)).financeItems).toEqual([changed]);
    expect((await load(app, null, trip.id)).financeItems).toEqual([]);
    succeed(await app.call("DELETE", `finance/${made.id}`, { as: anna }));
    expect((await load(app, anna, trip.id)).financeItems).toEqual([]);
    expect((await app.call("GET", `finance/item/${made.id}`, { as: anna })).statusCode).toBe(404);
  });

  test.each([
    [{ name: "" }, ["name"]],
    [{ type: "yacht" }, ["type"]],
    [{ finance: { price: "12" } }, ["finance.price"]],
    [{ finance: { price: -1 } }, ["finance.price"]],
    [{ finance: { price: 1e11 } }, ["finance.price"]],
    [{ finance: { price: 1.005 } }, ["finance.price"]],
    [{ finance: { payed: 1.5, currency: "JPY" } }, ["finance.payed"]],
    [{ finance: { currency: "XYZ" } }, ["finance.currency"]],
    [{ startDate: "2027-05-02", endDate: "2027-05-01" }, ["endDate"]],
    [{ finance: { validFrom: "2027-05-02", validTo: "2027-05-01" } }, ["finance.validTo"]],
    [{ startDate: "2027-02-30" }, ["startDate"]],
  ])("%o is refused at its field, and nothing changes", async (fields, named) => {
    const item = await addFinanceItem(app, anna, trip.id, { finance: { price: 5 } });
    expect(refusal(await save({ id: item.id, ...fields }))).toEqual([400, named]);
    expect(refusal(await save({ tripId: trip.id, name: "New", ...fields }))).toEqual([400, named]);
    expect((await load(app, anna, trip.id)).financeItems).toEqual([item]);
  });

  test("a new item needs its trip and a name", async () => {
    expect(refusal(await save({}))[0]).toBe(400);
    expect(refusal(await save({ name: "Lost" }))).toEqual([400, ["tripId"]]);
    expect(refusal(await save({ tripId: trip.id }))).toEqual([400, ["name"]]);
  });

  test("a copy contains the items with moved dates; a stranger's copy has none", async () => {
    await addFinanceItem(app, anna, trip.id, { startDate: "2027-04-30", finance: { price: 5 } });
    const path = `trip/copy/${trip.id}?startDate=2027-06-01`;
    const own = succeed<Trip>(await app.call("GET", path, { as: anna }));
    expect((await load(app, anna, own.id)).financeItems).toEqual([
      expect.objectContaining({ tripId: own.id, startDate: "2027-05-31" }),
    ]);
    const boris = await app.register("Boris");
    const foreign = succeed<Trip>(await app.call("GET", path, { as: boris }));
    expect((await load(app, boris, foreign.id)).financeItems).toEqual([]);
  });

  test("a trip has a limit of items", async () => {
    await app.database.write(async (queries) => {
      const row = { trip_id: trip.id, name: "Old", category: "other" as const, description: "" };
      const rows = Array.from({ length: limits.financeItemsPerTrip }, (_, index) => ({
        ...row,
        id: `${trip.id}${index}`,
        start_date: null,
        end_date: null,
        finance: null,
        created: "2026-11-20T08:00:00.000Z",
      }));
      for (let index = 0; index < rows.length; index += 500)
        await queries
          .insertInto("finance_items")
          .values(rows.slice(index, index + 500))
          .execute();
    });
    const refused = await save({ tripId: trip.id, name: "One more" });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      message: expect.stringContaining("reached its limit of costs"),
    });
  });

  describe("the table", () => {
    beforeEach(async () => {
      const hotel = await addPoint(app, anna, route.id, {
        name: "Hotel Аврора",
        typeId: "Hotel",
        finance: { price: 300, payed: 300, currency: "EUR", paymentType: "card" },
      });
      const second = await addRoute(app, anna, trip.id, { date: "2027-05-02 09:00" });
      succeed(
        await app.call("POST", "point/attach", {
          as: anna,
          body: { pointId: hotel.id, routeId: second.id },
        }),
      );
      await addPoint(app, anna, second.id, {
        name: "Museum",
        typeId: "Museum",
        excludeFromRoute: true,
        finance: { type: "perPerson", price: 15.5, payed: 20 },
      });
      await addPoint(app, anna, second.id, { name: "Square" });
      await addFinanceItem(app, anna, trip.id, {
        name: "Flight",
        type: "plane",
        startDate: "2027-04-30",
        finance: { type: "adultChild", price: 9000, pricePerKid: 4500, currency: "JPY" },
      });
    });

    test("has a row for each place and item with financial data", async () => {
      const { data, totals, totalEur, categories, currencies, dates, rates } = await table();
      expect(
        data.map(({ title, date, category, status, total, remain, adult, kid }) => [
          ...[title, date, category, status, total, remain, adult, kid],
        ]),
      ).toEqual([
        ["Flight", "2027-04-30", "plane", "unpaid", 22500, 22500, 9000, 4500],
        ["Hotel Аврора", "2027-05-01", "accommodation", "paid", 300, 0, 100, 100],
        ["Museum", "2027-05-02", "entertainment", "partly", 46.5, 26.5, 15.5, 15.5],
      ]);
      expect(totals).toEqual([
        { currency: "EUR", total: 300, payed: 300, remain: 0, adult: 100, kid: 100 },
        { currency: "JPY", total: 22500, payed: 0, remain: 22500, adult: 9000, kid: 4500 },
        { currency: "GEL", total: 46.5, payed: 20, remain: 26.5, adult: 15.5, kid: 15.5 },
      ]);
      // 22,500 / 178.906 and 46.5 / 2.95114, the embedded rates.
      expect(totalEur?.total).toBe(300 + 125.76 + 15.76);
      expect(rates).toEqual({ date: "2026-09-29", source: expect.any(String) });
      expect(categories).toEqual(["plane", "entertainment", "accommodation"]);
      expect(currencies).toEqual(["EUR", "JPY", "GEL"]);
      expect(dates).toEqual(["2027-04-30", "2027-05-01", "2027-05-02"]);
    });

    test.each([
      ["?c=plane", ["Flight"]],
      ["?cur=GEL", ["Museum"]],
      ["?ps=paid", ["Hotel Аврора"]],
      ["?ps=unpaid&sf=total&sd=asc", ["Museum", "Flight"]],
      ["?pt=card&c=all&cur=all&ps=all&d=all", ["Hotel Аврора"]],
      ["?d=2027-05-02", ["Museum"]],
      [`?s=${encodeURIComponent("аврора")}`, ["Hotel Аврора"]],
      // 300 euros, 22,500 yen and 46.5 lari are compared by their value.
      ["?sf=total&sd=desc", ["Hotel Аврора", "Flight", "Museum"]],
      ["?sf=title&sd=desc", ["Museum", "Hotel Аврора", "Flight"]],
      ["?ex=0", ["Flight", "Hotel Аврора"]],
    ])("%s answers %o", async (query, expected) => {
      expect(await titles(query)).toEqual(expected);
    });

    test.each(["?c=yacht", "?ps=half", "?sf=colour", "?sd=up", "?d=tomorrow", "?ex=2"])(
      "%s is refused",
      async (query) => {
        const answer = await app.call("GET", `finance/table/${trip.id}${query}`, { as: anna });
        expect(refusal(answer)).toEqual([400, [query.slice(1).split("=")[0]]]);
      },
    );

    test("changes prices per person with the number of travellers", async () => {
      succeed(await app.call("POST", "trip", { as: anna, body: { id: trip.id, adults: 3 } }));
      const { data } = await table();
      expect(data.map(({ total }) => total)).toEqual([31500, 300, 62]);
    });
  });
});
