import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { ImportedTrip } from "@castor/core/imports/imported-trip.ts";
import type { ImportOptions } from "../src/features/imports/parse/import-options.ts";
import { parseImport } from "../src/features/imports/parse/parse-import.ts";

const folder = resolve(import.meta.dirname, "../src/features/imports/parse/examples");

export const importOptions = {
  names: { trip: "Imported", day: "Day {n}", point: "Point {n}", start: "Start", finish: "Finish" },
  zone: "Asia/Tbilisi",
  today: "2026-11-28" as const,
};

/** Reads a file of `examples/` under its name. */
export async function parseExample(fileName: string, options: Partial<ImportOptions> = {}) {
  const bytes = new Uint8Array(await readFile(resolve(folder, fileName)));
  return parseImport({ fileName, bytes }, { ...importOptions, ...options });
}

export const parseText = (content: string, fileName: string) =>
  parseImport({ fileName, bytes: new TextEncoder().encode(content) }, importOptions);

/** The trip of a file that must be readable. */
export async function tripOf(reading: ReturnType<typeof parseImport>): Promise<ImportedTrip> {
  const result = await reading;
  if (result.kind !== "trip") throw new Error(`Not read: ${JSON.stringify(result)}`);
  return result.trip;
}

/** The code with which a file is refused; null when it is read. */
export async function refusalOf(reading: ReturnType<typeof parseImport>): Promise<string | null> {
  const result = await reading;
  return result.kind === "refused" ? result.refusal.code : null;
}
