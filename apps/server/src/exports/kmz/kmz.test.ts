import { join } from "node:path";
import { coordinatesOf } from "@castor/core/exports/day-line.ts";
import { writeGpx } from "@castor/core/exports/gpx/write-gpx.ts";
import { kmlPath, writeKml } from "@castor/core/exports/kml/write-kml.ts";
import { makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeHardTrip } from "../../../testing/judges/hard-trip.ts";
import {
  makeFolder,
  ogr2ogr,
  pointsIn,
  readByGdal,
  readMapFile,
} from "../../../testing/judges/map-judges.ts";
import { findJudge } from "../../../testing/judges/run-judge.ts";
import { packKmz } from "./pack-kmz.ts";

const xmllint = findJudge("xmllint");
const ogrinfo = findJudge("ogrinfo");
const modified = new Date("2026-11-20T08:00:00Z");
/** A name as XML can write it, on one line. */
const asLine = (name: string) =>
  name
    .toWellFormed()
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");

const trip = makeHardTrip();
const stops = trip.routes.flatMap(({ points }) => points);
const positions = stops.map((stop) => [...coordinatesOf(stop)]);

let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => folder.remove());

describe("KMZ", () => {
  test("holds the document first, and an icon of each type that it names", async () => {
    const { file } = await readMapFile(trip);
    const files = unzipSync(await packKmz(file, modified));
    expect(Object.keys(files)).toEqual([kmlPath, "icons/Hotel.png", "icons/Restaurant.png"]);
    const kml = strFromU8(files[kmlPath] ?? new Uint8Array());
    const named = [...kml.matchAll(/<href>([^<]+)<\/href>/g)].map(([, path]) => path);
    expect(named.sort()).toEqual(Object.keys(files).slice(1).sort());
    for (const path of named)
      expect(strFromU8((files[path ?? ""] ?? new Uint8Array()).slice(1, 4), true)).toBe("PNG");
  });

  test("has a folder for each day in order, with its path and its stops in order", async () => {
    const { file } = await readMapFile(trip);
    const folders = [...writeKml(file)].join("").split("<Folder>").slice(1);
    expect(folders.length).toBe(trip.routes.length);
    folders.forEach((text, index) => {
      const points = trip.routes[index]?.points ?? [];
      const found = [...text.matchAll(/<Point><coordinates>([^<]+)</g)].map(
        ([, position]) => position,
      );
      expect(found).toEqual(points.map((point) => coordinatesOf(point).join(",")));
      expect(text.includes(`<styleUrl>#day-${index + 1}</styleUrl>`)).toBe(points.length > 1);
    });
  });

  test("says all of a place at each of its stops", async () => {
    const place = { linkId: "hotel", name: "Hotel", description: "Ring twice" };
    const routes = ["one", "two"].map((id) => makeRoute({ id, points: [makePoint(place)] }));
    const { file } = await readMapFile(makeTrip({ routes }));
    expect([...writeKml(file)].join("").match(/Ring twice/g)).toHaveLength(2);
  });

  test("has descriptions as HTML without anything that runs or loads", async () => {
    const { file } = await readMapFile(trip);
    const readXml = (text: string) =>
      text
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&#39;", "'")
        .replaceAll("&amp;", "&");
    const htmls = [...[...writeKml(file)].join("").matchAll(/<description>([^<]*)</g)].map(
      ([, text]) => readXml(text ?? ""),
    );
    expect(htmls.length).toBeGreaterThan(stops.length);
    for (const html of htmls)
      for (const [tag, name = ""] of html.matchAll(/<\/?([a-z]+)[^>]*>/gi)) {
        expect(["a", "b", "br", "code", "i", "p", "s"]).toContain(name);
        if (/\s/.test(tag)) expect(tag).toMatch(/^<a href="https?:[^"]*">$/);
      }
    expect(htmls.join()).toContain("<b>bold</b> <i>it</i> <s>s</s> <code>code &lt;i&gt;</code>");
    expect(htmls.join()).toContain("☐ open &amp; &quot;quoted&quot;<br>☑ done");
  });

  const schema = process.env.KML_SCHEMA;
  if (!schema) process.stderr.write("NOT TRIED: KML against its schema, KML_SCHEMA names none.\n");
  test.each(xmllint ? ["hard names", "any names"] : [])(
    "is well-formed XML and valid by the schema of KML 2.2: %s",
    async (what) => {
      const names = fc.sample(fc.string({ unit: "binary", minLength: 1, maxLength: 300 }), 40);
      const trips =
        what === "hard names"
          ? [trip, makeTrip({ name: "x", routes: [] })]
          : names.map((name) =>
              makeTrip({
                name,
                routes: [
                  makeRoute({
                    name,
                    description: name,
                    points: [makePoint({ name, description: name })],
                  }),
                ],
              }),
            );
      const paths = await Promise.all(
        trips.map(async (source, index) =>
          folder.keep(
            `${what}-${index}.kml`,
            [...writeKml((await readMapFile(source)).file)].join(""),
          ),
        ),
      );
      await xmllint?.("--noout", ...paths);
      const gpx = await Promise.all(
        trips.map(async (source, index) =>
          folder.keep(
            `${what}-${index}.gpx`,
            [...writeGpx((await readMapFile(source)).file, source.updated)].join(""),
          ),
        ),
      );
      await xmllint?.("--noout", ...gpx);
      if (schema)
        await xmllint?.("--nonet", "--noout", "--schema", join(schema, "ogckml22.xsd"), ...paths);
    },
  );

  test.each(ogr2ogr ? (["en", "ru"] as const) : [])(
    "is read by GDAL with the same stops at the same places (%s)",
    async (language) => {
      const { file } = await readMapFile(trip, language);
      const path = await folder.keep(`${language}.kmz`, await packKmz(file, modified));
      const layers = (await ogrinfo?.("-q", path)) ?? "";
      expect(layers.trim().split("\n").length).toBe(trip.routes.length);
      const features = await readByGdal(path);
      expect(pointsIn(features)).toEqual(positions);
      const names = features.filter(({ geometry }) => geometry?.type === "Point");
      expect(names.map(({ properties }) => properties.Name)).toEqual(
        file.days.flatMap(({ points }) => points.map(({ name }) => asLine(name))),
      );
    },
  );
});
