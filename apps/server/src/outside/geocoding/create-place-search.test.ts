import { describe, expect, test } from "vitest";
import { usePlaceSearches } from "../../../testing/servers/place-searches.ts";
import { loadSetting } from "../../db/settings-store.ts";

const ask = (text: string) => ({ text, near: null, limit: 10 });

describe("the choice of the place search", () => {
  const stage = usePlaceSearches();
  const { open } = stage;
  const nextTurn = () =>
    stage.database.read((queries) => loadSetting(queries, "next turn at 127.0.0.1"));

  test("none, without configuration and public services", async () => {
    const places = open([]);
    expect(await places.firstId()).toBe("gazetteer");
    await places.search(ask("Narikala"), "en");
    await places.findNearest({ lat: 41.7, lng: 44.8 }, "en");
    expect(stage.engine.asked).toEqual([]);
  });

  test("the public Nominatim, with a rate limit and a user agent, without configuration", async () => {
    const places = open([], { hasPublicServices: true });
    expect(await places.firstId()).toBe("nominatim");
    expect(await places.search(ask("Narikala"), "en")).toMatchObject([{ source: "nominatim" }]);
    expect(stage.engine.asked[0]?.userAgent).toBe("Castor (https://trips.example.org)");
    expect(await nextTurn()).toBe(String(stage.now.getTime() + 1_000));
  });

  test("too long a wait for the rate limit answers from the gazetteer, and is no failure", async () => {
    const places = open([], { hasPublicServices: true });
    await stage.database.write((queries) =>
      queries
        .insertInto("settings")
        .values({
          name: "next turn at 127.0.0.1",
          value: String(stage.now.getTime() + 2_001),
        })
        .execute(),
    );
    expect(await places.search(ask("Paris"), "en")).toMatchObject([{ source: "gazetteer" }]);
    expect(stage.engine.asked).toEqual([]);
    expect(stage.log.warn).not.toHaveBeenCalled();
    stage.now = new Date(stage.now.getTime() + 1_001);
    expect(await places.search(ask("Narikala"), "en")).toMatchObject([{ source: "nominatim" }]);
  });

  test("an own server, without a rate limit and without the public one", async () => {
    const places = open(["photon"], { hasPublicServices: true });
    expect(await places.firstId()).toBe("photon");
    await places.search(ask("Narikala"), "en");
    expect(stage.engine.asked.map(({ path, userAgent }) => [path, userAgent])).toEqual([
      ["/api", "Castor"],
    ]);
    expect(await nextTurn()).toBeUndefined();
  });

  test("a server below a path of its host", async () => {
    const config = {
      nominatimUrl: `${stage.engine.url}/nominatim/`,
      photonUrl: undefined,
      geoapifyKey: undefined,
    };
    await open([], { config }).search(ask("Narikala"), "en");
    expect(stage.engine.asked[0]?.path).toBe("/nominatim/search");
  });
});
