import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Path, PathRequest } from "@castor/core/services/paths/path.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type SpawnedServer,
  spawnServer,
} from "../../../apps/server/testing/servers/spawn-server.ts";
import { osmTown, townPosition } from "../../geodata/testing/osm-town.ts";
import { routingMissing, startTownRouting, type TownRouting } from "../testing/town-routing.ts";

if (routingMissing !== null) {
  // A failure where REQUIRE_ROUTING demands every test.
  if (process.env.REQUIRE_ROUTING) throw new Error(routingMissing);
  console.error(routingMissing);
}

const positions = (...at: [avenue: number, street: number][]) =>
  at.map(([avenue, street]) => townPosition(avenue, street));

describe.skipIf(routingMissing !== null)("the sidecar on a small town", () => {
  let sidecar: TownRouting;
  let server: SpawnedServer;
  let dataDir: string;
  beforeAll(async () => {
    sidecar = await startTownRouting();
    dataDir = mkdtempSync(join(tmpdir(), "castor-routed-"));
    server = await spawnServer({ DATA_DIR: dataDir, VALHALLA_URL: sidecar.url });
  });
  afterAll(async () => {
    await server.end("SIGTERM");
    await sidecar.stop();
    rmSync(dataDir, { recursive: true });
  });

  const ask = (points: PathRequest["points"], mode: PathRequest["mode"] = "car", language = "en") =>
    fetch(`${server.origin}/api/service/route`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-language": language },
      body: JSON.stringify({ mode, points }),
    });
  const find = async (...question: Parameters<typeof ask>) =>
    (await (await ask(...question)).json()) as Path;
  const askSidecar = (body: string, action = "route") =>
    fetch(`${sidecar.url}/${action}`, { method: "POST", body });
  const walkOverPark = async () => {
    const [from, to] = positions([4, 4], [7, 7]).map(({ lat, lng }) => ({ lat, lon: lng }));
    const answer = await askSidecar(
      JSON.stringify({ locations: [from, to], costing: "pedestrian" }),
    );
    const { trip } = (await answer.json()) as { trip: { summary: { length: number } } };
    return trip.summary.length;
  };

  test("the server's configuration names the sidecar", async () => {
    const config = await (await fetch(`${server.origin}/api/service/config`)).json();
    expect(config).toMatchObject({ routing: "valhalla" });
  });

  test("cars go around the park by the streets, walkers through it", async () => {
    const day = positions([4, 4], [7, 7]);
    const [car, walk] = [await find(day), await find(day, "walk")];
    for (const path of [car, walk])
      expect(path).toMatchObject({ provider: "valhalla", estimated: false });
    const corners = ({ legs }: Path) =>
      legs.flatMap((leg) => leg?.geometry.coordinates.map((corner) => corner.join(" ")) ?? []);
    const [inPark] = positions([5.8, 6]).map(({ lat, lng }) => `${lng} ${lat}`);
    expect(corners(walk)).toContain(inPark);
    expect(corners(car)).not.toContain(inPark);
    expect(walk.legs[0]?.distance).toBeLessThan((car.legs[0]?.distance ?? 0) * 0.8);
    expect(walk.legs[0]?.duration).toBeGreaterThan((car.legs[0]?.duration ?? 0) * 2);
  });

  test("cars and buses obey the direction of a one-way street, walkers do not", async () => {
    const there = positions([2, 1], [5, 1]);
    const back = there.toReversed();
    const longer = async (mode: "car" | "bus" | "walk") => {
      const [to, fro] = [await find(there, mode), await find(back, mode)];
      expect([to.estimated, fro.estimated]).toEqual([false, false]);
      return (fro.legs[0]?.distance ?? 0) - (to.legs[0]?.distance ?? 0);
    };
    expect(await longer("car")).toBeGreaterThan(300);
    expect(await longer("bus")).toBeGreaterThan(300);
    expect(await longer("walk")).toBe(0);
  });

  test.each([
    ["en", "Route between two of the points not found. Try moving the points."],
    ["ru", "Маршрут между двумя из точек не найден. Попробуйте передвинуть точки."],
  ])(
    "no way leads to the island, which is said with both indexes (%s)",
    async (language, message) => {
      const day = positions([0, 0], [3, 3], [14, 3], [16, 5]);
      const answer = await ask(day, "car", language);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({
        message,
        error: { fields: { from: "1", to: "2" } },
      });
      expect(await find(positions([14, 3], [16, 5]), "car", language)).toMatchObject({
        estimated: false,
      });
    },
  );

  test("a hundred points are requested in chunks of at most twenty", async () => {
    const day = Array.from({ length: 100 }, (_, at) => townPosition(at % 8, Math.floor(at / 13)));
    const path = await find(day);
    expect(path).toMatchObject({ provider: "valhalla", estimated: false });
    expect(path.legs).toHaveLength(99);
    const locations = day.slice(0, 21).map(({ lat, lng }) => ({ lat, lon: lng }));
    const answer = await askSidecar(JSON.stringify({ locations, costing: "auto" }));
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ error_code: 150 }),
    ]);
  });

  test("a matrix of sixty points is one answer, has the paths' times, and null for the island", async () => {
    const near = Array.from({ length: 59 }, (_, at) => townPosition(at % 8, Math.floor(at / 8)));
    const places = [...near, ...positions([14, 3])].map(({ lat, lng }) => ({ lat, lon: lng }));
    const body = { sources: places, targets: places, costing: "auto", units: "kilometers" };
    const answer = await askSidecar(JSON.stringify(body), "sources_to_targets");
    expect(answer.status).toBe(200);
    const { sources_to_targets: rows } = (await answer.json()) as {
      sources_to_targets: { distance: number | null; time: number | null }[][];
    };
    const [leg] = (await find([townPosition(0, 0), townPosition(5, 2)])).legs;
    const cell = rows[0]?.[8 * 2 + 5];
    expect(Math.abs((cell?.time ?? 0) - (leg?.duration ?? 0))).toBeLessThanOrEqual(2);
    expect(Math.abs((cell?.distance ?? 0) * 1_000 - (leg?.distance ?? 0))).toBeLessThan(20);
    expect([rows.length, rows[0]?.length, rows[0]?.[59]?.time]).toEqual([60, 60, null]);
  });

  test("no road farther away than a place allows is taken", async () => {
    const [{ lat, lng } = { lat: 0, lng: 0 }] = positions([0, 0]);
    const askFrom = (cutoff?: number) => {
      const place = { lat: lat - 0.05, lon: lng, search_cutoff: cutoff };
      return askSidecar(
        JSON.stringify({ sources: [place], targets: [place], costing: "auto" }),
        "sources_to_targets",
      );
    };
    expect((await askFrom()).status).toBe(200);
    expect(await (await askFrom(1_000)).json()).toMatchObject({ error_code: 171 });
    expect(await (await askFrom(-1)).json()).toMatchObject({ error_code: 100 });
  });

  test.each([
    ["nonsense", "nonsense"],
    ["nobody knows how one goes", '{"locations":[{"lat":1,"lon":1}],"costing":"bicycle"}'],
    ["positions that are none", '{"locations":[null,{"lat":1e9,"lon":1}],"costing":"auto"}'],
    ["nothing", "null"],
  ])("%s is refused as no valid request, and the sidecar keeps running", async (_name, body) => {
    expect((await askSidecar(body)).status).toBe(400);
    expect(await walkOverPark()).toBeLessThan(1);
  });

  test("a request longer than any valid one is refused", async () => {
    expect((await askSidecar(" ".repeat(65_537))).status).toBe(413);
  });

  test.each([
    ["broken", (file: string) => writeFileSync(file, Buffer.from("00000d0a094f534d", "hex"))],
    ["larger than the disk", (file: string) => truncateSync(file, 2 ** 42)],
    ["empty", (file: string) => writeFileSync(file, "")],
    ["foreign", (file: string) => writeFileSync(file, "<osm version='0.6'></osm>")],
    ["not there", (file: string) => rmSync(file)],
    ["without roads", () => sidecar.write({ ...osmTown, ways: [], relations: [] })],
  ])("an extract that is %s changes nothing, and one line says why", async (_name, spoil) => {
    const file = sidecar.write(osmTown);
    spoil(file);
    const { code, stderr } = await sidecar.build(file);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^[^\n]+; nothing was changed\.\n$/)]);
    expect(await walkOverPark()).toBeLessThan(1);
  });

  test("new tiles replace the old ones while it runs", async () => {
    const isPath = ({ tags }: { tags: Record<string, string> }) => tags.highway === "footway";
    const ways = osmTown.ways.filter((way) => !isPath(way));
    expect(await sidecar.build(sidecar.write({ ...osmTown, ways }))).toMatchObject({ code: 0 });
    expect(await walkOverPark()).toBeGreaterThan(1);
    await sidecar.build(sidecar.write(osmTown));
    expect(await walkOverPark()).toBeLessThan(1);
  });

  test("a signal to stop ends it cleanly", async () => {
    const other = await startTownRouting();
    expect(await other.stop()).toEqual([0, null]);
  });
});
