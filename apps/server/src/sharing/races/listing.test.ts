import type { CatalogPage } from "@castor/core/catalog/catalog-page.ts";
import type { TripSave } from "@castor/core/trips/trip.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPoint, addRoute, addTrip, succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { type Person, startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

const tripsAtOnce = 12;

describe.each(testDatabases())("trips that are listed at once on $name", (kind) => {
  let server: TestApp;
  let twin: TestApp["app"];
  let owner: Person;
  beforeAll(async () => {
    server = await startTestApp(kind);
    twin = await server.startTwin();
    await twin.ready();
    owner = await server.register("Owner");
  });
  afterAll(async () => {
    await twin.close();
    await server.dispose();
  });

  test("with the same words in any order, at two processes: each save succeeds, and the catalog knows them all", async () => {
    const words = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta"];
    const trips = await Promise.all(
      Array.from({ length: tripsAtOnce }, async (_, index) => {
        const named = (by: number) => [...words.slice(by), ...words.slice(0, by)].join(" ");
        const { id } = await addTrip(server, owner, { name: named(index % words.length) });
        const route = await addRoute(server, owner, id, {
          name: named((index * 5) % words.length),
        });
        await addPoint(server, owner, route.id, { name: named((index * 3) % words.length) });
        return { id, route: route.id };
      }),
    );
    const save = (id: string, flags: TripSave, index: number) =>
      (index % 2 === 0 ? server.app : twin).inject({
        method: "POST",
        url: "/api/trip",
        headers: { authorization: `Bearer ${owner.accessToken}` },
        payload: { id, ...flags },
      });
    const read = async (search: string) =>
      succeed<CatalogPage>(await server.call("GET", `catalog?search=${search}&pageSize=100`));
    for (const isPublic of [true, false, true]) {
      const answers = await Promise.all([
        ...trips.map(({ id }, index) => save(id, { isPublic, isInCatalog: isPublic }, index)),
        ...trips.map(({ id }, index) =>
          save(id, { name: `omega ${words[index % 6]} ${index}` }, index + 1),
        ),
        ...trips.map(({ route }, index) =>
          server.call("POST", "point", {
            as: owner,
            body: { routeId: route, name: `${words[(index * 7) % 6]} sigma`, lat: 1, lng: index },
          }),
        ),
        server.call("GET", "catalog?search=alpha"),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
      for (const search of ["alpha", "eta", "omega", "igm"])
        expect([search, (await read(search)).total]).toEqual([search, isPublic ? tripsAtOnce : 0]);
    }
  });
});
