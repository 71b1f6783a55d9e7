import type { Trip } from "@castor/core/trips/trip.ts";
import { trip as tripSchema } from "@castor/core/trips/trip.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPoint, addRoute, addTrip, load, refusal } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

describe.each(testDatabases())("trips on $name", (kind) => {
  let app: TestApp;
  let anna: Person;
  let boris: Person;

  beforeAll(async () => {
    app = await startTestApp(kind);
    anna = await app.register("Anna");
    boris = await app.register("Boris");
  });
  afterAll(() => app.dispose());

  test("A new trip has 2 adults, 1 kid, the currency EUR and no routes, and is neither draft nor public", async () => {
    const answer = await app.call("POST", "trip", { as: anna, body: { name: " Lisbon " } });
    expect(answer.statusCode).toBe(200);
    const trip = answer.json<Trip>();
    expect(tripSchema.safeParse(trip).error).toBeUndefined();
    expect(trip).toMatchObject({
      name: "Lisbon",
      adults: 2,
      kids: 1,
      currency: "EUR",
      tileType: "default",
      isDraft: false,
      isPublic: false,
      isInCatalog: false,
      startDate: null,
      endDate: null,
      ownerName: "Anna",
      canEdit: true,
      routes: [],
      financeItems: [],
      notes: [],
    });
    expect(await load(app, anna, trip.id)).toEqual(trip);
  });

  test("A new trip takes the user's default currency", async () => {
    await app.database.write((queries) =>
      queries
        .updateTable("users")
        .set({ default_currency: "GEL" })
        .where("id", "=", boris.id)
        .execute(),
    );
    expect((await addTrip(app, boris)).currency).toBe("GEL");
    expect((await addTrip(app, boris, { currency: "JPY" })).currency).toBe("JPY");
  });

  test("A save with an id changes only the fields sent, and what a GET answered may be sent back", async () => {
    const trip = await addTrip(app, anna, { adults: 3, tileType: "satellite" });
    const route = await addRoute(app, anna, trip.id);
    await addPoint(app, anna, route.id);
    const before = await load(app, anna, trip.id);
    const renamed = await app.call("POST", "trip", {
      as: anna,
      body: { id: trip.id, name: "Porto" },
    });
    expect(renamed.json()).toEqual({ ...before, name: "Porto", updated: expect.any(String) });
    const again = await app.call("POST", "trip", { as: anna, body: renamed.json<Trip>() });
    expect(again.json()).toEqual({ ...renamed.json<Trip>(), updated: expect.any(String) });
    expect(await load(app, anna, trip.id)).toEqual(again.json());
  });

  test("updated is the time of the last change to the trip or anything in it", async () => {
    const trip = await addTrip(app, anna);
    const route = await addRoute(app, anna, trip.id);
    const { updated } = await load(app, anna, trip.id);
    expect(updated >= trip.updated).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await addPoint(app, anna, route.id);
    expect((await load(app, anna, trip.id)).updated > updated).toBe(true);
  });

  test("isInCatalog needs isPublic and no draft, and ends with them", async () => {
    const { id } = await addTrip(app, anna);
    const save = (flags: object) => app.call("POST", "trip", { as: anna, body: { id, ...flags } });
    expect(refusal(await save({ isInCatalog: true }))).toEqual([400, ["isInCatalog"]]);
    const draft = await save({ isDraft: true, isPublic: true, isInCatalog: true });
    expect(refusal(draft)).toEqual([400, ["isInCatalog"]]);
    const refused = await load(app, anna, id);
    expect(refused).toMatchObject({ isDraft: false, isPublic: false, isInCatalog: false });
    const listed = await save({ isPublic: true, isInCatalog: true });
    expect(listed.json()).toMatchObject({ isPublic: true, isInCatalog: true });
    const ended = await save({ isPublic: false });
    expect(ended.json()).toMatchObject({ isPublic: false, isInCatalog: false });
    const publicDraft = await save({ isPublic: true, isDraft: true });
    expect(publicDraft.json()).toMatchObject({ isPublic: true, isDraft: true });
  });

  test("The list has each trip in its section by the caller's date, and filters by mode", async () => {
    const carla = await app.register("Carla");
    const now = new Date();
    const yesterdayUtc = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
    const make = async (name: string, form: object, date?: string) => {
      const trip = await addTrip(app, carla, { name, ...form });
      if (date === undefined) return;
      const route = await addRoute(app, carla, trip.id, { date: `${date} 09:00` });
      await addPoint(app, carla, route.id);
    };
    await make("undated", {});
    await make("far", {}, "2199-01-02");
    await make("near", {}, "2199-01-01");
    await make("past", {}, yesterdayUtc);
    await make("draft", { isDraft: true, isPublic: true }, "2000-01-01");
    await make("public", { isPublic: true }, "2000-01-01");
    const list = async (query = "", zone = "UTC") => {
      const answer = await app.call("GET", `trip${query}`, {
        as: carla,
        headers: { "x-time-zone": zone },
      });
      return answer.json<TripSummary[]>().map(({ section, name }) => `${section}: ${name}`);
    };
    expect(await list()).toEqual([
      "current: near",
      "current: far",
      "current: undated",
      "old: past",
      "public: public",
      "draft: draft",
    ]);
    expect(await list("?mode=old")).toEqual(["old: past"]);
    expect(await list("?mode=draft")).toEqual(["draft: draft"]);
    expect(await list("?mode=public")).toEqual(["public: public"]);
    expect(await list("?mode=current")).toHaveLength(3);
    const behind = await list("?mode=current", "Etc/GMT+12");
    expect(behind.includes("current: past")).toBe(now.getUTCHours() < 12);
    expect((await app.call("GET", "trip?mode=new", { as: carla })).statusCode).toBe(400);
  });

  test("A summary counts routes and points and has the first and last date", async () => {
    const dora = await app.register("Dora");
    const trip = await addTrip(app, dora, { name: "Two days", currency: "CZK" });
    const first = await addRoute(app, dora, trip.id, { date: "2199-03-02 08:00" });
    await addRoute(app, dora, trip.id, { date: "2199-03-01 23:00" });
    const { updated } = await addPoint(app, dora, first.id).then(() => load(app, dora, trip.id));
    const answer = await app.call("GET", "trip", { as: dora });
    expect(answer.json()).toEqual([
      {
        id: trip.id,
        name: "Two days",
        startDate: "2199-03-01",
        endDate: "2199-03-02",
        isDraft: false,
        isPublic: false,
        isInCatalog: false,
        section: "current",
        routesCount: 2,
        pointsCount: 1,
        currency: "CZK",
        updated,
        cover: {
          fileId: null,
          picture: null,
          area: expect.objectContaining({ south: expect.any(Number) }),
        },
        role: "owner",
        members: 1,
        isShared: false,
        people: [],
        isOffered: false,
      },
    ]);
  });

  test("Deleting a trip removes it with its routes, points and places", async () => {
    const trip = await addTrip(app, anna);
    const route = await addRoute(app, anna, trip.id);
    const point = await addPoint(app, anna, route.id);
    const removed = await app.call("DELETE", `trip/${trip.id}`, { as: anna });
    expect(removed.json()).toEqual({ success: true });
    for (const path of [
      `trip/${trip.id}`,
      `route/${route.id}`,
      `point/${point.id}`,
      `point/global/${point.linkId}`,
    ])
      expect((await app.call("GET", path, { as: anna })).statusCode).toBe(404);
    const again = await app.call("DELETE", `trip/${trip.id}`, { as: anna });
    expect(again.statusCode).toBe(404);
    const left = await app.database.read((queries) =>
      queries.selectFrom("places").select("id").where("trip_id", "=", trip.id).execute(),
    );
    expect(left).toEqual([]);
  });

  test("Invalid values are refused under their fields and change nothing", async () => {
    const trip = await addTrip(app, anna);
    const wrong: [object, string][] = [
      [{ name: 5 }, "name"],
      [{ name: "" }, "name"],
      [{ name: "   " }, "name"],
      [{ name: "x".repeat(201) }, "name"],
      [{ name: null }, "name"],
      [{ adults: 0 }, "adults"],
      [{ adults: 101 }, "adults"],
      [{ adults: 1.5 }, "adults"],
      [{ adults: "2" }, "adults"],
      [{ kids: -1 }, "kids"],
      [{ kids: 101 }, "kids"],
      [{ currency: "XXX" }, "currency"],
      [{ currency: "eur" }, "currency"],
      [{ tileType: "google" }, "tileType"],
      [{ isDraft: "yes" }, "isDraft"],
      [{ isPublic: 1 }, "isPublic"],
      [{ isInCatalog: 1 }, "isInCatalog"],
    ];
    for (const [body, field] of wrong) {
      const changed = await app.call("POST", "trip", { as: anna, body: { id: trip.id, ...body } });
      expect(refusal(changed), JSON.stringify(body)).toEqual([400, [field]]);
      const made = await app.call("POST", "trip", { as: anna, body: { name: "New", ...body } });
      expect(refusal(made), JSON.stringify(body)).toEqual([400, [field]]);
    }
    expect(refusal(await app.call("POST", "trip", { as: anna, body: {} }))).toEqual([
      400,
      ["name"],
    ]);
    expect(await load(app, anna, trip.id)).toEqual(trip);
  });

  test("An account at its limit of trips refuses one more with a message", async () => {
    const erik = await app.register("Erik");
    const { id, ...one } = await app.database.read((queries) =>
      queries.selectFrom("trips").selectAll().executeTakeFirstOrThrow(),
    );
    const rows = Array.from({ length: 999 }, (_, index) => ({
      ...one,
      id: `${id}${index}`,
      owner_id: erik.id,
    }));
    await app.database.write((queries) => queries.insertInto("trips").values(rows).execute());
    const last = await addTrip(app, erik);
    const refused = await app.call("POST", "trip", { as: erik, body: { name: "One more" } });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ message: string }>().message).toContain("limit of trips");
    expect((await app.call("GET", `trip/copy/${last.id}`, { as: erik })).statusCode).toBe(409);
  });
});
