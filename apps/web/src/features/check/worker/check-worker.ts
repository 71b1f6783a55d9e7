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

/** Legs of a changed plan are estimated. Without relief and water they are made from distances. */
const loadForEstimates = () => loadTerrain().catch(() => undefined);

/** Most trips are only checked: what changes a trip loads on use. */
async function mend(job: MendJob): Promise<MendReport> {
  try {
    const [{ doMendJob }] = await Promise.all([import("./do-mend-job.ts"), loadForEstimates()]);
    return doMendJob(job);
  } catch (error) {
    return { kind: "notMended", newId: job.newId, message: String(error) };
  }
}
