import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { distanceBetween, type Position } from "@castor/core/geo/position.ts";
import type { LegMode } from "@castor/core/points/travel-modes.ts";
import { estimateLeg } from "@castor/core/services/paths/estimate-path.ts";
import { expect, test } from "vitest";
import { osmTown } from "../../geodata/testing/osm-town.ts";
import { writeOsmPbf } from "../../geodata/testing/write-osm-pbf.ts";
import { asPbf, listRealExtracts, readVisitedPlaces } from "../testing/real-towns.ts";
import { routingMissing } from "../testing/town-routing.ts";
import { buildTiles, tileFolder } from "./build-tiles.ts";
import { RouteFinder } from "./find-route.ts";
import { findValhalla } from "./find-valhalla.ts";

/** The authored town is always there. */
const town = "the authored town";
const extracts = listRealExtracts();
if (extracts.length === 0)
  process.stderr.write(
    "NOT TRIED: estimates against real roads. OSM_EXTRACTS names no folder of extracts.\n",
  );

const pairs = 150;
const costings = { car: "auto", walk: "pedestrian" } as const;
/** Metres between the two places. Nobody walks for hours through mountains to the next point. */
const farthest = { car: Number.POSITIVE_INFINITY, walk: 2_000 };

/** Pseudo-random numbers from 0 to 1, the same in each run (Lehmer's generator). */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  while (true) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Ratios of estimate to route, for pairs of places of which the engine knows the way. */
async function compare(finder: RouteFinder, places: readonly Position[], mode: "car" | "walk") {
  const ratios: { distance: number; duration: number }[] = [];
  const random = numbers(2026);
  const pick = () => places[Math.floor(random.next().value * places.length)] ?? places[0];
  for (let tries = 0; ratios.length < pairs && tries < pairs * 20; tries++) {
    const [from, to] = [pick(), pick()];
    if (!from || !to) continue;
    const straight = distanceBetween(from, to);
    if (straight < 100 || straight > farthest[mode]) continue;
    const locations = [from, to].map(({ lat, lng }) => ({ lat, lon: lng }));
    const [status, json] = await finder.answer(
      "route",
      JSON.stringify({ locations, costing: costings[mode] }),
      () => true,
    );
    if (status !== 200) continue;
    const { summary } = (
      JSON.parse(json) as { trip: { summary: { length: number; time: number } } }
    ).trip;
    if (summary.length === 0 || summary.time === 0) continue;
    const leg = estimateLeg(from, to, mode satisfies LegMode);
    ratios.push({
      distance: leg.distance / (summary.length * 1000),
      duration: leg.duration / summary.time,
    });
  }
  return ratios;
}

function writeTown(dataDir: string): string {
  const file = join(dataDir, "town.osm.pbf");
  writeOsmPbf(file, osmTown);
  return file;
}

/** What the median may miss. The invented town is a small grid of streets: it shows gross errors alone. */
const allowedIn = (extract: string) =>
  extract === town ? { bias: 0.5, error: 0.5 } : { bias: 0.2, error: 0.35 };

/** How far a ratio is from 1, the same for half and double. */
const errorOf = (ratio: number) => Math.abs(Math.log(ratio));

test.skipIf(routingMissing !== null).each([town, ...extracts])(
  "estimates are neither too short nor too long on the roads of %s",
  async (extract) => {
    const allowed = allowedIn(extract);
    const dataDir = mkdtempSync(join(tmpdir(), "castor-estimates-"));
    try {
      const pbf = extract === town ? writeTown(dataDir) : asPbf(extract, dataDir);
      const valhalla = findValhalla();
      await buildTiles({ extract: pbf, dataDir, valhalla, say: () => undefined });
      const finder = new RouteFinder(tileFolder(dataDir), valhalla);
      await finder.open();
      const places = await readVisitedPlaces(pbf);
      for (const mode of ["car", "walk"] as const) {
        const ratios = await compare(finder, places, mode);
        expect(ratios.length).toBeGreaterThan(pairs / 2);
        for (const what of ["distance", "duration"] as const) {
          const values = ratios.map((ratio) => ratio[what]);
          const said = `${mode} ${what}`;
          expect(Math.abs(median(values) - 1), `bias: ${said}`).toBeLessThan(allowed.bias);
          expect(median(values.map(errorOf)), `error: ${said}`).toBeLessThan(allowed.error);
        }
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
