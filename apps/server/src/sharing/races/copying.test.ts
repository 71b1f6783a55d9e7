import { randomUUID } from "node:crypto";
import type { Trip } from "@castor/core/trips/trip.ts";
import type { TripSummary } from "@castor/core/trips/trip-summary.ts";
import { describe, expect, test } from "vitest";
import {
  addPoint,
  addRoute,
  addTrip,
  load,
  refusal,
  succeed,
} from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person } from "../../../testing/servers/test-app.ts";

const pressesAtOnce = 20;

describe.each(testDatabases())(
  "copies made while something else happens on $name",
  async (kind) => {
    const server = await serveTests(kind);
    const owner = await server.register("Owner");
    const { id } = await addTrip(server, owner, { isPublic: true });
    for (const day of [1, 2, 3]) {
      const route = await addRoute(server, owner, id, { date: `2027-05-0${day} 09:00` });
      for (const index of [1, 2, 3])
        await addPoint(server, owner, route.id, { name: `${day}.${index}` });
    }
    const source = await load(server, owner, id);

    const copy = (as: Person, query = "", headers = {}) =>
      server.call("GET", `trip/copy/${source.id}${query}`, { as, headers });
    const tripsOf = async (as: Person) =>
      succeed<TripSummary[]>(await server.call("GET", "trip", { as }));

    test("a copy has the trip of one moment, however it is edited meanwhile", async () => {
      const reader = await server.register("Reader");
      const [first, , last] = source.routes;
      const [moving] = first?.points ?? [];
      let isOver = false;
      const edits = (async () => {
        for (let index = 0; !isOver; index += 1) {
          // All days move together, and a stop goes from one day to another: each in one change.
          const month = String((index % 9) + 1).padStart(2, "0");
          const dates = source.routes.map(({ id }, day) => ({
            id,
            date: `2028-${month}-0${day + 1} 10:00`,
          }));
          const moved = { tripId: source.id, dates };
          succeed(await server.call("POST", "route/dates", { as: owner, body: moved }));
          const to = { pointId: moving?.id, routeId: (index % 2 === 0 ? last : first)?.id };
          succeed(await server.call("POST", "point/move", { as: owner, body: to }));
        }
      })();
      const copies = await Promise.all(
        Array.from({ length: 12 }, async (_, index) => {
          const made = succeed<Trip>(await copy(index % 2 === 0 ? reader : owner));
          return { made, kept: await load(server, index % 2 === 0 ? reader : owner, made.id) };
        }),
      );
      isOver = true;
      await edits;
      for (const { made, kept } of copies) {
        expect(kept).toEqual(made);
        const months = new Set(made.routes.map(({ date }) => date.slice(0, 7)));
        expect([months.size, made.routes.length]).toEqual([1, 3]);
        const names = made.routes.flatMap(({ points }) => points.map(({ name }) => name));
        expect(names.toSorted()).toEqual(
          source.routes.flatMap(({ points }) => points.map(({ name }) => name)).toSorted(),
        );
        for (const { points } of made.routes)
          expect(points.map(({ order }) => order)).toEqual(points.map((_, index) => index));
      }
    });

    test("the same copy asked for many times at once is one copy, at another process too", async () => {
      const reader = await server.register("Presser");
      const twin = await server.startTwin();
      const headers = {
        authorization: `Bearer ${reader.accessToken}`,
        "idempotency-key": randomUUID(),
      };
      const url = `/api/trip/copy/${source.id}?startDate=2029-01-01`;
      const answers = await Promise.all(
        Array.from({ length: pressesAtOnce }, (_, index) =>
          (index % 2 === 0 ? server.app : twin).inject({ method: "GET", url, headers }),
        ),
      );
      const done = answers.filter(({ statusCode }) => statusCode === 200);
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(new Set(refused.map((answer) => answer.statusCode))).toEqual(
        new Set(refused.length > 0 ? [409] : []),
      );
      for (const answer of refused) expect(answer.headers["retry-after"]).toBe("1");
      const ids = new Set(done.map((answer) => answer.json<Trip>().id));
      expect(ids.size).toBe(1);
      const later = await twin.inject({ method: "GET", url, headers });
      expect(ids).toContain(later.json<Trip>().id);
      expect((await tripsOf(reader)).map(({ id }) => id)).toEqual([...ids]);
      await twin.close();
    });

    test("a trip that is unpublished meanwhile is copied whole or not at all", async () => {
      const reader = await server.register("Late");
      const publish = (isPublic: boolean) =>
        server.call("POST", "trip", { as: owner, body: { id: source.id, isPublic } });
      const copies = Array.from({ length: 10 }, () => copy(reader));
      const [ended, ...answers] = await Promise.all([publish(false), ...copies]);
      expect(ended.statusCode).toBe(200);
      expect((await copy(reader)).statusCode).toBe(404);
      await publish(true);
      const made = answers.filter(({ statusCode }) => statusCode === 200);
      for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode);
      for (const answer of made) expect(answer.json<Trip>().routes).toHaveLength(3);
      expect(await tripsOf(reader)).toHaveLength(made.length);
    });

    test("days of other trips, too many days and dates out of range make no copy", async () => {
      const reader = await server.register("Guesser");
      const secret = await addTrip(server, owner);
      const secretDay = await addRoute(server, owner, secret.id, { name: "Secret day" });
      const [day] = source.routes;
      expect((await copy(reader, `?routeIds=${secretDay.id}`)).statusCode).toBe(404);
      const mixed = succeed<Trip>(await copy(reader, `?routeIds=${secretDay.id},${day?.id}`));
      expect(mixed.routes.map(({ name }) => name)).toEqual([day?.name]);
      const many = Array.from({ length: 10_000 }, () => secretDay.id).join(",");
      expect(refusal(await copy(reader, `?routeIds=${many}`))).toEqual([400, ["routeIds"]]);
      for (const startDate of ["1800-01-01", "2300-01-01", "2027-02-30", "", "-1", "2027-01-01x"])
        expect(refusal(await copy(reader, `?startDate=${startDate}`)), startDate).toEqual([
          400,
          ["startDate"],
        ]);
      expect(await tripsOf(reader)).toHaveLength(1);
    });

    test("guessed ids are answered alike: nothing there", async () => {
      const reader = await server.register("Prober");
      const { id } = await addTrip(server, owner);
      const missing = await server.call("GET", `trip/copy/${"x".repeat(id.length)}`, {
        as: reader,
      });
      expect(missing.statusCode).toBe(404);
      const guesses = [id, "-1", "show", id.slice(0, -1), id.toUpperCase(), "..%2f", "%25", "_"];
      for (const guess of guesses) {
        const answer = await server.call("GET", `trip/copy/${guess}`, { as: reader });
        expect([guess, answer.statusCode, answer.body]).toEqual([guess, 404, missing.body]);
      }
    });
  },
);
