import { globSync, readFileSync } from "node:fs";
import { checkout, inCheckout } from "../process/checkout.mjs";
import { chooseJourneys } from "./choose-journeys.mjs";
import { listChanged } from "./list-changed.mjs";

/**
 * The arguments of the unit tests and of the journeys for those of `npm test`. Without journeys none shall run.
 * @param {string[]} args
 * @returns {Promise<{ unitTests: string[], journeys: string[] | undefined }>}
 */
export async function chooseTests(args) {
  const option = args.find((arg) => arg === "--changed" || arg.startsWith("--changed="));
  if (option === undefined) return { unitTests: args, journeys: [] };
  const { base, files } = await listChanged(option.split("=")[1]);
  const journeys = chooseJourneys(files, readJourneys());
  console.log(`${files.length} files have changed since ${base.slice(0, 8)}.`);
  const others = args.filter((arg) => arg !== option);
  return {
    unitTests: [`--changed=${base}`, "--passWithNoTests", ...others],
    journeys: journeys.length > 0 ? journeys : undefined,
  };
}

function readJourneys() {
  const files = globSync("e2e/**/*.ts", { cwd: checkout });
  return new Map(files.map((file) => [file, readFileSync(inCheckout(file), "utf8")]));
}
