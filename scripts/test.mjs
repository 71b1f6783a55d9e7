/** `npm test`: everything it needs, then every check; one that fails does not keep the next from running. */
import { bootstrap } from "./bootstrap.mjs";

await bootstrap(import.meta.url);
const { countAsOne, Report } = await import("./report.mjs");
const { staticChecks } = await import("./static-checks.mjs");
const { buildWhatChanged } = await import("./build.mjs");
const { runUnitTests } = await import("./unit-tests.mjs");
const { runBrowserTests } = await import("./browser-tests.mjs");

const report = new Report();
for (const { name, run } of staticChecks)
  await report.step(name, async () => countAsOne(await run()));
// Before the tests, since some of them look into what it makes.
await report.step("build", async () => {
  const failures = await buildWhatChanged();
  return countAsOne({ code: failures.length, output: failures.join("\n") });
});
await report.step("unit tests", () => runUnitTests(process.argv.slice(2)));
await report.step("browser tests", () => runBrowserTests([]));
report.close();
