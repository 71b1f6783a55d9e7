import { type TourId, tourId } from "@castor/core/tours/tours.ts";
import { describe, expect, test } from "vitest";
import { succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";
import type { Person } from "../../testing/servers/test-app.ts";

describe.each(testDatabases())("guided tours on $name", async (kind) => {
  let person: Person;
  let people = 0;
  const server = await serveTests(kind);

  const available = async () =>
    succeed<TourId[]>(await server.call("GET", "tours", { as: person }));
  const finish = (body: object) => server.call("POST", "tours/finish", { as: person, body });
  const start = async () => {
    person = await server.register(`Guest${people++}`);
  };

  test("all are available to a new user", async () => {
    await start();
    expect(await available()).toEqual(tourId.options);
  });

  test("a finished one is removed, also when its end comes twice, and is in the user's download", async () => {
    await start();
    const left = tourId.options.filter((id) => id !== "mapTour");
    for (const _ of [1, 2]) {
      const answer = await finish({ tourId: "mapTour", status: "finished" });
      expect(succeed<TourId[]>(answer)).toEqual(left);
    }
    expect(await available()).toEqual(left);
    const download = await server.call("GET", "auth/export", { as: person });
    expect(download.json()).toMatchObject({ finishedTours: ["mapTour"] });
  });

  test("skipping one empties the list of this user, and reset fills it again", async () => {
    await start();
    const other = await server.register(`Other${people}`);
    const answer = await finish({ tourId: "mapTour", status: "skipped" });
    expect(succeed<TourId[]>(answer)).toEqual([]);
    expect(await available()).toEqual([]);
    const theirs = await server.call("GET", "tours", { as: other });
    expect(succeed<TourId[]>(theirs)).toEqual(tourId.options);
    const reset = await server.call("DELETE", "tours/reset", { as: person });
    expect(succeed<TourId[]>(reset)).toEqual(tourId.options);
  });

  test.each([
    { tourId: "mapTour", status: "closed" },
    { tourId: "noTour", status: "finished" },
    { tourId: "mapTour" },
  ])("%j is refused and changes nothing", async (body) => {
    await start();
    expect((await finish(body)).statusCode).toBe(400);
    expect(await available()).toEqual(tourId.options);
  });
});
