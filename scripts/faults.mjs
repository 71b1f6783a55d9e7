/**
 * `npm run test:faults`: kills and starves servers and their databases, and looks whether all that was acknowledged is
 * there. A part of a fault's name runs that one alone.
 */
import { bootstrap } from "./install/bootstrap.mjs";

await bootstrap(import.meta.url);
const { runFaults } = await import("../bench/faults/run-faults.ts");
process.exit((await runFaults(process.argv[2])) ? 0 : 1);
