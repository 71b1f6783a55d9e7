/** `npm run release:files`: builds the release that is checked out, and writes what others download into build/release. */
import { execFileSync } from "node:child_process";
import { bootstrap } from "./install/bootstrap.mjs";
import { stopWith } from "./process/stop-with.mjs";

await bootstrap(import.meta.url);
const { buildOrStop } = await import("./build/build.mjs");
const { checkout, inCheckout } = await import("./process/checkout.mjs");
const { packRelease } = await import("./release/pack-release.mjs");
await buildOrStop();
const options = { cwd: checkout, maxBuffer: 50_000_000 };
try {
  const materials = execFileSync("npm", ["run", "--silent", "sbom"], options).toString();
  const target = inCheckout("build/release");
  for (const file of packRelease({ folder: checkout, target, materials })) console.log(file);
} catch (error) {
  stopWith(error instanceof Error ? error.message : String(error));
}
