// @vitest-environment node
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { InlineImportWorker } from "../../../testing/inline-import-worker.ts";
import { importLimits } from "./parse/import-limits.ts";
import { readImport } from "./read-import.ts";

const options = {
  names: { trip: "Imported", day: "Day {n}", point: "Point {n}", start: "Start", finish: "Finish" },
  zone: "Asia/Tbilisi",
  today: "2026-11-28",
};

beforeEach(() => vi.stubGlobal("Worker", InlineImportWorker));
afterEach(() => vi.unstubAllGlobals());

test("A pasted list becomes a day of points", async () => {
  const result = await readImport("Cafe Linville, 41.6934, 44.8015\nNarikala", options);
  expect(result).toMatchObject({
    kind: "trip",
    trip: {
      name: "Imported",
      days: [
        {
          name: "Day 1",
          points: [
            { name: "Cafe Linville", position: { lat: 41.6934, lng: 44.8015 }, lookup: "" },
            { name: "Narikala", position: null, lookup: "Narikala" },
          ],
        },
      ],
      warnings: [{ code: "withoutPosition", count: 1 }],
    },
  });
});

test("A file beyond the limit is refused before it is read", async () => {
  const file = new File(["x"], "huge.kml");
  Object.defineProperty(file, "size", { value: importLimits.fileBytes + 1 });
  file.arrayBuffer = () => Promise.reject(new Error("The file was read"));
  expect(await readImport(file, options)).toEqual({
    kind: "refused",
    refusal: { code: "tooLarge", megabytes: 32 },
  });
});

test("A file of Castor's own is answered as its JSON", async () => {
  const json = { format: "castor-trip", version: 1, exportedAt: "", trip: { name: "Georgia" } };
  const file = new File([JSON.stringify(json)], "georgia.json");
  expect(await readImport(file, options)).toEqual({ kind: "castor", json });
});

test("Another program's archive with a trip.json is read whole", async () => {
  const kml =
    "<kml><Placemark><name>Opera</name><Point><coordinates>16,48</coordinates></Point></Placemark></kml>";
  const zip = zipSync({ "a/trip.json": strToU8('{"steps":1}'), "a/places.kml": strToU8(kml) });
  expect(await readImport(new File([zip], "a.zip"), options)).toMatchObject({
    kind: "trip",
    trip: { days: [{ points: [{ name: "Opera" }] }] },
  });
});

test.each([
  ["junk.kml", new Uint8Array([0, 1, 2, 3, 250, 251]), "unknownFormat"],
  ["nothing.gpx", new Uint8Array(), "empty"],
  ["page.html", "<!DOCTYPE html><html><body>Tbilisi</body></html>", "unknownFormat"],
  ["deep.json", `{"a":${"[".repeat(1_000_000)}`, "tooComplex"],
  ["wide.json", `[${"[],".repeat(2_100_000)}[]]`, "tooComplex"],
  ["cut.geojson", '{"type":"FeatureCollection","features":[', "broken"],
])("%s is refused", async (name, content, code) => {
  const result = await readImport(new File([content], name), options);
  expect(result).toMatchObject({ kind: "refused", refusal: { code } });
});

test("An aborted reading rejects with the reason of the signal", async () => {
  const controller = new AbortController();
  const reading = readImport("Narikala", { ...options, signal: controller.signal });
  controller.abort(new Error("Closed"));
  await expect(reading).rejects.toThrow("Closed");
  await expect(readImport("Narikala", { ...options, signal: controller.signal })).rejects.toThrow(
    "Closed",
  );
});
