import type { Fix } from "@castor/core/mend/fix.ts";
import type { CheckReport } from "./check-job.ts";
import type { MendJob, MendReport } from "./mend-job.ts";

/** Milliseconds after which an answer is not waited for any more. */
const patienceMs = 20_000;

/** Asks the worker for fixes. Rejects when it fails, or says nothing in time. */
export function askForFixes(worker: Worker, job: MendJob): Promise<readonly Fix[]> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      worker.removeEventListener("message", listen);
    };
    const listen = ({ data }: MessageEvent<CheckReport | MendReport>) => {
      if (!("newId" in data) || data.newId !== job.newId) return;
      stop();
      if (data.kind === "mended") resolve(data.fixes);
      else reject(new Error(data.message));
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error("No fixes in time."));
    }, patienceMs);
    worker.addEventListener("message", listen);
    worker.postMessage(job);
  });
}
