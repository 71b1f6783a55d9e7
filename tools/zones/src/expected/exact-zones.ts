import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Position } from "@castor/core/geo/position.ts";
import { readSteps, writeStep } from "@castor/core/geo/steps.ts";

/** The zones of positions by the exact borders, null at sea, kept for tests: the borders themselves are 75 MB. */
export type ExactZones = readonly (string | null)[];

const atSea = "-";

export const fileOf = (name: "places" | "spots") =>
  fileURLToPath(new URL(`../../testing/exact-${name}.txt`, import.meta.url));

/** Tells whether positions are those that zones were kept of. */
export function digestOf(positions: readonly Position[]): string {
  const text = positions.map(({ lat, lng }) => `${lat},${lng}`).join(";");
  return createHash("sha256").update(text).digest("hex");
}

/** The names of all zones in a line, then in runs: the number of a zone, and how many positions one after another have it. */
export function writeExactZones(zones: ExactZones): string {
  const names = [...new Set(zones.map((zone) => zone ?? atSea))].sort();
  const runs: [number, number][] = [];
  for (const zone of zones) {
    const number = names.indexOf(zone ?? atSea);
    const last = runs.at(-1);
    if (last?.[0] === number) last[1]++;
    else runs.push([number, 1]);
  }
  return `${names.join(" ")}\n${runs.flat().map(writeStep).join("")}\n`;
}

function readExactZones(names: string, runs: string): ExactZones {
  const zones = names.split(" ").map((name) => (name === atSea ? null : name));
  const steps = [...(readSteps(runs) ?? [])];
  return steps.flatMap((length, at) =>
    at % 2 === 0 ? [] : Array.from({ length }, () => zones[steps[at - 1] ?? 0] ?? null),
  );
}

/** The zones of all places of the gazetteer that had this digest. */
export function readPlaceZones(): { digest: string; zones: ExactZones } {
  const [digest = "", names = "", runs = ""] = readFileSync(fileOf("places"), "utf8").split("\n");
  return { digest, zones: readExactZones(names, runs) };
}

/** Positions beside borders, in microdegrees, with their zones. */
export function readPositions(): { at: Position; zone: string | null }[] {
  const [positions = "", names = "", runs = ""] = readFileSync(fileOf("spots"), "utf8").split("\n");
  const zones = readExactZones(names, runs);
  const steps = readSteps(positions) ?? [];
  return zones.map((zone, at) => ({
    at: { lng: (steps[2 * at] ?? 0) / 1e6, lat: (steps[2 * at + 1] ?? 0) / 1e6 },
    zone,
  }));
}

export const writePositions = (
  positions: readonly (readonly [number, number])[],
  zones: ExactZones,
) => `${positions.flat().map(writeStep).join("")}\n${writeExactZones(zones)}`;
