/** `npm run budgets`: compares the built pages with their budgets. `--write` lowers the limits to what is measured. */
import { writeFileSync } from "node:fs";
import { bootstrap } from "./install/bootstrap.mjs";

await bootstrap(import.meta.url);
const { buildOrStop } = await import("./build/build.mjs");
await buildOrStop();
const { budgets, budgetsFile } = await import("../bench/budgets.ts");
const { weighPages } = await import("../bench/measure-page-weight.ts");
const { compareWeights, tightenPages } = await import("../bench/compare-weights.ts");
const weights = weighPages();
if (process.argv.includes("--write")) {
  const pages = tightenPages(weights, budgets.pages);
  writeFileSync(budgetsFile, `${JSON.stringify({ ...budgets, pages }, null, 2)}\n`);
} else {
  const failures = compareWeights(weights, budgets.pages);
  for (const failure of failures) console.error(failure);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
