import { globSync, readFileSync } from "node:fs";
import { checkout, inCheckout } from "../process/checkout.mjs";
import { chooseJourneys } from "./choose-journeys.mjs";
import { listChanged } from "./list-changed.mjs";
import { readTestArguments } from "./read-test-arguments.mjs";

/**
 * The parts of `npm test` that shall run, and the arguments of its unit tests and of its journeys. Without journeys none shall run.
 * @param {string[]} args
 * @returns {Promise<{ parts: readonly import("./read-test-arguments.mjs").Part[], unitTests: string[], journeys: string[] | undefined }>}
 */
export async function chooseTests(args) {
  const { parts, changed, shard, others } = readTestArguments(args);
  if (changed === undefined) return { parts, unitTests: [...shard, ...others], journeys: shard };
  const { base, files } = await listChanged(changed || undefined);
  const journeys = chooseJourneys(files, readJourneys());
  console.log(`${files.length} files have changed since ${base.slice(0, 8)}.`);
  return {
    parts,
    unitTests: [`--changed=${base}`, "--passWithNoTests", ...shard, ...others],
    journeys: journeys.length > 0 ? [...shard, ...journeys] : undefined,
  };
}

function readJourneys() {
  const files = globSync("e2e/**/*.ts", { cwd: checkout });
  return new Map(files.map((file) => [file, readFileSync(inCheckout(file), "utf8")]));
}
