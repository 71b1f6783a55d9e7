import { tripZipIndex } from "@castor/core/exports/json/trip-zip.ts";
import { importLimits, megabytesOf } from "./parse/import-limits.ts";
import type { ImportOptions, OnProgress } from "./parse/import-options.ts";
import type { ImportRefusal, ImportResult } from "./parse/import-result.ts";
import type { ImportJob, ImportReport } from "./parse/import-worker.ts";
import workerAddress from "./parse/import-worker.ts?worker&url";
import { isZip } from "./parse/is-zip.ts";
import type { TripZip } from "./zip/open-trip-zip.ts";

export interface ReadImportOptions extends ImportOptions {
  onProgress?: OnProgress;
  /** Ends the reading: the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
}

const refused = (refusal: ImportRefusal): ImportResult => ({ kind: "refused", refusal });

/**
 * Reads a file, or a pasted text. Of a trip with its files in a ZIP, which may be large, only the trip is read. Rejects only when it is
 * aborted, or the file or the worker does not load.
 */
export async function readImport(
  source: File | string,
  options: ReadImportOptions,
): Promise<ImportResult> {
  options.signal?.throwIfAborted();
  if (typeof source === "string") return readInWorker(source, options);
  const zip = await openZip(source);
  options.signal?.throwIfAborted();
  if (zip && "code" in zip) return refused(zip);
  const isLarge = source.size > importLimits.fileBytes;
  if (zip) {
    const result = await readInWorker(new File([zip.index], tripZipIndex), options);
    if (result.kind === "castor") return { ...result, files: zip.listFiles(result.json) };
    // Archives of others have such a file too, and may hold more.
    if (result.kind === "refused" && isLarge) return result;
  }
  if (!isLarge) return readInWorker(source, options);
  return refused({ code: "tooLarge", megabytes: megabytesOf(importLimits.fileBytes) });
}

/** Null for what begins unlike a ZIP, and for a ZIP of others. */
async function openZip(file: File): Promise<TripZip | ImportRefusal | null> {
  if (!isZip(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) return null;
  return (await import("./zip/open-trip-zip.ts")).openTripZip(file);
}

/**
 * Reads in a worker of its own, which ends with it. The page stays quick meanwhile, and whatever the file does to memory or time ends
 * there too.
 */
function readInWorker(
  source: File | string,
  { names, zone, today, onProgress, signal }: ReadImportOptions,
): Promise<ImportResult> {
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
