import { type Route, route as routeSchema } from "@castor/core/routes/route.ts";
import { addDays, todayIn } from "@castor/core/time/dates.ts";
import { describe, expect, test } from "vitest";
import {
  addPoint,
  addRoute,
  addTrip,
  load,
  loadPlace,
  refusal,
  succeed,
} from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("routes on $name", async (kind) => {
  const app = await serveTests(kind);
  const anna = await app.register("Anna");
  const boris = await app.register("Boris");

  const post = (path: string, body: unknown, as = anna) => app.call("POST", path, { as, body });

  test("A new route goes by car and has no icon, description and points", async () => {
    const trip = await addTrip(app, anna);
    const route = await addRoute(app, anna, trip.id, { date: "2027-05-01 09:00" });
    expect(routeSchema.safeParse(route).error).toBeUndefined();
    expect(route).toEqual({
      id: expect.any(String),
      tripId: trip.id,
      name: "First day",
      date: "2027-05-01 09:00",
      icon: "none",
      description: "",
      moveType: "car",
      track: "",
      isReadonly: false,
      notes: [],
      points: [],
    });
    const alone = await app.call("GET", `route/${route.id}`, { as: anna });
    expect(alone.json()).toEqual(route);
    expect((await load(app, anna, trip.id)).routes).toEqual([route]);
  });

  test("A new route without a date is the day after the last one at 09:00, the first of a trip the caller's tomorrow", async () => {
    const trip = await addTrip(app, anna);
    const add = async () => {
      const body = { tripId: trip.id, name: "Day" };
      // For fourteen hours of a day of UTC it is tomorrow there.
      const headers = { "X-Time-Zone": "Pacific/Kiritimati" };
      return succeed<Route>(await app.call("POST", "route", { as: anna, body, headers }));
    };
    const before = addDays(todayIn("Pacific/Kiritimati", new Date()), 1);
    const first = await add();
    const after = addDays(todayIn("Pacific/Kiritimati", new Date()), 1);
    expect([`${before} 09:00`, `${after} 09:00`]).toContain(first.date);
    await addRoute(app, anna, trip.id, { date: "2099-02-27 18:00" });
    expect((await add()).date).toBe("2099-02-28 09:00");
    expect((await add()).date).toBe("2099-03-01 09:00");
    await addRoute(app, anna, trip.id, { date: "2200-12-31 09:00" });
    const beyond = await post("route", { tripId: trip.id, name: "Day" });
    expect(refusal(beyond)).toEqual([400, ["date"]]);
  });

  test("Routes are listed by date, then creation, and the trip's dates follow them", async () => {
    const trip = await addTrip(app, anna);
    for (const [name, date] of [
      ["c", "2027-05-03 09:00"],
      ["a", "2027-05-01 09:00"],
      ["b", "2027-05-01 09:00"],
    ]) {
      await addRoute(app, anna, trip.id, { name, date });
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const loaded = await load(app, anna, trip.id);
    expect(loaded.routes.map(({ name }) => name)).toEqual(["a", "b", "c"]);
    expect([loaded.startDate, loaded.endDate]).toEqual(["2027-05-01", "2027-05-03"]);
  });

  test("A save with an id changes only the fields sent; its trip, points and derived fields are ignored", async () => {
    const trip = await addTrip(app, anna);
    const other = await addTrip(app, anna);
    const route = await addRoute(app, anna, trip.id, { icon: "beach", description: "Sea" });
    await addPoint(app, anna, route.id);
    const before = succeed<Route>(await app.call("GET", `route/${route.id}`, { as: anna }));
    const saved = succeed<Route>(
      await post("route", {
        ...before,
        tripId: other.id,
        points: [],
        isReadonly: true,
        name: "Sun",
      }),
    );
    expect(saved).toEqual({ ...before, name: "Sun" });
    const emptied = succeed<Route>(await post("route", { id: route.id, description: null }));
    expect(emptied).toEqual({ ...saved, description: "" });
    expect((await load(app, anna, trip.id)).routes).toEqual([emptied]);
  });

  test("route/all answers all routes or the listed ones, in the trip's order, as one with the id -1", async () => {
    const trip = await addTrip(app, anna);
    const late = await addRoute(app, anna, trip.id, { date: "2027-05-02 09:00" });
    const early = await addRoute(app, anna, trip.id, { date: "2027-05-01 09:00" });
    const point = await addPoint(app, anna, late.id);
    const all = async (query: string) => {
      const answer = await app.call("GET", `route/all/${trip.id}${query}`, { as: anna });
      const { routes, ...rest } = answer.json<{ routes: Route[] }>();
      expect(rest).toEqual({ id: "-1", tripId: trip.id, isReadonly: false });
      return routes;
    };
    expect(await all("")).toEqual([early, { ...late, points: [point] }]);
    expect(await all(`?routeIds=${late.id},nowhere,${early.id}`)).toEqual(await all(""));
    expect(await all(`?routeIds=${late.id}`)).toEqual([{ ...late, points: [point] }]);
    expect(await all("?routeIds=nowhere")).toEqual([]);
  });

  test("Several days move together, or none does", async () => {
    const trip = await addTrip(app, anna);
    const one = await addRoute(app, anna, trip.id, { date: "2027-05-01 09:00" });
    const two = await addRoute(app, anna, trip.id, { date: "2027-05-02 09:00" });
    const three = await addRoute(app, anna, trip.id, { date: "2027-05-03 09:00" });
    const moved = await post("route/dates", {
      tripId: trip.id,
      dates: [
        { id: one.id, date: "2027-06-02 08:00" },
        { id: two.id, date: "2027-06-01 08:00" },
      ],
    });
    expect(succeed<Route[]>(moved)).toEqual([
      { ...two, date: "2027-06-01 08:00" },
      { ...one, date: "2027-06-02 08:00" },
    ]);
    const after = await load(app, anna, trip.id);
    expect(after.routes.map(({ id }) => id)).toEqual([three.id, two.id, one.id]);

    const other = await addRoute(app, anna, (await addTrip(app, anna)).id);
    const foreign = await addRoute(app, boris, (await addTrip(app, boris)).id);
    const also = (id: string) =>
      post("route/dates", {
        tripId: trip.id,
        dates: [
          { id: one.id, date: "2027-07-01 08:00" },
          { id, date: "2027-07-01 08:00" },
        ],
      });
    expect(refusal(await also(other.id))).toEqual([400, ["dates.1.id"]]);
    // One day cannot move to two dates.
    expect(refusal(await also(one.id))).toEqual([400, ["dates.1.id"]]);
    expect((await also(foreign.id)).statusCode).toBe(404);
    expect((await also("nowhere")).statusCode).toBe(404);
    expect((await load(app, anna, trip.id)).routes).toEqual(after.routes);
  });

  test("Deleting a route removes its stops; a place without other stops is removed, a shared one stays", async () => {
    const trip = await addTrip(app, anna);
    const first = await addRoute(app, anna, trip.id);
    const second = await addRoute(app, anna, trip.id, { date: "2027-05-02 09:00" });
    const lone = await addPoint(app, anna, first.id);
    const shared = await addPoint(app, anna, first.id, { finance: { price: 10 } });
    await post("point/attach", { pointId: shared.id, routeId: second.id });
    const removed = await app.call("DELETE", `route/${first.id}`, { as: anna });
    expect(removed.json()).toEqual({ success: true });
    const gone = await app.call("GET", `point/global/${lone.linkId}`, { as: anna });
    expect(gone.statusCode).toBe(404);
    const kept = await loadPlace(app, anna, shared.linkId);
    expect(kept.stops).toMatchObject([{ routeId: second.id, order: 0 }]);
    expect((await load(app, anna, trip.id)).routes.map(({ id }) => id)).toEqual([second.id]);
    expect((await app.call("DELETE", `route/${first.id}`, { as: anna })).statusCode).toBe(404);
  });

  test("Invalid values are refused under their fields and change nothing", async () => {
    const trip = await addTrip(app, anna);
    const route = await addRoute(app, anna, trip.id);
    const wrong: [object, string][] = [
      [{ name: "" }, "name"],
      [{ name: 7 }, "name"],
      [{ name: "x".repeat(201) }, "name"],
      [{ date: null }, "date"],
      [{ date: "2027-05-01" }, "date"],
      [{ date: "2027-05-01T09:00" }, "date"],
      [{ date: "2027-02-29 09:00" }, "date"],
      [{ date: "2027-05-01 24:00" }, "date"],
      [{ moveType: "break" }, "moveType"],
      [{ moveType: "rocket" }, "moveType"],
      [{ icon: "skull" }, "icon"],
      [{ description: 1 }, "description"],
      [{ description: "x".repeat(20_001) }, "description"],
    ];
    for (const [body, field] of wrong) {
      expect(refusal(await post("route", { id: route.id, ...body })), field).toEqual([
        400,
        [field],
      ]);
      const made = { tripId: trip.id, name: "New", date: "2027-05-01 09:00", ...body };
      expect(refusal(await post("route", made)), field).toEqual([400, [field]]);
    }
    expect(refusal(await post("route", { tripId: trip.id }))).toEqual([400, ["name"]]);
    expect((await load(app, anna, trip.id)).routes).toEqual([route]);
  });

  test("Missing ids and another user's answer 404", async () => {
    const trip = await addTrip(app, boris);
    const route = await addRoute(app, boris, trip.id);
    const day = { name: "Mine", date: "2027-05-01 09:00" };
    for (const body of [
      { ...day, tripId: trip.id },
      { ...day, tripId: "nowhere" },
      { id: route.id, name: "Mine" },
      { id: "nowhere", name: "Mine" },
    ])
      expect((await post("route", body)).statusCode).toBe(404);
    expect((await app.call("DELETE", `route/${route.id}`, { as: anna })).statusCode).toBe(404);
    expect((await app.call("GET", `route/${route.id}`, { as: anna })).statusCode).toBe(404);
    expect((await load(app, boris, trip.id)).routes).toEqual([route]);
  });

  test("A trip at its limit of routes refuses one more with a message", async () => {
    const trip = await addTrip(app, anna);
    await addRoute(app, anna, trip.id);
    const { id, ...one } = await app.database.read((queries) =>
      queries
        .selectFrom("routes")
        .selectAll()
        .where("trip_id", "=", trip.id)
        .executeTakeFirstOrThrow(),
    );
    const rows = Array.from({ length: 399 }, (_, index) => ({ ...one, id: `${id}${index}` }));
    await app.database.write((queries) => queries.insertInto("routes").values(rows).execute());
    const refused = await post("route", { tripId: trip.id, name: "x", date: "2027-05-01 09:00" });
    expect(refused.statusCode).toBe(409);
    expect(refused.json<{ message: string }>().message).toContain("limit of days");
  });
});
