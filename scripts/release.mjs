/**
 * `npm run release -- major|minor|patch|1.2.3`: runs all checks, then makes the version, its changelog, the data for later
 * upgrade tests, a commit and a tag. It sends nothing anywhere.
 */
import { bootstrap } from "./install/bootstrap.mjs";
import { stopWith } from "./process/stop-with.mjs";

await bootstrap(import.meta.url);
const { makeRelease } = await import("./release/make-release.mjs");
const { checkout, inCheckout } = await import("./process/checkout.mjs");
const { runNode } = await import("./process/run-program.mjs");

try {
  const { tag } = await makeRelease({
    folder: checkout,
    asked: process.argv[2] ?? "",
    now: new Date(),
    check: async () => (await runNode([inCheckout("scripts/test.mjs")])).code === 0,
    keepData: async (version) => {
      const writer = inCheckout("apps/server/testing/upgrades/write-release-data.ts");
      const { code } = await runNode([writer, version]);
      if (code !== 0) throw new Error("The data of this version could not be kept.");
    },
  });
  console.log(`${tag} is made. To publish it: git push --follow-tags`);
} catch (error) {
  stopWith(error instanceof Error ? error.message : String(error));
}
