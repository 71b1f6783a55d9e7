import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fullDisk, jumpingClock, restartedPostgres, slowProvider } from "./bad-surroundings.ts";
import type { Fault } from "./fault.ts";
import { killedUnderWrites, oneOfTwoKilled, stoppedUnderLoad } from "./killed-server.ts";

const kills = 20;

const faults: readonly Fault[] = [
  killedUnderWrites("SQLite", kills),
  killedUnderWrites("PostgreSQL", kills),
  restartedPostgres,
  fullDisk,
  jumpingClock,
  slowProvider,
  oneOfTwoKilled,
  stoppedUnderLoad,
];

/** Makes all faults happen, or those whose names contain `part`. Prints a line for each; answers whether all ended well. */
export async function runFaults(part = ""): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), "castor-faults-"));
  let isFine = true;
  for (const [index, { name, run }] of faults.entries()) {
    if (!name.includes(part)) continue;
    try {
      console.log(`✓ ${name}: ${await run(join(folder, String(index)))}`);
    } catch (error) {
      isFine = false;
      console.log(`✗ ${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  await rm(folder, { recursive: true, force: true });
  return isFine;
}
