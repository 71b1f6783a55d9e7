import { describe, expect, test } from "vitest";
import { usePathRouters } from "../../../testing/servers/path-routers.ts";
import { loadSetting } from "../../db/settings-store.ts";

const castle = { lat: 41.688, lng: 44.8084 };
const bath = { lat: 41.6885, lng: 44.811 };

describe("the choice of the routing engine", () => {
  const stage = usePathRouters();
  const { open, find } = stage;
  const nextTurn = () =>
    stage.database.read((queries) => loadSetting(queries, "next turn at 127.0.0.1"));

  test("none, without configuration and public services", async () => {
    const router = open({ engines: [] });
    expect(router.id).toBe("estimate");
    expect(await find([castle, bath], router)).toMatchObject({ provider: "estimate" });
    expect(stage.engine.asked).toEqual([]);
  });

  test("the public OSRM, with a rate limit and a user agent, without configuration", async () => {
    const router = open({ engines: [], hasPublicServices: true });
    expect(router.id).toBe("osrm");
    const day = [castle, { ...bath, mode: "walk" as const }];
    expect(await find(day, router)).toMatchObject({ provider: "osrm", estimated: false });
    expect(stage.engine.asked[0]).toMatch(/^\/routed-foot\/route\/v1\/foot\//);
    expect(stage.engine.userAgents).toEqual(["Castor (https://trips.example.org)"]);
    expect(await nextTurn()).toBe(String(stage.now.getTime() + 1_000));
  });

  test("too long a wait for the rate limit gives an estimate, and is no failure", async () => {
    const router = open({ engines: [], hasPublicServices: true });
    const name = "next turn at 127.0.0.1";
    const value = String(stage.now.getTime() + 2_001);
    await stage.database.write((queries) =>
      queries.insertInto("settings").values({ name, value }).execute(),
    );
    expect(await find([castle, bath], router)).toMatchObject({ provider: "estimate" });
    expect(stage.engine.asked).toEqual([]);
    expect(stage.log.warn).not.toHaveBeenCalled();
  });

  test("own servers in their order, without a rate limit and without the public one", async () => {
    const router = open({ engines: ["openrouteservice", "graphhopper"], hasPublicServices: true });
    expect(router.id).toBe("graphhopper");
    expect(await find([castle, bath], router)).toMatchObject({ provider: "graphhopper" });
    expect(stage.engine.userAgents).toEqual(["Castor"]);
    expect(await nextTurn()).toBeUndefined();
  });

  test("own servers below a path of their host, without keys", async () => {
    const config = {
      valhallaUrl: undefined,
      osrmUrl: undefined,
      graphHopperUrl: `${stage.engine.url}/hopper/`,
      graphHopperKey: undefined,
      openRouteServiceUrl: `${stage.engine.url}/ors/`,
      openRouteServiceKey: undefined,
    };
    await find([castle, bath], open({ config }));
    expect(stage.engine.asked.map((asked) => asked.split(/[?{]/)[0])).toEqual([
      "/hopper/route",
      "/ors/v2/directions/driving-car/json",
    ]);
    expect(stage.engine.asked.join("")).not.toContain("key");
  });
});
