import type { PathRequest } from "@castor/core/services/paths/path.ts";
import { describe, expect, test } from "vitest";
import { elsewhere, island } from "../../../../testing/fakes/fake-roads.ts";
import { roadEngineIds, usePathRouters } from "../../../../testing/servers/path-routers.ts";

type Points = PathRequest["points"];

const castle = { lat: 41.688, lng: 44.8084 };
const bath = { lat: 41.6885, lng: 44.811 };
const market = { lat: 41.7, lng: 44.79 };
const park = { lat: 41.71, lng: 44.75 };
const row = (length: number): Points =>
  Array.from({ length }, (_, index) => ({ lat: 41 + index / 1_000, lng: 44 + index / 1_000 }));

describe.each(roadEngineIds)("paths by %s", (id) => {
  const stage = usePathRouters();
  const { find } = stage;
  const open = (change = {}) => stage.open({ engines: [id], ...change });

  test("a path has the engine's length, duration and line", async () => {
    const path = await find([castle, bath], open());
    const corner = { lat: castle.lat, lng: bath.lng };
    expect(path).toEqual({
      provider: id,
      estimated: false,
      legs: [
        {
          distance: 272,
          duration: 23,
          geometry: {
            type: "LineString",
            coordinates: [castle, corner, bath].map(({ lat, lng }) => [lng, lat]),
          },
          estimated: false,
        },
      ],
    });
  });

  test("each leg of a day is separate, also there and back and at one spot", async () => {
    const day: Points = [castle, bath, castle, castle, market];
    const path = await find(day, open());
    expect(stage.engine.asked).toHaveLength(1);
    const other = open({ engines: [id === "osrm" ? "valhalla" : "osrm"] });
    const alone = [];
    for (const [index, to] of day.slice(1).entries())
      alone.push(...(await find([day[index] ?? to, to], other)).legs);
    expect(path).toMatchObject({ estimated: false, legs: alone });
  });

  test("on foot the path is that of pedestrians", async () => {
    const { legs } = await find([castle, { ...bath, mode: "walk" }], open());
    expect(legs).toMatchObject([{ duration: 209, estimated: false }]);
  });

  test("where there is no path both indexes are reported, and the rest is cached by then", async () => {
    const points: Points = [castle, bath, market, island, park];
    const router = open();
    await expect(find(points, router)).rejects.toMatchObject({
      code: "NOT_FOUND",
      words: "noWay",
      facts: { from: "2", to: "3" },
    });
    const asked = stage.engine.asked.length;
    const path = await find([castle, bath, market], router);
    expect([path.estimated, stage.engine.asked.length]).toEqual([false, asked]);
  });

  test("where the engine's map ends a missing path is not concluded: the rest is found, and what is beyond estimated", async () => {
    const path = await find([castle, bath, elsewhere, castle, market], open());
    expect(path.legs.map((leg) => leg?.estimated)).toEqual([false, true, true, false]);
  });

  test("a server with a lower limit of points gets several calls", async () => {
    stage.engine.mode = "tooSmall";
    const path = await find(row(9), open());
    expect([path.provider, path.estimated, path.legs.length]).toEqual([id, false, 8]);
  });

  test("a hundred points take as few calls as possible", async () => {
    const path = await find(row(100), open());
    expect([path.estimated, path.legs.length]).toEqual([false, 99]);
    const calls = { valhalla: 6, osrm: 1, graphhopper: 25, openrouteservice: 3 };
    expect(stage.engine.asked).toHaveLength(calls[id]);
  });
});

describe("buses", () => {
  const { find, open } = usePathRouters();
  const day: Points = [castle, { ...market, mode: "bus" }, { ...park, mode: "car" }];

  test("have their own paths where the engine knows them, and those are no estimates", async () => {
    const path = await find(day, open({ engines: ["valhalla"] }));
    expect(path).toMatchObject({ provider: "valhalla", estimated: false });
    const [bus] = path.legs;
    expect(bus?.duration).toBe(Math.round((bus?.distance ?? 0) / 8));
  });

  test.each(roadEngineIds.filter((id) => id !== "valhalla"))(
    "take the paths of cars by %s, three tenths slower, and that is an estimate",
    async (id) => {
      const router = open({ engines: [id] });
      const [car] = (await find([castle, market], router)).legs;
      const [bus, next] = (await find(day, router)).legs;
      expect(bus).toMatchObject({
        distance: car?.distance,
        duration: Math.round((car?.duration ?? 0) * 1.3),
        geometry: car?.geometry,
        estimated: true,
      });
      expect(next?.estimated).toBe(false);
    },
  );
});
