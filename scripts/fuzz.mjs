/**
 * `npm run fuzz`: sends hostile requests to every row of the endpoint table. `--requests 20000` says how many, `--seed`
 * begins another series, `--postgres` asks a server on PostgreSQL.
 */
import { parseArgs } from "node:util";
import { bootstrap } from "./install/bootstrap.mjs";

await bootstrap(import.meta.url);
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    postgres: { type: "boolean", default: false },
  },
});
// Places and pages are asked for too.
const { buildOrStop } = await import("./build/build.mjs");
await buildOrStop();
const { runFuzz } = await import("../bench/fuzz/run-fuzz.ts");
const { requests, seed, postgres: isPostgres } = values;
process.exit((await runFuzz({ requests: Number(requests), seed, isPostgres })) ? 0 : 1);
