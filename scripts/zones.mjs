/**
 * `npm run data:zones` draws the map of time zones anew, which lies in the checkout. It installs the packages of tools/zones, which the
 * product itself does not need.
 */
import { bootstrap } from "./install/bootstrap.mjs";
import { installIfNeeded } from "./install/install.mjs";
import { inCheckout } from "./process/checkout.mjs";
import { runNode } from "./process/run-program.mjs";

await bootstrap(import.meta.url);
await installIfNeeded("tools/zones");
const { code } = await runNode([
  "--max-old-space-size=6000",
  inCheckout("tools/zones/src/main.ts"),
]);
process.exitCode = code;
