import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type KnownPair,
  readKnownLegs,
  readMountainLegs,
} from "../../../../testing/known-legs/known-legs.ts";
import { estimateLeg } from "../estimate-path.ts";
import { currentTerrain, setTerrain } from "./current-terrain.ts";
import { loadTerrain } from "./load-terrain.ts";
import { withSurvey } from "./survey-way.ts";

const pairs = readKnownLegs();
const mountains = readMountainLegs();
const [least, most] = [0.6, 1.67];

const ratioOf = ({ from, to, mode, minutes }: KnownPair) =>
  estimateLeg(from, to, mode).duration / 60 / minutes;

/** The pairs whose estimate is too far off, for the message of a failure. */
const listMisses = (some: readonly KnownPair[]) =>
  some.flatMap((pair) => {
    const ratio = ratioOf(pair);
    const isNear = ratio >= least && ratio <= most;
    return isNear ? [] : [`${pair.from.name} – ${pair.to.name}: ${ratio.toFixed(2)}`];
  });

beforeAll(loadTerrain);
afterAll(() => setTerrain(null));

it("has 46 pairs of ten kinds of ways, half of them held out", () => {
  expect(pairs).toHaveLength(46);
  expect(pairs.filter(({ isHeldOut }) => isHeldOut)).toHaveLength(23);
});

it("takes between 0.6 and 1.67 of the true time for 40 of 46 known ways", () => {
  expect(listMisses(pairs).length, listMisses(pairs).join("; ")).toBeLessThanOrEqual(6);
});

it("does so for 18 of the 23 that nothing was fitted to as well", () => {
  const heldOut = pairs.filter(({ isHeldOut }) => isHeldOut);
  expect(listMisses(heldOut).length, listMisses(heldOut).join("; ")).toBeLessThanOrEqual(5);
});

it("does so for 36 of 38 drives on motorways and valley roads in mountains", () => {
  expect(mountains).toHaveLength(38);
  expect(listMisses(mountains).length, listMisses(mountains).join("; ")).toBeLessThanOrEqual(2);
});

it("does so for 39 of 46 where no ferry is known, and says of each crossing that somebody has to look", () => {
  const terrain = currentTerrain();
  if (!terrain) throw new Error("Nothing was loaded.");
  setTerrain(withSurvey({ ...terrain, masses: cloneLevels(), ferries: [] }));
  try {
    expect(listMisses(pairs).length, listMisses(pairs).join("; ")).toBeLessThanOrEqual(7);
    const crossings = pairs.map(({ from, to, mode }) => estimateLeg(from, to, mode).crossing);
    expect(crossings.filter((crossing) => crossing === "ferry")).toEqual([]);
    expect(crossings.filter((crossing) => crossing === "unknown")).toHaveLength(7);
  } finally {
    setTerrain(terrain);
  }
  /** Ways that were found are kept by grid. */
  function cloneLevels() {
    const made = [0, 1, 2, 3, 4].map((level) => ({ ...terrain?.masses(level) }));
    return (level: number) => made[level] as ReturnType<NonNullable<typeof terrain>["masses"]>;
  }
});

it("fits into 300 kB", () => {
  const sizes = ["terrain.json", "ferries.json"].map(
    (name) => readFileSync(new URL(name, import.meta.url)).length,
  );
  expect((sizes[0] ?? 0) + (sizes[1] ?? 0)).toBeLessThan(300_000);
});
