import type { ImportInput, ImportOptions } from "./import-options.ts";
import type { ImportResult } from "./import-result.ts";
import { parseImport } from "./parse-import.ts";

/** What the page sends: once for each worker. */
export interface ImportJob {
  source: File | string;
  options: ImportOptions;
}

/** What the worker answers: how far it is, and at the end the result, or that it failed. */
export type ImportReport =
  | { kind: "progress"; done: number }
  | { kind: "result"; result: ImportResult }
  | { kind: "failure"; message: string };

const report = (answer: ImportReport) => self.postMessage(answer);

async function inputOf(source: File | string): Promise<ImportInput> {
  if (typeof source === "string") return { text: source };
  return { fileName: source.name, bytes: new Uint8Array(await source.arrayBuffer()) };
}

self.addEventListener("message", async ({ data }: MessageEvent<ImportJob>) => {
  try {
    const input = await inputOf(data.source);
    const onProgress = (done: number) => report({ kind: "progress", done });
    report({ kind: "result", result: await parseImport(input, data.options, onProgress) });
  } catch (error) {
    report({ kind: "failure", message: String(error) });
  }
});
