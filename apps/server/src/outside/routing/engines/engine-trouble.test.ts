import type { PathRequest } from "@castor/core/services/paths/path.ts";
import { describe, expect, test } from "vitest";
import { type FakeMode, fakeModes, startFakeRoads } from "../../../../testing/fakes/fake-roads.ts";
import { roadEngineIds, usePathRouters } from "../../../../testing/servers/path-routers.ts";
import { removeOldPathLegs } from "../cache/path-leg-store.ts";

/** Modes with tests of their own below: normal, too slow, or too large. */
const answering: ReadonlySet<FakeMode> = new Set<FakeMode>([
  "fine",
  "silent",
  "trickling",
  "tooSmall",
]);

type Points = PathRequest["points"];

const castle = { lat: 41.688, lng: 44.8084 };
const bath = { lat: 41.6885, lng: 44.811 };
const market = { lat: 41.7, lng: 44.79 };
const park = { lat: 41.71, lng: 44.75 };

describe("engines that fail or are busy", () => {
  const stage = usePathRouters();
  const { open, find } = stage;

  test.each(
    roadEngineIds.flatMap((id) =>
      fakeModes.filter((mode) => !answering.has(mode)).map((mode) => [id, mode] as const),
    ),
  )("%s that is %s gives estimates marked as such, and none is cached", async (id, mode) => {
    stage.engine.mode = mode;
    const day: Points = [castle, { ...bath, mode: "walk" }];
    const path = await find(day, open({ engines: [id] }));
    expect(path).toMatchObject({ provider: "estimate", estimated: true });
    expect(path.legs).toEqual([expect.objectContaining({ estimated: true })]);
    stage.engine.mode = "fine";
    const again = await find(day, open({ engines: [id] }));
    expect(again).toMatchObject({ provider: id, estimated: false });
  });

  test.each(
    roadEngineIds.flatMap((id) =>
      (["silent", "trickling"] as const).map((mode) => [id, mode] as const),
    ),
  )(
    "%s that is %s costs its time limit once; the circuit opens, and it is called again after a pause",
    async (id, mode) => {
      stage.engine.mode = mode;
      const router = open({ engines: [id], timeoutMs: 500 });
      expect(await find([castle, bath], router)).toMatchObject({ provider: "estimate" });
      expect(await find([bath, market], router)).toMatchObject({ provider: "estimate" });
      expect(await find([market, park], router)).toMatchObject({ provider: "estimate" });
      expect(stage.engine.asked).toHaveLength(1);
      expect(stage.log.warn).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ provider: id }),
        expect.any(String),
      );
      stage.engine.mode = "fine";
      stage.now = new Date(stage.now.getTime() + 10_001);
      expect(await find([castle, bath], router)).toMatchObject({ provider: id });
      expect(stage.log.info).toHaveBeenCalledTimes(1);
    },
  );

  test("while the first engine's circuit is open the next one answers, and all share one time limit", async () => {
    const router = open({ engines: ["valhalla", "osrm"], timeoutMs: 500 });
    stage.engine.mode = "silent";
    expect(await find([castle, bath], router)).toMatchObject({ provider: "estimate" });
    expect(stage.engine.asked).toHaveLength(1);
    stage.engine.mode = "fine";
    const day: Points = [castle, bath, { ...market, mode: "bus" }];
    const path = await find(day, router);
    expect(path).toMatchObject({ provider: "osrm", estimated: true });
    expect(path.legs.map((leg) => leg?.estimated)).toEqual([false, true]);
  });

  test.each([
    ["of many modes", "walk", []],
    ["of which every other leg is known", "car", ["break"]],
  ] as const)(
    "a day %s is found completely, though it needs more calls than may wait",
    async (_name, odd, first) => {
      const router = open();
      const day = (mode: "car" | "walk" | "break") =>
        Array.from({ length: 60 }, (_, index) => ({
          lat: 41 + index / 1_000,
          lng: 44,
          mode: index % 2 === 0 ? ("car" as const) : mode,
        }));
      for (const mode of first) await find(day(mode), router);
      expect(await find(day(odd), router)).toMatchObject({ provider: "osrm", estimated: false });
      expect(stage.engine.asked).toHaveLength(59);
    },
  );

  test("concurrent requests for one path share a call, and its failure", async () => {
    const router = open();
    const days = [
      [castle, bath, market],
      [castle, bath, market],
      [park, castle, bath],
    ];
    const paths = await Promise.all(days.map((points) => find(points, router)));
    expect(paths.map(({ estimated }) => estimated)).toEqual([false, false, false]);
    expect(paths[0]).toEqual(paths[1]);
    expect(stage.engine.asked.map((path) => path.split(";").length)).toEqual([3, 2]);
    stage.engine.mode = "failing";
    const failed = [market, park];
    const estimates = await Promise.all([find(failed, router), find(failed, router)]);
    expect(estimates.map(({ provider }) => provider)).toEqual(["estimate", "estimate"]);
    expect(stage.engine.asked).toHaveLength(3);
    stage.engine.mode = "fine";
    expect(await find(failed, router)).toMatchObject({ estimated: false });
  });

  test("an expired leg is requested anew, also without a restart", async () => {
    const router = open();
    await find([castle, bath], router);
    await router.close();
    stage.now = new Date(stage.now.getTime() + 91 * 86_400_000);
    await stage.database.write((queries) => removeOldPathLegs(queries, stage.now, 200));
    await find([castle, bath], router);
    expect(stage.engine.asked).toHaveLength(2);
  });

  test("a server that is gone gives estimates, and known legs stay known", async () => {
    const router = open();
    await find([castle, bath], router);
    await stage.engine.close();
    const path = await find([castle, bath, market], router);
    expect(path).toMatchObject({ provider: "osrm", estimated: true });
    expect(path.legs.map((leg) => leg?.estimated)).toEqual([false, true]);
    stage.engine = await startFakeRoads();
  });

  test("an unusable database delays and fails nothing", async () => {
    await stage.database.write((queries) => queries.schema.dropTable("path_legs").execute());
    const router = open();
    expect(await find([castle, bath], router)).toMatchObject({
      provider: "osrm",
      estimated: false,
    });
    await router.close();
    expect(stage.log.warn).toHaveBeenCalled();
    await find([castle, bath], router);
    expect(stage.engine.asked).toHaveLength(1);
  });
});
