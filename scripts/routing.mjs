/**
 * `npm run data:routing -- file.osm.pbf` makes routing tiles from an OpenStreetMap extract. `npm run routing` serves paths
 * to the server. Both install the packages of tools/routing, which the product itself does not need.
 */
import { resolve } from "node:path";
import { bootstrap } from "./install/bootstrap.mjs";
import { installIfNeeded } from "./install/install.mjs";
import { stopWith } from "./process/stop-with.mjs";

const [command = "", file, ...more] = process.argv.slice(2);
if (command === "build" ? file === undefined || more.length > 0 : file !== undefined)
  stopWith("Usage: npm run data:routing -- file.osm.pbf");
await bootstrap(import.meta.url);
await installIfNeeded("tools/routing");
// npm runs scripts in the checkout; the path is relative to the caller's folder.
if (file !== undefined) process.argv[3] = resolve(process.env.INIT_CWD ?? "", file);
if (command !== "install") await import("../tools/routing/src/main.ts");
