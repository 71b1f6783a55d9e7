/** `npm run bench`: what is promised in figures, measured here and now; `--save` keeps the table in bench/figures.md. */
import { bootstrap } from "./bootstrap.mjs";

await bootstrap(import.meta.url);
const { buildOrStop } = await import("./build.mjs");
await buildOrStop();
const { runBench } = await import("../bench/run-bench.ts");
await runBench({ isSaved: process.argv.includes("--save") });
