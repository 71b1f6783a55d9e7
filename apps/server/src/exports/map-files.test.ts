import { coordinatesOf, dayLines } from "@castor/core/exports/day-line.ts";
import { writeGeoJson } from "@castor/core/exports/geojson/write-geojson.ts";
import { writeGpx } from "@castor/core/exports/gpx/write-gpx.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeHardTrip } from "../../testing/judges/hard-trip.ts";
import {
  type Feature,
  makeFolder,
  ogr2ogr,
  pointsIn,
  readByGdal,
  readMapFile,
} from "../../testing/judges/map-judges.ts";
import { findJudge } from "../../testing/judges/run-judge.ts";

const gpsbabel = findJudge("gpsbabel");

const trip = makeHardTrip();
const stops = trip.routes.flatMap(({ points }) => points);
const positions = stops.map((stop) => [...coordinatesOf(stop)]);

let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => folder.remove());

describe("GPX", () => {
  const places = [...new Map(stops.map((stop) => [stop.linkId, stop])).values()];
  /** GPX knows no longitude of 180 degrees. */
  const inGpx = ([lng, lat]: readonly [number, number]) => [lng === 180 ? -180 : lng, lat];
  const onPath = trip.routes.map(({ points }) =>
    points
      .filter(({ routeMode }) => routeMode !== "none")
      .map((stop) => inGpx(coordinatesOf(stop))),
  );

  test.each(ogr2ogr ? ["GDAL"] : [])("is read by %s: places, days in order, tracks", async () => {
    const { file, legsOf } = await readMapFile(trip);
    const path = await folder.keep("trip.gpx", [...writeGpx(file, trip.updated)].join(""));
    expect(pointsIn(await readByGdal(path, "waypoints"))).toEqual(
      places.map((stop) => inGpx(coordinatesOf(stop))),
    );
    const routePoints = await readByGdal(path, "route_points");
    expect(pointsIn(routePoints)).toEqual(onPath.flat());
    expect(routePoints.map(({ properties }) => properties.route_fid)).toEqual(
      onPath.flatMap((points, dayIndex) => points.map(() => dayIndex)),
    );
    const lines = trip.routes.map((route) => dayLines(route, legsOf(route)));
    expect(pointsIn(await readByGdal(path, "track_points"))).toEqual(lines.flat(2).map(inGpx));
  });

  test.each(gpsbabel ? ["gpsbabel"] : [])(
    "is read by %s with the same counts and places",
    async () => {
      const { file } = await readMapFile(trip);
      const path = await folder.keep("babel.gpx", [...writeGpx(file, trip.updated)].join(""));
      const again = await gpsbabel?.(
        "-w",
        "-r",
        "-t",
        "-i",
        "gpx",
        "-f",
        path,
        "-o",
        "gpx,gpxver=1.1",
        "-F",
        "-",
      );
      const read = (tag: string) =>
        [...(again ?? "").matchAll(new RegExp(`<${tag} lat="([^"]+)" lon="([^"]+)"`, "g"))].map(
          ([, lat, lng]) => [Number(lng), Number(lat)],
        );
      expect(read("wpt")).toEqual(places.map((stop) => inGpx(coordinatesOf(stop))));
      expect(read("rtept")).toEqual(onPath.flat());
      const written = [...[...writeGpx(file, trip.updated)].join("").matchAll(/<trkpt/g)];
      expect(read("trkpt").length).toBe(written.length);
    },
  );
});

describe("GeoJSON", () => {
  const parse = (text: string) => JSON.parse(text) as { features: Feature[] };

  test("has the path of each day and its stops, in order", async () => {
    const { legsOf } = await readMapFile(trip);
    const { features } = parse(writeGeoJson(trip, legsOf));
    expect(pointsIn(features)).toEqual(positions);
    expect(features.map(({ properties }) => properties.kind)).toEqual(
      trip.routes.flatMap(({ points }) => [
        ...(points.length > 1 ? ["path"] : []),
        ...points.map(() => "stop"),
      ]),
    );
  });

  test("cuts lines at the date line, so that none goes around the world (RFC 7946, 3.1.9)", async () => {
    const { legsOf } = await readMapFile(trip);
    const lines = parse(writeGeoJson(trip, legsOf)).features.flatMap(({ geometry }) =>
      geometry?.type === "LineString"
        ? [geometry.coordinates as number[][]]
        : geometry?.type === "MultiLineString"
          ? (geometry.coordinates as number[][][])
          : [],
    );
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) {
      expect(line.length).toBeGreaterThan(1);
      for (const [dayIndex, [lng = 0]] of line
        .slice(1)
        .map((position, dayIndex) => [dayIndex, position] as const))
        expect(Math.abs(lng - (line[dayIndex]?.[0] ?? 0))).toBeLessThanOrEqual(180);
    }
  });

  test.each(ogr2ogr ? ["GDAL"] : [])("is read by %s with the same stops", async () => {
    const { legsOf } = await readMapFile(trip);
    const path = await folder.keep("trip.geojson", writeGeoJson(trip, legsOf));
    const features = await readByGdal(path);
    expect(pointsIn(features)).toEqual(positions);
  });
});
