import type { Route } from "@castor/core/routes/route.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { describe, expect, test } from "vitest";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person } from "../../../testing/servers/test-app.ts";

describe.each(testDatabases())("versions of a trip on $name", async (kind) => {
  const server = await serveTests(kind);
  const anna = await server.register("Anna");
  const boris = await server.register("Boris");

  const save = (path: string, body: object, headers?: Record<string, string>) =>
    server.call("POST", path, { as: anna, body, ...(headers && { headers }) });
  const makeTrip = async (isPublic = false) =>
    (await save("trip", { name: "Trip", isPublic })).json<Trip>();
  const get = (path: string, as: Person | null, headers?: Record<string, string>) =>
    server.call("GET", path, { as, ...(headers && { headers }) });
  const etagOf = async (path: string, as: Person | null) =>
    String((await get(path, as)).headers.etag);

  test("GETs of a trip carry an ETag and answer 304 to callers that have it", async () => {
    const { id } = await makeTrip();
    const route = (
      await save("route", { tripId: id, name: "Day", date: "2027-01-01 09:00" })
    ).json<Route>();
    for (const path of [`trip/${id}`, `route/all/${id}`, `route/${route.id}`]) {
      const first = await get(path, anna);
      expect(first.headers).toMatchObject({
        etag: expect.stringMatching(/^W\/"/),
        "cache-control": "private, no-cache",
        vary: "Authorization, X-Language, Accept-Encoding",
      });
      const again = await get(path, anna, { "if-none-match": `"x", ${first.headers.etag}` });
      expect([again.statusCode, again.body]).toEqual([304, ""]);
      expect(again.headers.etag).toBe(first.headers.etag);
    }
  });

  test("a cached answer is the same with and without gzip", async () => {
    const { id } = await makeTrip();
    await save("trip", { id, name: "x".repeat(200) });
    const [first, second] = [await get(`trip/${id}`, anna), await get(`trip/${id}`, anna)];
    expect(second.body).toBe(first.body);
    const packed = await get(`trip/${id}`, anna, { "accept-encoding": "gzip" });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    const { gunzipSync } = await import("node:zlib");
    expect(gunzipSync(packed.rawPayload).toString()).toBe(first.body);
  });

  test("a large cached answer is the same without gzip", async () => {
    const { id } = await makeTrip();
    const { randomBytes } = await import("node:crypto");
    for (let day = 1; day <= 8; day++)
      await save("route", {
        tripId: id,
        name: "Day",
        date: `2027-01-0${day} 09:00`,
        description: randomBytes(10_000).toString("base64"),
      });
    const plain = await get(`trip/${id}`, anna);
    expect(plain.json<Trip>().routes).toHaveLength(8);
    const packed = await get(`trip/${id}`, anna, { "accept-encoding": "gzip" });
    const { gunzipSync } = await import("node:zlib");
    expect(packed.rawPayload.length).toBeGreaterThan(70_000);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  test("unknown parts of an address make no second cache entry", async () => {
    const { id } = await makeTrip();
    await get(`trip/${id}`, anna);
    // Changed without raising the version: a second read gets the cached answer.
    await server.database.write((queries) =>
      queries.updateTable("trips").set({ name: "Unseen" }).where("id", "=", id).execute(),
    );
    for (const path of [`trip/${id}?x=1`, `trip/${id}?x=2`, `trip/${id}/`])
      expect((await get(path, anna)).json<Trip>().name).toBe("Trip");
  });

  test("304 comes only after the access check", async () => {
    const { id } = await makeTrip(true);
    const tag = await etagOf(`trip/${id}`, boris);
    await save("trip", { id, isPublic: false });
    const answer = await get(`trip/${id}`, boris, { "if-none-match": tag });
    expect(answer.statusCode).toBe(404);
    expect((await get(`trip/${id}`, boris, { "if-none-match": "*" })).statusCode).toBe(404);
  });

  test("every write to a trip or anything in it changes its ETag and what is read", async () => {
    const { id } = await makeTrip();
    const tags = [await etagOf(`trip/${id}`, anna)];
    const step = async (answer: Promise<{ statusCode: number }>) => {
      expect((await answer).statusCode).toBe(200);
      tags.push(await etagOf(`trip/${id}`, anna));
    };
    await step(save("trip", { id, name: "Other" }));
    await step(save("route", { tripId: id, name: "Day", date: "2027-01-01 09:00" }));
    const [route] = (await get(`trip/${id}`, anna)).json<Trip>().routes;
    await step(save("point", { routeId: route?.id, name: "Stop", lat: 1, lng: 2 }));
    const trip = (await get(`trip/${id}`, anna)).json<Trip>();
    const stop = trip.routes[0]?.points[0];
    expect(stop).toMatchObject({ name: "Stop", order: 0 });
    await step(server.call("DELETE", `point/${stop?.id}`, { as: anna }));
    expect(new Set(tags).size).toBe(tags.length);
  });

  test("the answer of a save has the new updated", async () => {
    const { id, updated } = await makeTrip();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const saved = (await save("trip", { id, name: "Later" })).json<Trip>();
    expect(saved.updated > updated).toBe(true);
    expect((await get(`trip/${id}`, anna)).json<Trip>().updated).toBe(saved.updated);
  });

  test("owner and visitor have different ETags, since they see different data", async () => {
    const { id } = await makeTrip(true);
    const [own, visitors, anonymous] = [
      await etagOf(`trip/${id}`, anna),
      await etagOf(`trip/${id}`, boris),
      await etagOf(`trip/${id}`, null),
    ];
    expect(own).not.toBe(visitors);
    expect(visitors).toBe(anonymous);
    expect((await get(`trip/${id}`, boris)).json()).toMatchObject({ canEdit: false });
    expect((await get(`trip/${id}`, anna)).json()).toMatchObject({ canEdit: true });
  });

  test("the owner's new name changes the ETag", async () => {
    const { id } = await makeTrip();
    const before = await etagOf(`trip/${id}`, anna);
    const rename = (name: string) =>
      server.database.write((queries) =>
        queries.updateTable("users").set({ public_name: name }).where("id", "=", anna.id).execute(),
      );
    await rename("Anna the Second");
    expect(await etagOf(`trip/${id}`, anna)).not.toBe(before);
    expect((await get(`trip/${id}`, anna)).json()).toMatchObject({ ownerName: "Anna the Second" });
    await rename("Anna");
  });

  test("If-Match with the trip's ETag is honoured: 409 when stale, and nothing changes", async () => {
    const { id } = await makeTrip();
    const tag = await etagOf(`trip/${id}`, anna);
    const first = await save("trip", { id, name: "First" }, { "if-match": tag });
    expect(first.statusCode).toBe(200);
    const stale = await save("trip", { id, name: "Second" }, { "if-match": tag });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ error: { code: "CONFLICT" } });
    expect((await get(`trip/${id}`, anna)).json()).toMatchObject({ name: "First" });
    const next = String(first.headers.etag);
    expect(await etagOf(`trip/${id}`, anna)).toBe(next);
    expect((await save("trip", { id, name: "Third" }, { "if-match": next })).statusCode).toBe(200);
  });

  test("of many concurrent saves with one If-Match exactly one succeeds", async () => {
    const { id } = await makeTrip();
    const tag = await etagOf(`trip/${id}`, anna);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        save("trip", { id, name: `Name ${index}` }, { "if-match": tag }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  test("a refused write leaves the version unchanged", async () => {
    const { id } = await makeTrip();
    const tag = await etagOf(`trip/${id}`, anna);
    const refused = await save("trip", { id, isInCatalog: true });
    expect(refused.statusCode).toBe(400);
    expect(await etagOf(`trip/${id}`, anna)).toBe(tag);
  });

  test("concurrent writes lose no version", async () => {
    const { id } = await makeTrip();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save("route", { tripId: id, name: `Day ${index}`, date: "2027-01-01 09:00" }),
      ),
    );
    const version = await server.database.read((queries) =>
      queries.selectFrom("trips").select("version").where("id", "=", id).executeTakeFirst(),
    );
    const trip = (await get(`trip/${id}`, anna)).json<Trip>();
    expect([version?.version, trip.routes.length]).toEqual([21, 20]);
  });
});
