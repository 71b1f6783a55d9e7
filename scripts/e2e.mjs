/** `npm run e2e`: the journeys in a real browser; what follows `--` goes to Playwright. */
import { bootstrap } from "./bootstrap.mjs";
import { stopWith } from "./stop-with.mjs";

await bootstrap(import.meta.url);
const { buildOrStop } = await import("./build.mjs");
const { runBrowserTests } = await import("./browser-tests.mjs");
await buildOrStop();
const { failed, output } = await runBrowserTests(process.argv.slice(2));
if (failed > 0) stopWith(output ?? `${failed} failed`);
