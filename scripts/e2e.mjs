/** `npm run e2e`: runs the journeys in a real browser. Arguments after `--` go to Playwright. */
import { bootstrap } from "./install/bootstrap.mjs";
import { stopWith } from "./process/stop-with.mjs";

await bootstrap(import.meta.url);
const { buildOrStop } = await import("./build/build.mjs");
const { runBrowserTests } = await import("./checks/browser-tests.mjs");
await buildOrStop();
const { failed, output } = await runBrowserTests(process.argv.slice(2));
if (failed > 0) stopWith(output ?? `${failed} failed`);
