import { importLimits, megabytesOf } from "./parse/import-limits.ts";
import type { ImportOptions, OnProgress } from "./parse/import-options.ts";
import type { ImportJob, ImportReport } from "./parse/import-worker.ts";
import workerAddress from "./parse/import-worker.ts?worker&url";
import type { ImportRefusal, ImportResult } from "./parse/imported-trip.ts";

export interface ReadImportOptions extends ImportOptions {
  onProgress?: OnProgress;
  /** Ends the reading: the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
}

const refused = (refusal: ImportRefusal): ImportResult => ({ kind: "refused", refusal });

/**
 * Reads a file, or a pasted text, in a worker of its own, which ends with it. The page stays quick meanwhile, and whatever the
 * file does to memory or time ends there too. Rejects only when it is aborted or the worker does not load.
 */
export function readImport(
  source: File | string,
  { names, zone, today, onProgress, signal }: ReadImportOptions,
): Promise<ImportResult> {
  if (signal?.aborted) return Promise.reject(signal.reason);
  if (typeof source !== "string" && source.size > importLimits.fileBytes) {
    const megabytes = megabytesOf(importLimits.fileBytes);
    return Promise.resolve(refused({ code: "tooLarge", megabytes }));
  }
  const worker = new Worker(workerAddress, { type: "module", name: "import" });
  const { promise, resolve, reject } = Promise.withResolvers<ImportResult>();
  const seconds = importLimits.seconds;
  const timer = setTimeout(() => resolve(refused({ code: "tooSlow", seconds })), seconds * 1_000);
  const abort = () => reject(signal?.reason);
  signal?.addEventListener("abort", abort);
  worker.addEventListener("message", ({ data }: MessageEvent<ImportReport>) => {
    if (data.kind === "progress") onProgress?.(data.done);
    else if (data.kind === "result") resolve(data.result);
    else reject(new Error(data.message));
  });
  worker.addEventListener("error", (event) => reject(new Error(event.message)));
  // The answer held something that cannot be sent, such as JSON nested too deep.
  worker.addEventListener("messageerror", () => resolve(refused({ code: "tooComplex" })));
  const job: ImportJob = { source, options: { names, zone, today } };
  worker.postMessage(job);
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
    worker.terminate();
  });
}
