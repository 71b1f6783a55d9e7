import type { CurrencyId } from "@castor/core/basics/currencies.ts";
import type { TripFile } from "@castor/core/exports/json/trip-file.ts";
import { sumFinance } from "@castor/core/finance/table/sum-finance.ts";
import { createFormats } from "@castor/core/formats/create-formats.ts";
import { createPrintDocument } from "@castor/core/print/print-document.ts";
import { readPrintOptions } from "@castor/core/print/print-options.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPdfText } from "../../testing/calls/pdf-text.ts";
import { addPoint, addRoute, addTrip, load, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import {
  type Plan,
  readGeoJson,
  readGpx,
  readIcs,
  readKmz,
  type WriteMoney,
} from "../../testing/files/read-plans.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { translations } from "../http/calls/read-caller.ts";
import { printContextOf } from "./print-context.ts";

const writeMoney: WriteMoney = (total, currency) =>
  createFormats("en").money(total, currency as CurrencyId);

/** The plan as the screen shows it: the order of the trip that the page reads. */
const planOf = (trip: TripFile["trip"]): Plan =>
  trip.routes.map(({ name, points }) => ({
    name,
    stops: points.map((point) => ({
      name: point.name,
      price: point.finance
        ? writeMoney(sumFinance(point.finance, trip, point.hotelData).total, point.finance.currency)
        : null,
    })),
  }));
const withoutPrices = (plan: Plan): Plan =>
  plan.map(({ name, stops }) => ({ name, stops: stops.map((stop) => ({ ...stop, price: null })) }));

function printedPlan(trip: Trip): Plan {
  const caller = { language: "en", translate: translations.en, zone: "UTC" } as const;
  const context = printContextOf(caller, new Map(), "https://castor.example");
  return createPrintDocument(trip, readPrintOptions({}), context).days.map(({ name, points }) => ({
    name,
    stops: points.map((point) => ({
      name: point.name,
      price:
        point.details.find(({ kind }) => kind === "price")?.text.replace(/ \(.*\)$/, "") ?? null,
    })),
  }));
}

const files: Readonly<Record<string, { path: string; read: (content: Uint8Array) => Plan }>> = {
  KMZ: { path: "kmz/", read: readKmz },
  GPX: { path: "gpx/", read: readGpx },
  GeoJSON: { path: "geojson/", read: (content) => readGeoJson(content, writeMoney) },
  JSON: {
    path: "json/export/",
    read: (content) => planOf((JSON.parse(Buffer.from(content).toString()) as TripFile).trip),
  },
};

describe.each(testDatabases())("the order of a trip on $name", (kind) => {
  let server: TestApp;
  let owner: Person;
  let trip: Trip;

  beforeAll(async () => {
    server = await startTestApp(kind);
    owner = await server.register("Owner");
    const { id } = await addTrip(server, owner, { name: "Order", adults: 2, kids: 1 });
    // Made in another order than that of the days.
    const late = await addRoute(server, owner, id, { name: "Third", date: "2027-05-03 09:00" });
    const early = await addRoute(server, owner, id, { name: "First", date: "2027-05-01 09:00" });
    const middle = await addRoute(server, owner, id, { name: "Second", date: "2027-05-02 09:00" });
    const finance = (price: number, currency: string) => ({ type: "perPerson", price, currency });
    for (const [index, route] of [late, early, middle].entries())
      for (const name of ["Zoo", "Arch", "Moat", "Bridge"])
        await addPoint(server, owner, route.id, {
          name: `${name} ${route.name}`,
          lat: 41 + index / 10,
          ...(name !== "Moat" && { finance: finance(10.5 + index, index === 1 ? "JPY" : "EUR") }),
          ...(index === 1 && name !== "Moat" && { finance: finance(1_000 + index, "JPY") }),
        });
    // Moved within its day and to another one.
    const before = await load(server, owner, id);
    const [zoo] = before.routes[0]?.points ?? [];
    const [, arch] = before.routes[1]?.points ?? [];
    const move = async (path: string, body: object) =>
      succeed(await server.call("POST", path, { as: owner, body }));
    await move("point/order", { point: zoo?.id, order: 3 });
    await move("point/move", { pointId: arch?.id, routeId: late.id });
    trip = await load(server, owner, id);
  });
  afterAll(() => server.dispose());

  test("is not that in which it was made", () => {
    const names = planOf(trip).map(({ name, stops }) => [name, ...stops.map((stop) => stop.name)]);
    expect(names).toEqual([
      ["First", "Arch First", "Moat First", "Bridge First", "Zoo First"],
      ["Second", "Zoo Second", "Moat Second", "Bridge Second"],
      ["Third", "Zoo Third", "Arch Third", "Moat Third", "Bridge Third", "Arch Second"],
    ]);
  });

  test("is the same on paper, with the same prices", () => {
    expect(printedPlan(trip)).toEqual(planOf(trip));
  });

  const download = async (path: string): Promise<Uint8Array> => {
    const answer = await server.call("GET", path + trip.id, { as: owner });
    expect(answer.statusCode).toBe(200);
    return answer.rawPayload;
  };

  test.each(Object.entries(files))("is the same in %s, with the same prices", async (_, file) => {
    expect(file.read(await download(file.path))).toEqual(planOf(trip));
  });

  test("is the same in the PDF, with the same prices", async () => {
    const text = (await readPdfText(await download("pdf/"))).replace(/\s+/g, " ");
    const stops = planOf(trip).flatMap((day) => day.stops);
    let from = 0;
    for (const [index, stop] of stops.entries()) {
      const begins = text.indexOf(stop.name, from);
      expect([stop.name, begins >= from]).toEqual([stop.name, true]);
      const next = stops[index + 1];
      const ends = next ? text.indexOf(next.name, begins) : text.length;
      const prices = text.slice(begins, ends).match(/(?:€|JP¥)[\d,.]+(?= \()/g);
      expect([stop.name, prices]).toEqual([stop.name, stop.price === null ? null : [stop.price]]);
      from = begins + stop.name.length;
    }
  });

  test("is the same in the calendar, which tells no prices", async () => {
    expect(readIcs(await download("calendar/"))).toEqual(withoutPrices(planOf(trip)));
  });
});
