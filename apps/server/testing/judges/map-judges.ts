import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMapFile, describeMapDays } from "@castor/core/exports/map-file.ts";
import type { Trip } from "@castor/core/trips/trip.ts";
import { findDayPaths } from "../../src/exports/day-paths.ts";
import { printContextOf } from "../../src/exports/print-context.ts";
import { translations } from "../../src/http/calls/read-caller.ts";
import { Estimate } from "../../src/outside/routing/estimate.ts";
import { findJudge } from "./run-judge.ts";

/** The content of the files of a trip, with estimated paths. */
export async function readMapFile(trip: Trip, language: "en" | "ru" = "en") {
  const paths = await findDayPaths(new Estimate(), trip.routes);
  const caller = { language, translate: translations[language], zone: "UTC" };
  const context = printContextOf(caller, paths, "https://castor.example");
  const file = createMapFile(trip, [...describeMapDays(trip, context)], context);
  return { file, legsOf: ({ id }: { id: string }) => paths.get(id)?.legs ?? {} };
}

/** A feature of GeoJSON. */
export interface Feature {
  geometry: { type: string; coordinates: unknown } | null;
  properties: Record<string, unknown>;
}

/** The positions of the points among features, longitude first. */
export const pointsIn = (features: readonly Feature[]): number[][] =>
  features.flatMap(({ geometry }) =>
    geometry?.type === "Point" ? [(geometry.coordinates as number[]).slice(0, 2)] : [],
  );

export const ogr2ogr = findJudge("ogr2ogr");

/** What GDAL reads of a file, or of one of its layers. */
export async function readByGdal(path: string, ...layer: string[]): Promise<Feature[]> {
  const precise = ["-lco", "COORDINATE_PRECISION=6"];
  const text = await ogr2ogr?.("-f", "GeoJSONSeq", ...precise, "/vsistdout/", path, ...layer);
  return (text ?? "")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Feature);
}

/** A folder for the files of a test. */
export async function makeFolder() {
  const path = await mkdtemp(join(tmpdir(), "castor-files-"));
  return {
    keep: async (name: string, content: string | Uint8Array): Promise<string> => {
      const file = join(path, name);
      await writeFile(file, content);
      return file;
    },
    remove: () => rm(path, { recursive: true }),
  };
}
