import type { PathRequest } from "@castor/core/services/paths/path.ts";
import { describe, expect, test } from "vitest";
import { island } from "../../../../testing/fakes/fake-roads.ts";
import { usePathRouters } from "../../../../testing/servers/path-routers.ts";

type Points = PathRequest["points"];

const castle = { lat: 41.688, lng: 44.8084 };
const bath = { lat: 41.6885, lng: 44.811 };
const market = { lat: 41.7, lng: 44.79 };
const park = { lat: 41.71, lng: 44.75 };

describe("paths by OSRM", () => {
  const stage = usePathRouters();
  const { open, find } = stage;

  test("each stretch of one mode is one call with its profile, and a break is none", async () => {
    const points: Points = [
      castle,
      { ...bath, mode: "car" },
      { ...market, mode: "carGoogle" },
      { ...park, mode: "walk" },
      { ...castle, mode: "break" },
      { ...bath, mode: "walk" },
    ];
    const path = await find(points, open({ osrmUrl: `${stage.engine.url}/routed-{profile}/` }));
    expect(path.legs.map((leg) => leg !== null)).toEqual([true, true, true, false, true]);
    const calls = stage.engine.asked.map((asked) => asked.split("?")[0]).sort();
    expect(calls).toEqual(
      [
        `/routed-car/route/v1/driving/${[castle, bath, market].map(({ lat, lng }) => `${lng},${lat}`).join(";")}`,
        `/routed-foot/route/v1/foot/${[market, park].map(({ lat, lng }) => `${lng},${lat}`).join(";")}`,
        `/routed-foot/route/v1/foot/${[castle, bath].map(({ lat, lng }) => `${lng},${lat}`).join(";")}`,
      ].sort(),
    );
  });

  test("only unknown legs are requested, also after a restart", async () => {
    await find([castle, bath, market]);
    await stage.closeAll();
    const again = open();
    await find([castle, bath, market], again);
    expect(stage.engine.asked).toHaveLength(1);
    await find([castle, bath, market, park], again);
    expect(stage.engine.asked).toHaveLength(2);
    expect(stage.engine.asked[1]).toContain(
      `/${market.lng},${market.lat};${park.lng},${park.lat}?`,
    );
    const near = { lat: castle.lat + 0.000_002, lng: castle.lng };
    await find([near, bath], again);
    expect(stage.engine.asked).toHaveLength(2);
  });

  test("where there is no path both indexes are reported, the rest is cached by then, and the gap is not requested again for an hour", async () => {
    const points: Points = [castle, bath, market, island, park];
    const router = open();
    await expect(find(points, router)).rejects.toMatchObject({
      code: "NOT_FOUND",
      words: "noWay",
      facts: { from: "2", to: "3" },
    });
    const asked = stage.engine.asked.length;
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
    expect(stage.engine.asked).toHaveLength(asked);
    stage.now = new Date(stage.now.getTime() + 3_600_001);
    await expect(find(points, router)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(stage.engine.asked.length).toBeGreaterThan(asked);
  });

  test("a leg is cached also after a missing one", async () => {
    const router = open();
    await expect(find([castle, island], router)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await find([castle, bath], router);
    await router.close();
    const asked = stage.engine.asked.length;
    await find([castle, bath]);
    expect(stage.engine.asked).toHaveLength(asked);
  });

  test("of several gaps the first is reported, whichever the engine answers first", async () => {
    stage.engine.mode = "fine";
    const points: Points = [
      castle,
      bath,
      { ...island, mode: "car" },
      { ...castle, mode: "walk" },
      { ...bath, mode: "car" },
    ];
    const router = open();
    await expect(find([island, { ...castle, mode: "walk" }], router)).rejects.toThrow();
    await expect(find(points, router)).rejects.toMatchObject({ facts: { from: "1", to: "2" } });
    const asked = stage.engine.asked.length;
    await find([castle, bath, { ...castle, mode: "break" }, bath], router);
    expect(stage.engine.asked).toHaveLength(asked);
  });

  test.each([
    ["at a pole", { lat: 90, lng: 0 }, { lat: 89.99, lng: 120 }],
    ["over the date line", { lat: -16.5, lng: 179.99 }, { lat: -16.6, lng: -179.99 }],
    ["on the date line", { lat: -16.5, lng: 180 }, { lat: -16.6, lng: -180 }],
    ["on one spot", castle, castle],
  ])("a path %s is the same when new and when cached", async (_name, from, to) => {
    for (const router of [open(), open()]) {
      const [leg] = (await find([from, to], router)).legs;
      expect(leg?.estimated).toBe(false);
      expect(leg?.distance).toBeLessThan(20_000);
      expect(leg?.geometry.coordinates.at(0)).toEqual([from.lng, from.lat]);
      expect(leg?.geometry.coordinates.at(-1)).toEqual([to.lng, to.lat]);
      await stage.closeAll();
    }
    expect(stage.engine.asked).toHaveLength(1);
  });

  test("paths across a continent are requested a few at a time, since one answer could not hold them", async () => {
    const points = Array.from({ length: 5 }, (_, index) => ({ lat: 41 + index * 8, lng: 44 }));
    expect(await find(points)).toMatchObject({ estimated: false });
    expect(stage.engine.asked.map((path) => path.split(";").length)).toEqual([3, 3]);
    const far = { lat: -41, lng: 44 };
    expect(await find([castle, far])).toMatchObject({ estimated: false });
  });
});
