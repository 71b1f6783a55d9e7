import { createTripCheck } from "@castor/core/check/create-trip-check.ts";
import { loadTerrain } from "@castor/core/services/paths/terrain/load-terrain.ts";
import { type CheckJob, doCheckJob } from "./check-job.ts";
import type { MendJob, MendReport } from "./mend-job.ts";

/** One for the life of the worker: it remembers the days that it has checked. */
const check = createTripCheck();

self.addEventListener("message", ({ data }: MessageEvent<CheckJob | MendJob>) => {
  if ("finding" in data) void mend(data).then((report) => self.postMessage(report));
  else self.postMessage(doCheckJob(check, data));
});

/** Most trips are only checked: what changes a trip loads on use. */
async function mend(job: MendJob): Promise<MendReport> {
  try {
    // Legs of a changed plan are estimated.
    const [{ doMendJob }] = await Promise.all([import("./do-mend-job.ts"), loadTerrain()]);
    return doMendJob(job);
  } catch (error) {
    return { kind: "notMended", newId: job.newId, message: String(error) };
  }
}
