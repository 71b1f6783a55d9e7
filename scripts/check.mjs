/** `npm run check`: types, lint, import rules and unused code; nothing is run. */
import { bootstrap } from "./install/bootstrap.mjs";

await bootstrap(import.meta.url);
const { countAsOne, Report } = await import("./checks/report.mjs");
const { staticChecks } = await import("./checks/static-checks.mjs");
const report = new Report();
for (const { name, run } of staticChecks)
  await report.step(name, async () => countAsOne(await run()));
report.close();
