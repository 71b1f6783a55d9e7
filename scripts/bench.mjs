/**
 * `npm run bench`: measures the promised figures. `--save` keeps the table in bench/results/. Names measure those parts
 * alone. `--public-trips=1000000` measures a catalog of that size, `--kept-in=<folder>` keeps its databases there and
 * measures them as they are the next time. `--seconds=15` shortens the load of reads and writes.
 */
import { resolve } from "node:path";
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
/** @param {string} option */
const readOption = (option) => args.find((arg) => arg.startsWith(`${option}=`))?.split("=")[1];
const keptIn = readOption("--kept-in");
await runBench({
  isSaved: args.includes("--save"),
  choices: {
    loadSeconds: Number(readOption("--seconds") ?? 60),
    publicTrips: Number(readOption("--public-trips") ?? 20_000),
    keptIn: keptIn === undefined ? null : resolve(keptIn),
  },
  names: args.filter((arg) => !arg.startsWith("--")),
});
