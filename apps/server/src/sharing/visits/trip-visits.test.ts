import { asVisitor } from "@castor/core/members/member.ts";
import type { TripVisits } from "@castor/core/trips/trip-visits.ts";
import { describe, expect, test } from "vitest";
import { addRoute, addTrip, load, succeed } from "../../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../../testing/databases/each-database.ts";
import { serveTests } from "../../../testing/servers/serve-tests.ts";
import type { Person, TestApp } from "../../../testing/servers/test-app.ts";
import { TripVisitCounter } from "./trip-visit-counter.ts";
import { loadVisits } from "./visit-store.ts";

describe.each(testDatabases())("visits of a public trip on $name", async (kind) => {
  const app = await serveTests(kind);
  const owner = await app.register("Owner");
  const other = await app.register("Other");

  const publish = async () => {
    const { id } = await addTrip(app, owner);
    await addRoute(app, owner, id);
    await app.call("POST", "trip", { as: owner, body: { id, isPublic: true } });
    return id;
  };
  const open = (id: string, as: Person | null, headers: Record<string, string> = {}) =>
    app.call("GET", `trip/${id}`, { as, headers });
  const countsOf = async (id: string) =>
    succeed<TripVisits>(await app.call("GET", `trip/visits/${id}`, { as: owner }));

  test("a trip that nobody opened has zero openings and copies", async () => {
    expect(await countsOf(await publish())).toEqual({ opened: 0, copied: 0 });
  });

  test("the owner's own reads and copies do not count", async () => {
    const id = await publish();
    await open(id, owner);
    await app.call("GET", `trip/copy/${id}`, { as: owner });
    expect(await countsOf(id)).toEqual({ opened: 0, copied: 0 });
  });

  test("each viewer counts once, however often they read within some minutes", async () => {
    const id = await publish();
    for (let turn = 0; turn < 5; turn += 1) {
      await open(id, other);
      await open(id, null, { "user-agent": "Firefox" });
    }
    await open(id, null, { "user-agent": "Safari" });
    expect(await countsOf(id)).toEqual({ opened: 3, copied: 0 });
  });

  test("an opening that the browser has cached (304) counts like any other", async () => {
    const id = await publish();
    const { etag } = (await open(id, other)).headers;
    const again = await open(id, null, { "if-none-match": String(etag) });
    expect(again.statusCode).toBe(304);
    expect(await countsOf(id)).toEqual({ opened: 2, copied: 0 });
  });

  test("HEAD, single days and refused reads are no openings", async () => {
    const id = await publish();
    await app.call("HEAD", `trip/${id}`);
    await app.call("GET", `route/all/${id}`);
    await app.call("POST", "trip", { as: owner, body: { id, isPublic: false } });
    expect((await open(id, other)).statusCode).toBe(404);
    expect(await countsOf(id)).toEqual({ opened: 0, copied: 0 });
  });

  test("a copy by somebody else counts, and a repeated call counts once", async () => {
    const id = await publish();
    const headers = { "idempotency-key": "7f1c5f7e-43b1-4be8-9b25-6e1f6d1f7a10" };
    const copy = () => app.call("GET", `trip/copy/${id}`, { as: other, headers });
    expect([(await copy()).statusCode, (await copy()).statusCode]).toEqual([200, 200]);
    expect(await countsOf(id)).toEqual({ opened: 0, copied: 1 });
  });

  test("counting changes neither the trip nor its ETag", async () => {
    const id = await publish();
    const before = await open(id, owner);
    await open(id, other);
    await app.call("GET", `trip/copy/${id}`, { as: other });
    const after = await open(id, owner);
    expect([after.headers.etag, after.json()]).toEqual([before.headers.etag, before.json()]);
    expect((await load(app, other, id)).canEdit).toBe(false);
  });

  test("counts are the owner's alone", async () => {
    const id = await publish();
    const statuses = await Promise.all(
      [null, other].map(
        async (as) => (await app.call("GET", `trip/visits/${id}`, { as })).statusCode,
      ),
    );
    expect(statuses).toEqual([401, 404]);
  });

  describe("stored in batches", () => {
    const minute = 60_000;
    const visitor = { viewer: null, address: "192.0.2.1", userAgent: "Firefox" };
    const read = (id: string) => ({
      id,
      ownerId: owner.id,
      ownerName: "Anna",
      version: 1,
      standing: asVisitor,
    });
    const storedOf = (id: string) => app.database.read((queries) => loadVisits(queries, id));

    test("openings are stored when the server stops; removed trips hold up no others", async () => {
      const [kept, removed] = [await publish(), await publish()];
      const counter = new TripVisitCounter({
        database: app.database,
        log: app.app.log,
        now: () => new Date(0),
      });
      counter.countOpening(read(kept), visitor);
      counter.countOpening(read(removed), visitor);
      await app.call("DELETE", `trip/${removed}`, { as: owner });
      expect([counter.waitingFor(kept), await storedOf(kept)]).toEqual([
        1,
        { opened: 0, copied: 0 },
      ]);
      await counter.close();
      expect([counter.waitingFor(kept), await storedOf(kept)]).toEqual([
        0,
        { opened: 1, copied: 0 },
      ]);
    });

    test("a viewer who comes back after a pause counts again; a page left open does not", async () => {
      const id = await publish();
      let now = 0;
      const counter = new TripVisitCounter({
        database: app.database,
        log: app.app.log,
        now: () => new Date(now),
      });
      for (now = 0; now <= 60 * minute; now += 5 * minute) counter.countOpening(read(id), visitor);
      expect(counter.waitingFor(id)).toBe(1);
      now += 11 * minute;
      counter.countOpening(read(id), visitor);
      expect(counter.waitingFor(id)).toBe(2);
      await counter.close();
    });

    test("a failed write loses no openings, and memory stays bounded meanwhile", async () => {
      const id = await publish();
      let isDown = true;
      const database = {
        ...app.database,
        kind: app.database.kind,
        write: ((run) => {
          if (isDown) return Promise.reject(new Error("away"));
          return app.database.write(run);
        }) as TestApp["database"]["write"],
      };
      const counter = new TripVisitCounter({ database, log: app.app.log, now: () => new Date(0) });
      counter.countOpening(read(id), visitor);
      for (let index = 0; index < 6_000; index += 1)
        counter.countOpening(read(`unknown-${index}`), visitor);
      await counter.flush();
      expect(counter.waitingFor(id)).toBe(1);
      expect(counter.waitingFor("unknown-5999")).toBe(0);
      isDown = false;
      await counter.close();
      expect(await storedOf(id)).toEqual({ opened: 1, copied: 0 });
    });
  });
});
