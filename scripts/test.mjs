/**
 * `npm test`: installs and builds what is missing, then runs every check, also after one that failed. With `--changed`, or
 * `--changed=<commit>`, only the tests of what changed since then run; with `--part=checks|unit|journeys` only that part.
 */
import { bootstrap } from "./install/bootstrap.mjs";

await bootstrap(import.meta.url);
const { countAsOne, Report } = await import("./checks/report.mjs");
const { staticChecks } = await import("./checks/static-checks.mjs");
const { buildWhatChanged } = await import("./build/build.mjs");
const { runUnitTests } = await import("./checks/unit-tests.mjs");
const { runBrowserTests } = await import("./checks/browser-tests.mjs");
const { chooseTests } = await import("./checks/choose-tests.mjs");

const { parts, unitTests, journeys } = await chooseTests(process.argv.slice(2));
const report = new Report();
for (const { name, run } of parts.includes("checks") ? staticChecks : [])
  await report.step(name, async () => countAsOne(await run()));
// Before the tests, since some of them read the build.
await report.step("build", async () => {
  const failures = await buildWhatChanged();
  return countAsOne({ code: failures.length, output: failures.join("\n") });
});
if (parts.includes("checks"))
  await report.step("budgets of pages", async () => {
    const { budgets } = await import("../bench/budgets.ts");
    const { weighPages } = await import("../bench/measure-page-weight.ts");
    const { compareWeights } = await import("../bench/compare-weights.ts");
    const failures = compareWeights(weighPages(), budgets.pages);
    return countAsOne({ code: failures.length, output: failures.join("\n") });
  });
if (parts.includes("unit")) await report.step("unit tests", () => runUnitTests(unitTests));
if (parts.includes("journeys") && journeys !== undefined)
  // A busy machine fails one of hundreds now and then: it gets a second try, and is named (decision 083).
  await report.step("browser tests", () =>
    runBrowserTests(journeys, {
      E2E_RETRIES: "1",
      E2E_RESULTS: process.env.E2E_RESULTS ?? "test-results/whole-run",
    }),
  );
report.close();
