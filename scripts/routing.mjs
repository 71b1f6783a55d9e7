/**
 * `npm run data:routing -- file.osm.pbf` makes ways of an extract of OpenStreetMap, `npm run routing` finds them for the
 * server. Both install the packages of tools/routing, which the product itself does without.
 */
import { resolve } from "node:path";
import { bootstrap } from "./bootstrap.mjs";
import { installIfNeeded } from "./install.mjs";
import { stopWith } from "./stop-with.mjs";

const [command = "", file, ...more] = process.argv.slice(2);
if (command === "build" ? file === undefined || more.length > 0 : file !== undefined)
  stopWith("Usage: npm run data:routing -- file.osm.pbf");
await bootstrap(import.meta.url);
await installIfNeeded("tools/routing");
// npm runs scripts in the checkout, wherever it was called.
if (file !== undefined) process.argv[3] = resolve(process.env.INIT_CWD ?? "", file);
if (command !== "install") await import("../tools/routing/src/main.ts");
