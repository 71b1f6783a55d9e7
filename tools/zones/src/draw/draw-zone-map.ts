import { writeStep } from "@castor/core/geo/steps.ts";
import { readZoneMap } from "@castor/core/geo/zones/zone-map.ts";
import { unitsPerDegree } from "@castor/core/geo/zones/zone-pieces.ts";
import { clocksOf } from "../clocks.ts";
import { findFaults } from "./find-faults.ts";
import { type ExactPlace, findWrongPlaces, microPosition } from "./find-wrong-places.ts";
import { FinerPositions } from "./finer-positions.ts";
import type { Border, GridPosition } from "./join-borders.ts";
import { simplifyLine } from "./simplify-line.ts";

/** After so many rounds lines that still cross are left: `readZoneMap` believes the nearer one. */
const maxRounds = 3;

/** How exact a border is drawn, in metres: at least, at most, and as a share of the way to the nearest town. */
interface Tolerance {
  min: number;
  max: number;
  share: number;
}

/** Where clocks change on land; around territorial waters; where only the name of the zone changes. */
const tolerances = {
  land: { min: 50, max: 400, share: 0.03 },
  sea: { min: 200, max: 1_500, share: 0.1 },
  name: { min: 500, max: 2_000, share: 0.2 },
} satisfies Record<string, Tolerance>;

function toleranceOf({ left, right }: Border): Tolerance {
  if (left === null || right === null) return tolerances.sea;
  return clocksOf(left) === clocksOf(right) ? tolerances.name : tolerances.land;
}

const toUnits = ([x, y]: GridPosition): GridPosition => [
  Math.round((x / 1e6) * unitsPerDegree),
  Math.round((y / 1e6) * unitsPerDegree),
];

/** Corners on the grid of the map. */
function toGrid(positions: readonly GridPosition[]): GridPosition[] {
  const units = positions.map(
    ([x, y]): GridPosition => [
      Math.round((x / 1e6) * unitsPerDegree),
      Math.round((y / 1e6) * unitsPerDegree),
    ],
  );
  return units.filter(([x, y], at) => x !== units[at - 1]?.[0] || y !== units[at - 1]?.[1]);
}

/** The map of zones as a text, which `readZoneMap` reads. `metresToTown` says how far the nearest town is, `finer` where to be more exact. */
function drawOnce(
  zones: readonly string[],
  borders: readonly Border[],
  metresToTown: (position: GridPosition) => number,
  finer: FinerPositions,
): string {
  const groups = [...Map.groupBy(zones.toSorted(), clocksOf).values()];
  const numbers = new Map(groups.flat().map((zone, at) => [zone, at + 1]));
  const numberOf = (zone: string | null) => (zone === null ? 0 : (numbers.get(zone) ?? 0));
  /** Two states may draw their common border each: on the grid it is one. */
  const drawn = new Set<string>();
  let [lastX, lastY] = [0, 0];
  const texts = borders.map((border) => {
    const { min, max, share } = toleranceOf(border);
    const line = toGrid(
      simplifyLine(
        border.positions,
        (position) =>
          Math.min(max, Math.max(min, metresToTown(position) * share)) * finer.shareAt(position),
      ),
    );
    const key = [border.left, border.right, ...line].join();
    if (line.length < 2 || drawn.has(key)) return "";
    drawn.add(key);
    const steps = [numberOf(border.left), numberOf(border.right), line.length];
    for (const [x, y] of line) {
      steps.push(y - lastY, x - lastX);
      [lastX, lastY] = [x, y];
    }
    return steps.map(writeStep).join("");
  });
  return `${groups.map((group) => group.join(" ")).join(",")}\n${texts.join("")}`;
}

/** Positions that no line tells, with their zones. */
function keepPlaces(
  map: string,
  wrong: readonly GridPosition[],
  places: readonly ExactPlace[],
): string {
  const zones = readZoneMap(map).zones.flat();
  const exact = new Map(places.map(({ lat, lng, zone }) => [microPosition(lat, lng).join(), zone]));
  const steps = wrong.flatMap(([x, y]) => {
    const number = zones.indexOf(exact.get([x, y].join()) ?? "") + 1;
    return [number, ...toUnits([x, y])];
  });
  return `${map}\n${steps.map(writeStep).join("")}`;
}

/** Draws the map, and again more exactly where its lines cross each other or it is wrong at a place, until it is right at all places. */
export function drawZoneMap(
  borders: readonly Border[],
  places: readonly ExactPlace[],
  metresToTown: (position: GridPosition) => number,
): string {
  const named = borders.flatMap(({ left, right }) => [left, right]);
  const zones = [...new Set(named)].filter((zone) => zone !== null);
  const finer = new FinerPositions();
  for (let round = 1; ; round++) {
    const map = drawOnce(zones, borders, metresToTown, finer);
    const faults = findFaults(map);
    const wrong = findWrongPlaces(map, places);
    console.log(
      `Round ${round}: ${map.length} characters, lines cross at ${faults.length} spots, ${wrong.length} places are wrong`,
    );
    if (faults.length + wrong.length === 0) return map;
    if (round === maxRounds) return keepPlaces(map, wrong, places);
    finer.add([...faults, ...wrong]);
  }
}
