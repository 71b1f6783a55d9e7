/** `npm run data:poi` and `npm run data:basemap`: make the operator's own places and street map from an OpenStreetMap extract. */
import { resolve } from "node:path";
import { bootstrap } from "./install/bootstrap.mjs";
import { inCheckout } from "./process/checkout.mjs";
import { runNode } from "./process/run-program.mjs";
import { stopWith } from "./process/stop-with.mjs";

const [kind = "", given, ...more] = process.argv.slice(2);
if (!["poi", "basemap"].includes(kind) || given === undefined || more.length > 0)
  stopWith("Usage: npm run data:poi -- file.osm.pbf, or data:basemap");
await bootstrap(import.meta.url);
// npm runs scripts in the checkout; the path is relative to the caller's folder.
const file = resolve(process.env.INIT_CWD ?? "", given);
const program =
  kind === "poi"
    ? [inCheckout("apps/server/src/main.ts"), "poi", file]
    : [
        inCheckout("tools/geodata/src/build-street-map.ts"),
        file,
        resolve(process.env.DATA_DIR || "data"),
      ];
const { code } = await runNode(program, { cwd: process.cwd() });
process.exitCode = code;
