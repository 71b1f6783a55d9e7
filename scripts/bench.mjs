/** `npm run bench`: what is promised in figures, measured here and now; `--save` keeps the table in bench/figures.md, a name measures one part of it. */
import { bootstrap } from "./bootstrap.mjs";

await bootstrap(import.meta.url);
const { inCheckout } = await import("./checkout.mjs");
const { runNode } = await import("./run-program.mjs");
const { buildOrStop } = await import("./build.mjs");
await buildOrStop();
// For the ways that are measured; without it they say that they are not.
await runNode([inCheckout("scripts/routing.mjs"), "install"]);
const { runBench } = await import("../bench/run-bench.ts");
const args = process.argv.slice(2);
await runBench({
  isSaved: args.includes("--save"),
  names: args.filter((arg) => !arg.startsWith("--")),
});
