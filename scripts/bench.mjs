/**
 * `npm run bench`: measures the promised figures. `--save` writes the table to bench/figures.md. A name measures that
 * part alone. `--public-trips=1000000` measures a catalog of that size.
 */
import { bootstrap } from "./install/bootstrap.mjs";

await bootstrap(import.meta.url);
const { inCheckout } = await import("./process/checkout.mjs");
const { runNode } = await import("./process/run-program.mjs");
const { buildOrStop } = await import("./build/build.mjs");
await buildOrStop();
// Installs Valhalla for the figures of routing. Without it they are reported as not measured.
await runNode([inCheckout("scripts/routing.mjs"), "install"]);
const { runBench } = await import("../bench/run-bench.ts");
const args = process.argv.slice(2);
const publicTrips = args.find((arg) => arg.startsWith("--public-trips="))?.split("=")[1];
await runBench({
  isSaved: args.includes("--save"),
  publicTrips: Number(publicTrips ?? 20_000),
  names: args.filter((arg) => !arg.startsWith("--")),
});
