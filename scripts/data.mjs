/** `npm run data:poi -- file.osm.pbf`: the operator's own places, from an extract of OpenStreetMap. */
import { resolve } from "node:path";
import { bootstrap } from "./bootstrap.mjs";
import { stopWith } from "./stop-with.mjs";

const [kind = "", file, ...more] = process.argv.slice(2);
if (kind !== "poi" || file === undefined || more.length > 0)
  stopWith("Usage: npm run data:poi -- file.osm.pbf");
await bootstrap(import.meta.url);
// npm runs scripts in the checkout, wherever it was called.
process.argv[3] = resolve(process.env.INIT_CWD ?? "", file);
await import("../apps/server/src/main.ts");
