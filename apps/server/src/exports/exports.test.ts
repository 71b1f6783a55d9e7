import { toTripFile } from "@castor/core/exports/json/trip-file.ts";
import { makePoint, makeRoute, makeTrip as makeTripFields } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { describe, expect, test } from "vitest";
import { textOfBody } from "../../testing/calls/file-text.ts";
import { addPoint, addRoute, addTrip, load, succeed } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("files of a trip on $name", async (kind) => {
  const server = await serveTests(kind);
  const owner = await server.register("Owner");

  async function makeTrip(name: string) {
    const { id } = await addTrip(server, owner, { name });
    const route = await addRoute(server, owner, id, { name: "Старый город" });
    await addPoint(server, owner, route.id, { name: "Крепость", lat: 41.688, lng: 44.809 });
    return id;
  }

  test.each([
    ["kmz", "application/vnd.google-earth.kmz"],
    ["gpx", "application/gpx+xml; charset=utf-8"],
    ["geojson", "application/geo+json; charset=utf-8"],
  ])(
    "%s has its media type, the trip's name in any script, and is not kept",
    async (format, type) => {
      const id = await makeTrip(`Грузия: "лето"/осень`);
      for (const method of ["GET", "HEAD"]) {
        const { statusCode, headers } = await server.call(method, `${format}/${id}`, { as: owner });
        expect([statusCode, headers["content-type"]]).toEqual([200, type]);
        expect(headers["cache-control"]).toBe("no-store");
        const name = encodeURIComponent(`Грузия_ _лето__осень.${format}`);
        expect(headers["content-disposition"]).toBe(
          `attachment; filename=trip_${id}.${format}; filename*=UTF-8''${name}`,
        );
      }
      const file = await textOfBody(await server.call("GET", `${format}/${id}`, { as: owner }));
      expect(file).toContain("Старый город");
      expect(file).toContain("Крепость");
      expect(file).toContain(format === "gpx" ? 'lat="41.688" lon="44.809"' : "44.809,41.688");
    },
  );

  test("a name of dots and slashes alone leaves the plain name", async () => {
    const id = await makeTrip("../..");
    const { headers } = await server.call("GET", `kmz/${id}`, { as: owner });
    expect(headers["content-disposition"]).toMatch(/filename=trip_[\w-]+\.kmz/);
    expect(headers["content-disposition"]).not.toMatch(/\.\.\/|%2F/);
  });

  test("the files speak the caller's language", async () => {
    const id = await makeTrip("Weekend");
    const ask = async (lang: string) =>
      textOfBody(
        await server.call("GET", `gpx/${id}`, { as: owner, headers: { "x-language": lang } }),
      );
    expect(await ask("ru")).toContain("<type>Другое</type>");
    expect(await ask("en")).toContain("<type>Other</type>");
  });

  test("a PDF of more points than it may have is refused, whatever days are asked for", async () => {
    const points = Array.from({ length: 2_001 }, () => makePoint());
    const file = toTripFile(makeTripFields({ routes: [makeRoute({ points })] }), new Date());
    const body = { jsonData: file };
    const imported = await server.call("POST", "json/import-from-json", { as: owner, body });
    const { id } = succeed<Trip>(imported);
    for (const query of ["", "?routeIds=nothing"]) {
      const answer = await server.call("GET", `pdf/${id}${query}`, { as: owner });
      expect(answer.statusCode).toBe(413);
    }
  });

  test("trip/print answers what trip answers", async () => {
    const id = await makeTrip("Weekend");
    const print = await server.call("GET", `trip/print/${id}`, { as: owner });
    expect(succeed(print)).toEqual(await load(server, owner, id));
  });
});
