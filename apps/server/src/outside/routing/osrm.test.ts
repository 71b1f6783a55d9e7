import type { PathRequest } from "@castor/core/services/path.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { testDatabases } from "../../../testing/each-database.ts";
import { type FakeOsrm, island, type Mood, startFakeOsrm } from "../../../testing/fake-osrm.ts";
import { openTestDatabase } from "../../../testing/migrated-database.ts";
import type { Database } from "../../db/database.ts";
import { createPathRouter } from "./create-path-router.ts";
import type { PathRouter } from "./path-router.ts";

type Points = PathRequest["points"];

const castle = { lat: 41.688, lng: 44.8084 };
const bath = { lat: 41.6885, lng: 44.811 };
const market = { lat: 41.7, lng: 44.79 };
const park = { lat: 41.71, lng: 44.75 };
const [sqlite] = testDatabases();
const log = { info: vi.fn<(line: object) => void>(), warn: vi.fn<(line: object) => void>() };

describe("ways by OSRM", () => {
  let engine: FakeOsrm;
  let database: Database;
  let dispose: () => Promise<void>;
  let now: Date;
  let routers: PathRouter[];

  beforeEach(async () => {
    if (sqlite === undefined) throw new Error("No test database.");
    engine = await startFakeOsrm();
    ({ database, dispose } = await openTestDatabase(sqlite));
    now = new Date("2026-11-21T12:00:00Z");
    routers = [];
  });
  afterEach(async () => {
    await Promise.all(routers.map((router) => router.close()));
    await engine.close();
    await dispose();
    log.info.mockReset();
    log.warn.mockReset();
  });

  const open = (change: { osrmUrl?: string; timeoutMs?: number } = {}) => {
    const router = createPathRouter({
      database,
      log,
      osrmUrl: engine.url,
      now: () => now,
      ...change,
    });
    routers.push(router);
    return router;
  };
  const find = (points: Points, router = open()) => router.find({ points });

  test("a way has the engine's length, time and line, with the steps' lines joined", async () => {
    const path = await find([castle, bath]);
    expect(path).toMatchObject({ provider: "osrm", estimated: false });
    const corner = { lat: castle.lat, lng: bath.lng };
    expect(path.legs).toEqual([
      {
        distance: 272,
        duration: 23,
        geometry: {
          type: "LineString",
          coordinates: [castle, corner, bath].map(({ lat, lng }) => [lng, lat]),
        },
        estimated: false,
      },
    ]);
  });

  test("each stretch of a mode is one call, in its profile, and a break is none", async () => {
    const points: Points = [
      castle,
      { ...bath, mode: "car" },
      { ...market, mode: "carGoogle" },
      { ...park, mode: "walk" },
      { ...castle, mode: "break" },
      { ...bath, mode: "walk" },
    ];
    const path = await find(points, open({ osrmUrl: `${engine.url}/routed-{profile}/` }));
    expect(path.legs.map((leg) => leg !== null)).toEqual([true, true, true, false, true]);
    const calls = engine.asked.map((asked) => asked.split("?")[0]).sort();
    expect(calls).toEqual(
      [
        `/routed-car/route/v1/driving/${[castle, bath, market].map(({ lat, lng }) => `${lng},${lat}`).join(";")}`,
        `/routed-foot/route/v1/foot/${[market, park].map(({ lat, lng }) => `${lng},${lat}`).join(";")}`,
        `/routed-foot/route/v1/foot/${[castle, bath].map(({ lat, lng }) => `${lng},${lat}`).join(";")}`,
      ].sort(),
    );
  });

  test("a bus takes the way of cars, three tenths longer, and says that this is an estimate", async () => {
    const [car] = (await find([castle, market])).legs;
    const path = await find([castle, { ...market, mode: "bus" }, { ...park, mode: "car" }]);
    const [bus, next] = path.legs;
    expect(bus).toMatchObject({
      distance: car?.distance,
      duration: Math.round((car?.duration ?? 0) * 1.3),
      geometry: car?.geometry,
      estimated: true,
    });
    expect([path.provider, path.estimated, next?.estimated]).toEqual(["osrm", true, false]);
  });

  test("only what is not known yet is asked for, also after a restart", async () => {
    await find([castle, bath, market]);
    await routers[0]?.close();
    const again = open();
    await find([castle, bath, market], again);
    expect(engine.asked).toHaveLength(1);
    await find([castle, bath, market, park], again);
    expect(engine.asked).toHaveLength(2);
    expect(engine.asked[1]).toContain(`/${market.lng},${market.lat};${park.lng},${park.lat}?`);
    const near = { lat: castle.lat + 0.000_002, lng: castle.lng };
    await find([near, bath], again);
    expect(engine.asked).toHaveLength(2);
  });

  test("where no way leads both indexes are said, the rest is known by then, and for an hour nobody asks again", async () => {
    const points: Points = [castle, bath, market, island, park];
    const router = open();
    await expect(find(points, router)).rejects.toMatchObject({
      code: "NOT_FOUND",
      words: "noWay",
      facts: { from: "2", to: "3" },
    });
    const asked = engine.asked.length;
    await expect(find(points, router)).rejects.toMatchObject({ facts: { from: "2", to: "3" } });
    const rest = points.map((point) =>
      point === island ? { ...point, mode: "break" as const } : point,
    );
    await expect(find(rest, router)).rejects.toMatchObject({ facts: { from: "3", to: "4" } });
    const last = rest.map((point) =>
      point === park ? { ...point, mode: "break" as const } : point,
    );
    const path = await find(last, router);
    expect(path.legs.map((leg) => leg?.estimated ?? null)).toEqual([false, false, null, null]);
    expect(engine.asked).toHaveLength(asked);
    now = new Date(now.getTime() + 3_600_001);
    await expect(find(points, router)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(engine.asked.length).toBeGreaterThan(asked);
  });

  test("a way is kept also after one that there is not", async () => {
    const router = open();
    await expect(find([castle, island], router)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await find([castle, bath], router);
    await router.close();
    const asked = engine.asked.length;
    await find([castle, bath]);
    expect(engine.asked).toHaveLength(asked);
  });

  test("a server that takes fewer points is asked in parts", async () => {
    engine.mood = "tooSmall";
    const path = await find([castle, bath, market, park, castle, market]);
    expect([path.provider, path.estimated, path.legs.length]).toEqual(["osrm", false, 5]);
  });

  test("a hundred points at once", async () => {
    const points = Array.from({ length: 100 }, (_, at) => ({ lat: 41 + at / 1_000, lng: 44 }));
    const path = await find(points);
    expect([path.estimated, path.legs.length, engine.asked.length]).toEqual([false, 99, 1]);
  });

  test.each(["failing", "html", "half", "absurd", "short", "far"] satisfies Mood[])(
    "a server that is %s gives estimates that say so, and none of it is kept",
    async (mood) => {
      engine.mood = mood;
      const path = await find([castle, { ...bath, mode: "walk" }]);
      expect(path).toMatchObject({ provider: "estimate", estimated: true });
      expect(path.legs).toEqual([expect.objectContaining({ estimated: true })]);
      engine.mood = "fine";
      expect(await find([castle, { ...bath, mode: "walk" }])).toMatchObject({ estimated: false });
    },
  );

  test("a silent server costs its time limit once, then it is left alone, and tried again after a while", async () => {
    engine.mood = "silent";
    const router = open({ timeoutMs: 100 });
    expect(await find([castle, bath], router)).toMatchObject({ provider: "estimate" });
    expect(await find([bath, market], router)).toMatchObject({ provider: "estimate" });
    expect(await find([market, park], router)).toMatchObject({ provider: "estimate" });
    expect(engine.asked).toHaveLength(1);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ provider: "osrm" }),
      expect.any(String),
    );
    engine.mood = "fine";
    now = new Date(now.getTime() + 10_001);
    expect(await find([castle, bath], router)).toMatchObject({ provider: "osrm" });
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  test("a server that is gone gives estimates, and what is known stays known", async () => {
    const router = open();
    await find([castle, bath], router);
    await engine.close();
    const path = await find([castle, bath, market], router);
    expect(path).toMatchObject({ provider: "osrm", estimated: true });
    expect(path.legs.map((leg) => leg?.estimated)).toEqual([false, true]);
    engine = await startFakeOsrm();
  });

  test("a database that cannot be used delays and fails nothing", async () => {
    await database.write((queries) => queries.schema.dropTable("path_legs").execute());
    const router = open();
    expect(await find([castle, bath], router)).toMatchObject({
      provider: "osrm",
      estimated: false,
    });
    await router.close();
    expect(log.warn).toHaveBeenCalled();
    await find([castle, bath], router);
    expect(engine.asked).toHaveLength(1);
  });
});
