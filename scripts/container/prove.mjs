import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installDebianPackage } from "../install/install-debian-package.mjs";
import { stopWith } from "../process/stop-with.mjs";
import { importBase } from "./base-image.mjs";
import { Container } from "./container.mjs";
import { buildImage, mountImage } from "./image.mjs";
import { planTrip, readTrip } from "./visitor.mjs";

/**
 * Proves the steps in their order, and prints each. Answers whether all hold.
 * @param {string} [base] a root that debootstrap made before
 */
export async function proveContainer(base) {
  if (process.getuid?.() !== 0) stopWith("Only root may make the root of a container.");
  for (const name of ["debootstrap", "buildah"])
    if (!existsSync(`/usr/bin/${name}`) && !existsSync(`/usr/sbin/${name}`))
      await installDebianPackage(name);
  const folder = mkdtempSync(join(tmpdir(), "castor-container-"));
  /** @type {Container | undefined} */
  let container;
  try {
    await step("the base image", () => importBase(folder, base));
    await step("the image", () => buildImage(folder));
    const image = await step("its settings", () => mountImage(folder));
    const data = join(folder, "data");
    mkdirSync(data);
    const run = new Container(image, data);
    container = run;
    await step("the first start", () => run.start());
    await step("what it may do", () => run.requireConfined());
    await step("the health check", () => run.requireHealthy());
    const trip = await step("a trip is written", () => planTrip(run.origin, data));
    await step("the stop", () => run.stop());
    await step("the health check of a stopped server", () => run.requireUnhealthy());
    await step("the second start", () => run.start());
    await step("the trip is read", () => readTrip(trip));
    await step("the commands of docs/operations.md", () => run.requireCommands(trip.username));
    await step("the last stop", () => run.stop());
    return true;
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : error}`);
    console.error(container?.output.slice(-3_000) ?? "");
    return false;
  } finally {
    container?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @template Found
 * @param {string} name
 * @param {() => Promise<{ says: string, found: Found }>} run
 */
async function step(name, run) {
  const begun = performance.now();
  const { says, found } = await run().catch((cause) => {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  });
  console.log(`✓ ${name}: ${says} (${((performance.now() - begun) / 1_000).toFixed(1)} s)`);
  return found;
}
