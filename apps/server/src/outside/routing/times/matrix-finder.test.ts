import type { Position } from "@castor/core/geo/position.ts";
import { estimateLeg } from "@castor/core/services/paths/estimate-path.ts";
import { type MatrixRequest, matrix } from "@castor/core/services/paths/matrix.ts";
import { describe, expect, test } from "vitest";
import { elsewhere, island } from "../../../../testing/fakes/fake-roads.ts";
import { usePathRouters } from "../../../../testing/servers/path-routers.ts";

const castle = { lat: 41.688, lng: 44.8084 };
const bath = { lat: 41.6885, lng: 44.811 };
const market = { lat: 41.7, lng: 44.79 };
const row = (length: number): Position[] =>
  Array.from({ length }, (_, index) => ({ lat: 41 + index / 1_000, lng: 44 + index / 1_000 }));

describe.each(["valhalla", "osrm", "openrouteservice"] as const)("a matrix by %s", (id) => {
  const stage = usePathRouters();
  const open = () => stage.open({ engines: [id] });
  const find = (
    points: readonly Position[],
    mode: MatrixRequest["mode"] = "car",
    router = open(),
  ) => router.measure({ mode, points: [...points] });

  test("has the seconds and metres of the engine's paths, from row to column", async () => {
    const found = await find([castle, bath, market]);
    const { legs } = await stage.find([castle, bath, market], open());
    expect(found).toMatchObject({ provider: id, estimated: false });
    expect(matrix.safeParse(found).success).toBe(true);
    expect([found.durations[0]?.[1], found.distances[1]?.[2]]).toEqual([
      legs[0]?.duration,
      legs[1]?.distance,
    ]);
    expect(found.durations.map((line, index) => line[index])).toEqual([0, 0, 0]);
    expect(found.estimates).toBeUndefined();
  });

  test("is cached leg by leg: only rows with something new are requested", async () => {
    const router = open();
    await find([castle, bath, market], "car", router);
    const asked = stage.engine.asked.length;
    const again = await find([market, castle], "car", router);
    expect([again.estimated, stage.engine.asked.length]).toEqual([false, asked]);
    await find([market, castle], "walk", router);
    expect(stage.engine.asked).toHaveLength(asked + 1);
  });

  test("has null where the engine says that there is no path; Valhalla's null may have other reasons", async () => {
    const { durations, distances, estimates } = await find([castle, island, bath]);
    if (id === "valhalla") expect(estimates?.length).toBeGreaterThan(0);
    else expect([durations[0]?.[1], distances[1]?.[0]]).toEqual([null, null]);
    expect(durations[0]?.[2]).toBeGreaterThan(0);
  });

  test("of points too far apart for the engine has the times of those near each other", async () => {
    const far = { lat: castle.lat, lng: castle.lng + 6 };
    const { provider, estimates, durations } = await find([castle, far, bath]);
    expect([provider, durations[0]?.[2]]).toEqual([id, expect.any(Number)]);
    expect(estimates !== undefined).toBe(id === "valhalla");
  });

  test("sixty points take as few calls as the limits allow", async () => {
    const found = await find(row(60));
    expect([found.estimated, found.durations.length]).toEqual([false, 60]);
    expect(stage.engine.asked).toHaveLength({ valhalla: 2, osrm: 1, openrouteservice: 2 }[id]);
  });

  test("a server with lower limits is asked for less at a time", async () => {
    stage.engine.mode = "tooSmall";
    expect(await find(row(5))).toMatchObject({ provider: id, estimated: false });
  });

  test.each(["failing", "html", "half", "short", "absurd", "limiting"] as const)(
    "a server that is %s leaves the estimate, which is told",
    async (mode) => {
      stage.engine.mode = mode;
      const found = await find([castle, bath]);
      const { duration, distance } = estimateLeg(castle, bath, "car");
      expect(found).toMatchObject({ provider: "estimate", estimated: true });
      expect([found.durations[0]?.[1], found.distances[0]?.[1]]).toEqual([duration, distance]);
    },
  );

  test("of a server that fails again and again does not turn its paths off", async () => {
    const router = open();
    stage.engine.mode = "failing";
    for (let time = 0; time < 10; time++) await find([castle, bath], "car", router);
    stage.engine.mode = "fine";
    expect(await stage.find([castle, bath], router)).toMatchObject({ provider: id });
  });

  test("where the engine's map ends nothing is concluded", async () => {
    expect(await find([castle, elsewhere])).toMatchObject({
      provider: "estimate",
      estimated: true,
    });
  });
});

describe("matrices", () => {
  const stage = usePathRouters();
  const points = [castle, bath, market];

  test("by GraphHopper are estimates, since its own server has none", async () => {
    const router = stage.open({ engines: ["graphhopper"] });
    expect(await router.measure({ mode: "car", points })).toMatchObject({
      provider: "estimate",
      estimated: true,
    });
    expect(stage.engine.asked).toEqual([]);
  });

  test("of buses are the cars', three tenths slower, where the engine knows none", async () => {
    const router = stage.open({ engines: ["osrm"] });
    const car = await router.measure({ mode: "car", points });
    const bus = await router.measure({ mode: "bus", points });
    expect(bus).toMatchObject({ provider: "osrm", estimated: true });
    expect(bus.durations[0]?.[1]).toBe(Math.round((car.durations[0]?.[1] ?? 0) * 1.3));
  });

  test("without an engine are estimates", async () => {
    const found = await stage.open({ engines: [] }).measure({ mode: "walk", points });
    expect(found).toMatchObject({ provider: "estimate", estimated: true });
    expect(matrix.safeParse(found).success).toBe(true);
  });
});
